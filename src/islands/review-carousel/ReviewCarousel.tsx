import { useRef } from "react";
import { Icon } from "#islands/Icon.tsx";
import { useHydrated } from "#islands/hydration.ts";
import styles from "./review-carousel.module.css";
import { useCarousel } from "./use-carousel.ts";
import { useReviewDialog } from "./use-review-dialog.tsx";

interface ReviewCarouselProps {
  /** In another order on each visit. */
  shuffle?: boolean;
}

/**
 * Makes a carousel of the row of reviews that stands in the same `<section>`: it advances by itself, in a loop, until
 * the visitor takes over, and waits while it is pointed at or out of view. Without it the row scrolls.
 */
export function ReviewCarousel({ shuffle = false }: ReviewCarouselProps) {
  const root = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated(root);
  const { playing, play, pause, previous, next } = useCarousel(root, shuffle);
  const dialog = useReviewDialog(root, pause);

  return (
    <div ref={root} className={`${styles.controls} ${hydrated ? "" : "invisible"}`}>
      <Control icon={playing ? "pause" : "play"} onPress={playing ? pause : play} />
      <Control icon="previous" onPress={previous} />
      <Control icon="next" onPress={next} />
      {dialog}
    </div>
  );
}

interface ControlProps {
  icon: "pause" | "play" | "previous" | "next";
  onPress: () => void;
}

/** The section holds what its buttons do in words, under the names of their icons. */
function Control({ icon, onPress }: ControlProps) {
  return (
    <button
      ref={(button) => {
        if (button) button.ariaLabel = button.closest("section")?.dataset[icon] ?? null;
      }}
      type="button"
      className={styles.control}
      onClick={onPress}
    >
      <Icon name={icon} />
    </button>
  );
}
