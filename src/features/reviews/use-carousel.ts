import { useCallback, useEffect, useRef, useState, type PointerEvent, type RefObject } from "react";
import Swiper from "swiper";
import { afterPaint } from "#ui/timing.client.ts";
import { prefersReducedMotion } from "#ui/prefers-reduced-motion.client.ts";
import { shuffleSlides } from "./shuffle.client.ts";

/** Time between two advances. */
const delayMs = 5000;

/** Runs the carousel with the scrolling element in `row`. */
export function useCarousel(row: RefObject<HTMLElement | null>, shuffle: boolean) {
  const swiper = useRef<Swiper>(undefined);
  /** False once the visitor has taken over, or prefers reduced motion. */
  const [isPlaying, setIsPlaying] = useState(true);
  const [isHovered, setIsHovered] = useState(false);
  const [isInView, setIsInView] = useState(true);
  /** The words for screen readers after a press: which slide is in view now, and its text. */
  const [announcement, setAnnouncement] = useState("");
  const pause = useCallback(() => setIsPlaying(false), []);

  useEffect(() => {
    const view = row.current?.querySelector<HTMLElement>("[data-slides]");
    if (!view) return;
    const inUse =
      view.scrollLeft > 0 ||
      view.matches(":focus-within") ||
      view.querySelector(":target") !== null;
    setIsPlaying(!inUse && !prefersReducedMotion());
    // A mouse that is over the row already is reported by no event; a touch screen reports its last touch.
    setIsHovered(matchMedia("(hover: hover)").matches && view.matches(":hover"));
    const engine = startCarousel(view, shuffle, inUse);
    swiper.current = engine;
    engine.on("sliderFirstMove", pause);
    const observer = new IntersectionObserver((entries) =>
      setIsInView(entries.at(-1)?.isIntersecting ?? true),
    );
    observer.observe(view);
    return () => {
      observer.disconnect();
      engine.destroy();
    };
  }, [row, shuffle, pause]);

  const advancing = isPlaying && isInView && !isHovered;
  useEffect(() => {
    if (!advancing) return;
    const timer = setInterval(() => {
      if (!document.hidden) swiper.current?.slideNext();
    }, delayMs);
    return () => clearInterval(timer);
  }, [advancing]);

  const move = (direction: "slidePrev" | "slideNext") => () => {
    pause();
    // Moving dozens of slides is slow, so it starts after the next paint.
    afterPaint(() => {
      swiper.current?.[direction]();
      setAnnouncement(textOf(swiper.current));
    });
  };

  return {
    isPlaying,
    pause,
    announcement,
    play: () => {
      setAnnouncement("");
      setIsPlaying(true);
    },
    previous: move("slidePrev"),
    next: move("slideNext"),
    rowHandlers: {
      onPointerEnter: ({ pointerType }: PointerEvent) => setIsHovered(pointerType === "mouse"),
      onPointerLeave: () => setIsHovered(false),
      // A slide must not move away while it has the keyboard focus.
      onFocus: pause,
    },
  };
}

/**
 * Turns a scrolling row of slides into a loop that begins with the slide scrolled to. A row that
 * the visitor has begun to use is not shuffled.
 */
function startCarousel(view: HTMLElement, shuffle: boolean, inUse: boolean): Swiper {
  const slides = [...view.querySelectorAll(".swiper-slide")];
  const linked = slides.findIndex((slide) => slide.matches(":target"));
  const scrolledTo = Math.round(view.scrollLeft / (slides[0]?.clientWidth ?? 1));
  // Stops the row from scrolling: with scroll snap the browser would follow a slide that is moved.
  view.dataset["started"] = "";
  if (shuffle && !inUse) shuffleSlides(slides);
  // A scrolling row must be reachable by keyboard; a carousel has buttons. It may have the focus,
  // which it would lose if it were no longer focusable.
  view.tabIndex = -1;
  for (const attribute of ["role", "aria-label"]) view.removeAttribute(attribute);
  return new Swiper(view, {
    // The CSS sets the widths, the same before and after.
    slidesPerView: "auto",
    // A loop needs more slides than are in view, which are up to three.
    loop: slides.length > 3,
    rewind: slides.length <= 3,
    // A press during the animation of the last one counts.
    loopPreventsSliding: false,
    initialSlide: Math.max(linked, scrolledTo),
    // Skips the observer, whose first report would undo a press in the same frame. The slides resize
    // with the window.
    resizeObserver: false,
    speed: prefersReducedMotion() ? 0 : 600,
    watchSlidesProgress: true,
    on: {
      afterInit: makeHiddenSlidesInert,
      progress: makeHiddenSlidesInert,
      resize: makeHiddenSlidesInert,
    },
  });
}

/** The name of the slide that comes into view, and the words of its review. */
function textOf({ slides = [], activeIndex = 0 }: Partial<Swiper> = {}) {
  const slide = slides[activeIndex];
  const words = slide?.querySelector<HTMLElement>("[data-review=text]")?.innerText ?? "";
  return `${slide?.getAttribute("aria-label") ?? ""}: ${words}`;
}

/** Hides slides that are not in view from the keyboard and from screen readers. */
function makeHiddenSlidesInert({ slides, params }: Swiper) {
  const visible = params.slideVisibleClass ?? "";
  for (const slide of slides) slide.inert = !slide.classList.contains(visible);
}
