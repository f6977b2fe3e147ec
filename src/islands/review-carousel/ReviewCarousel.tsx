import { useRef } from "react";
import { Icon } from "#islands/Icon.tsx";
import { useHydrated } from "#islands/hydration.ts";
import styles from "./review-carousel.module.css";
import { useCarousel } from "./use-carousel.ts";
import { useReviewDialog } from "./use-review-dialog.tsx";

interface ReviewCarouselProps {
  /** Whether the order differs on each visit. */
  shuffle?: boolean;
}

/**
 * Turns the row of reviews in the same `<section>` into a looping carousel. It advances by itself until the visitor takes
 * over, and pauses while the mouse is over it or it is out of view. Without this island the row scrolls.
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

/** A button. Its label is the section's `data-` attribute with the name of its icon. */
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
