import { useRef, type ReactNode } from "react";
import { Icon } from "#ui/Icon.tsx";
import { useCarousel } from "./use-carousel.ts";
import { useReviewDialog } from "./use-review-dialog.tsx";

interface ReviewCarouselProps {
  labels: Record<"pause" | "play" | "previous" | "next" | "close", string>;
  /** The number of reviews. */
  count: number;
  /** Tells whether the order differs on each visit. */
  shuffle: boolean;
  /** Slot: the scrolling row of reviews. */
  children?: ReactNode;
}

/** The widths, by the number of reviews, at which all are in view and need no controls. */
const hiddenWhere = ["", "hidden", "sm:hidden", "lg:hidden"];

/**
 * Turns a row of reviews into a looping carousel. It advances by itself until the visitor takes
 * over, and pauses while the mouse is over it or it is out of view. A cut review opens in a dialog.
 * Without script the row scrolls.
 */
export function ReviewCarousel({ labels, count, shuffle, children }: ReviewCarouselProps) {
  const row = useRef<HTMLDivElement>(null);
  const { isPlaying, announcement, rowHandlers, ...actions } = useCarousel(row, shuffle);
  const { dialog, openReview } = useReviewDialog(row, labels.close, actions.pause);
  const controls = [isPlaying ? "pause" : "play", "previous", "next"] as const;

  return (
    <>
      {/* Stands on wide screens beside the section's heading, at its bottom. Columns have a fixed width,
          so that no button moves while the next one is still loading. */}
      <div
        className={`mb-3 grid grid-cols-[1fr_3.25rem_3.25rem] gap-2 in-data-failed:invisible lg:absolute lg:right-0 lg:bottom-full lg:mb-8 lg:grid-cols-[repeat(3,3.25rem)] print:hidden noscript:hidden ${hiddenWhere[count] ?? ""}`}
      >
        {controls.map((name, place) => (
          <button
            // The place is the key: the button keeps the focus when it turns from “pause” to “play”.
            key={place}
            type="button"
            className="btn size-13 btn-secondary p-0"
            aria-label={labels[name]}
            onClick={actions[name]}
          >
            <Icon name={name} />
          </button>
        ))}
      </div>
      <div ref={row} role="none" onClick={openReview} {...rowHandlers}>
        {children}
      </div>
      {/* Silent while the carousel advances by itself, as in the ARIA pattern. */}
      <div role="status" className="sr-only print:hidden">
        {announcement}
      </div>
      {dialog}
    </>
  );
}
