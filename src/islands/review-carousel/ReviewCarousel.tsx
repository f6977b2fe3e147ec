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
      <Control
        name={playing ? "Pause reviews" : "Play reviews"}
        icon={playing ? "pause" : "play"}
        onPress={playing ? pause : play}
      />
      <Control name="Previous reviews" icon="previous" onPress={previous} />
      <Control name="Next reviews" icon="next" onPress={next} />
      {dialog}
    </div>
  );
}

interface ControlProps {
  name: string;
  icon: "pause" | "play" | "previous" | "next";
  onPress: () => void;
}

function Control({ name, icon, onPress }: ControlProps) {
  return (
    <button type="button" className={styles.control} aria-label={name} onClick={onPress}>
      <Icon name={icon} />
    </button>
  );
}
