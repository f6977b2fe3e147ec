import { useCallback, useEffect, useRef, useState, type ComponentType } from "react";
import type Swiper from "swiper";
import { afterPaint } from "#browser/after-paint.ts";
import { excerpt } from "./excerpt.ts";
import { awaitFirstMove } from "./first-interaction.ts";
import { useHydrated } from "#islands/hydration.ts";
import { Icon } from "#islands/Icon.tsx";
import styles from "./review-carousel.module.css";
import type { ReviewDialogProps } from "./ReviewDialog.tsx";
import { shuffle as shuffled } from "./shuffle.ts";
import { wantsStillness } from "#browser/prefers-reduced-motion.ts";

interface ReviewCarouselProps {
  /** What the row is, for screen readers. */
  label: string;
  reviews: readonly Review[];
  /** Longer texts are cut at so many characters. */
  limit: number;
  /** `quote`: few words, large. `plain`: the review as it was written. */
  look: "quote" | "plain";
  showLocation: boolean;
  /** Where every card leads on to; without it, cut texts open in a dialog. */
  moreHref?: string | undefined;
  /** In another order on each visit. */
  shuffle?: boolean | undefined;
  /** Milliseconds that a slide stays. */
  delay?: number | undefined;
}

/** A customer's review, as plain data. */
export interface Review {
  name: string;
  location?: string | undefined;
  title?: string | undefined;
  text: string;
  rating: number;
}

/**
 * Reviews as postcards in a row that scrolls. Once hydrated the row advances by itself, in a loop, until the visitor
 * takes over; it waits while it is pointed at, and can be stopped. The engine that makes it a loop, a quarter of all
 * its script, is loaded when the row is first to move.
 */
export function ReviewCarousel({
  label,
  reviews,
  limit,
  look,
  showLocation,
  moreHref,
  shuffle = false,
  delay = 5000,
}: ReviewCarouselProps) {
  const root = useRef<HTMLElement>(null);
  const view = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const engine = useRef<Promise<Swiper | undefined>>(undefined);
  const stopWaiting = useRef<() => void>(undefined);
  /** Whether the visitor has pressed something since; state comes too late for an engine that is on its way. */
  const takenOver = useRef(false);
  const hydrated = useHydrated(root);
  const [ownOrder] = useState(() => (shuffle ? shuffled(reviews) : reviews));
  const [started, setStarted] = useState(false);
  const [playing, setPlaying] = useState(true);
  const [reading, setReading] = useState<Review>();
  const [open, setOpen] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<ReviewDialogProps>>();
  const [inPlace, setInPlace] = useState(false);

  const isPlaying = playing && (started || !hydrated || !wantsStillness());

  /** Makes the row a loop, once. Where the engine cannot be had, it scrolls as it did. */
  const startEngine = useCallback(
    (autoplay: boolean) => {
      stopWaiting.current?.();
      return (engine.current ??= import("./carousel-engine.ts").then(
        ({ startCarousel }) => {
          const row = view.current;
          if (!row) return;
          setStarted(true);
          return startCarousel(row, {
            delay,
            autoplay,
            still: wantsStillness(),
            names: { row: styles["row"] ?? "", slide: styles["slide"] ?? "" },
            onPlaying: setPlaying,
          });
        },
        () => {
          setPlaying(false);
          // The next press tries again.
          engine.current = undefined;
          return undefined;
        },
      ));
    },
    [delay],
  );

  useEffect(() => {
    const row = view.current;
    if (!row) return;
    stopWaiting.current = awaitFirstMove(row, {
      delay: wantsStillness() ? undefined : delay,
      onMove: (by) => {
        void startEngine(by === "time" || by === "mouse").then((swiper) => {
          if (by === "time" && !takenOver.current) swiper?.slideNext(undefined, true, true);
        });
      },
    });
    return () => {
      stopWaiting.current?.();
      void engine.current?.then((swiper) => swiper?.destroy());
    };
  }, [delay, startEngine]);

  async function stop() {
    stopWaiting.current?.();
    takenOver.current = true;
    setPlaying(false);
    (await engine.current)?.autoplay.stop();
  }

  async function play() {
    takenOver.current = false;
    (await startEngine(true))?.autoplay.start();
  }

  async function move(step: -1 | 1) {
    takenOver.current = true;
    const swiper = await startEngine(false);
    swiper?.autoplay.stop();
    if (step < 0) swiper?.slidePrev();
    else swiper?.slideNext();
    const slide = view.current?.querySelector(`.${styles["slide"]}`);
    if (!swiper) view.current?.scrollBy({ left: step * (slide?.clientWidth ?? 0) });
  }

  async function read(review: Review, button: HTMLButtonElement) {
    await new Promise<void>(afterPaint);
    void stop();
    opener.current = button;
    try {
      const { ReviewDialog } = await import("./ReviewDialog.tsx");
      setDialog(() => ReviewDialog);
      setReading(review);
      setOpen(true);
    } catch {
      // The dialog cannot be had: every card shows all of its text.
      setInPlace(true);
    }
  }

  return (
    <section
      ref={root}
      aria-label={label}
      aria-roledescription="carousel"
      className={styles.carousel}
    >
      <Sprite ratings={[...new Set(reviews.map(({ rating }) => rating))]} />
      <div className={`${styles.controls} ${hydrated ? "" : "invisible"}`}>
        <button
          type="button"
          className={styles.control}
          aria-label={isPlaying ? "Pause reviews" : "Play reviews"}
          onClick={() => void (isPlaying ? stop() : play())}
        >
          <Icon name={isPlaying ? "pause" : "play"} />
        </button>
        <button
          type="button"
          className={styles.control}
          aria-label="Previous reviews"
          onClick={() => void move(-1)}
        >
          <Icon name="previous" />
        </button>
        <button
          type="button"
          className={styles.control}
          aria-label="Next reviews"
          onClick={() => void move(1)}
        >
          <Icon name="next" />
        </button>
      </div>

      <div
        ref={view}
        className={styles.view}
        // A row that scrolls must be reachable by keyboard; a carousel has its buttons.
        {...(started
          ? {}
          : { tabIndex: 0, role: "region", "aria-label": `${label}, scrolling row` })}
      >
        <div className={styles.row}>
          {(hydrated ? ownOrder : reviews).map((review, place) => {
            const { name, location, title, text, rating } = review;
            const { shown, rest } = excerpt(text, limit);
            return (
              <div
                key={reviews.indexOf(review)}
                className={styles.slide}
                role="group"
                aria-roledescription="slide"
                aria-label={`${place + 1} of ${reviews.length}`}
              >
                <article
                  className={`${styles.card} ${look === "quote" ? styles.measured : ""} bg-sheet text-ink`}
                >
                  <div className="flex items-start justify-between gap-4">
                    <Stars rating={rating} />
                    <svg className={styles.stamp} viewBox="0 0 92 60" aria-hidden="true">
                      <use href="#review-stamp" />
                    </svg>
                  </div>
                  {look === "plain" && title && <p className="font-bold">{title}</p>}
                  <blockquote className={look === "quote" ? styles.quote : styles.plain}>
                    <p>
                      {look === "quote" && "“"}
                      {shown}
                      {rest && (
                        <>
                          <span className={inPlace ? "hidden" : styles.cut}>…</span>
                          <span className={inPlace ? "" : styles.rest}>{rest}</span>
                        </>
                      )}
                      {look === "quote" && "”"}
                    </p>
                  </blockquote>
                  <footer className={styles.foot}>
                    <p className="font-bold">{name}</p>
                    {showLocation && location && (
                      <span className={`${styles.place} sign`}>{location}</span>
                    )}
                    {moreHref && (
                      <a className="more" href={moreHref}>
                        Read more
                        <Icon name="next" />
                        <span className="sr-only"> of what {name} says</span>
                      </a>
                    )}
                    {!moreHref && rest && !inPlace && (
                      <button
                        type="button"
                        className={`${styles.more} more ${hydrated ? "" : "invisible"}`}
                        aria-haspopup="dialog"
                        onClick={({ currentTarget }) => void read(review, currentTarget)}
                      >
                        Read more
                        <Icon name="next" />
                        <span className="sr-only"> of what {name} says</span>
                      </button>
                    )}
                  </footer>
                </article>
              </div>
            );
          })}
        </div>
      </div>
      {Dialog && reading && (
        <Dialog
          review={reading}
          open={open}
          opener={opener}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </section>
  );
}

/** A rating in stars, with its words for those who do not see them. */
function Stars({ rating }: { rating: number }) {
  return (
    <svg
      viewBox="0 0 129.6 24"
      className="h-5 w-27 flex-none text-brick"
      role="img"
      aria-label={`${rating} out of 5 stars`}
    >
      <use href={`#review-stars-${rating}`} />
    </svg>
  );
}

/** So many stars in a row, the first at a place of the five: one path, since five on each of dozens of cards are many. */
const starsFrom = (place: number, count: number) =>
  `m${12 + 26.4 * place} 1.5 ${Array<string>(count)
    .fill("3.1 7 7.6.7-5.8 5 1.7 7.5-6.6-3.9-6.6 3.9 1.7-7.5-5.8-5 7.6-.7z")
    .join("m26.4 0 ")}`;

/** What every card draws, once: its stars, and a stamp with its postmark. On the stamp is the header's mark. */
function Sprite({ ratings }: { ratings: readonly number[] }) {
  return (
    <svg width="0" height="0" className="absolute" aria-hidden="true">
      {ratings.map((rating) => (
        <symbol key={rating} id={`review-stars-${rating}`} viewBox="0 0 129.6 24">
          <path fill="currentColor" d={starsFrom(0, rating)} />
          {rating < 5 && (
            <path fill="currentColor" opacity=".3" d={starsFrom(rating, 5 - rating)} />
          )}
        </symbol>
      ))}
      <symbol id="review-stamp" viewBox="0 0 92 60">
        <path
          className={styles.perforation}
          d="M42 2h48v56H42z"
          fill="currentColor"
          strokeDasharray="0 6"
          strokeLinecap="round"
          strokeWidth="4"
        />
        <path fill="#E9E1D0" d="M47 7h38v46H47z" />
        <use href="#mark" transform="translate(48.5 13.5) scale(.55)" />
        <g fill="none" stroke="#4A5753" strokeWidth="1.300" opacity=".75">
          <circle cx="36" cy="24" r="15" />
          <circle cx="36" cy="24" r="11" />
          <path d="M2 15q4-3 8 0t8 0M0 22q4-3 8 0t8 0M2 29q4-3 8 0t8 0" />
        </g>
      </symbol>
    </svg>
  );
}
