import Swiper from "swiper";
import { prefersReducedMotion } from "#browser/prefers-reduced-motion.ts";
import { shuffleSlides } from "./shuffle.ts";

/**
 * Turns a scrolling row of slides into a loop that begins with the slide scrolled to. A row that
 * the visitor has begun to use is not shuffled.
 */
export function startCarousel(view: HTMLElement, shuffle: boolean, inUse: boolean): Swiper {
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
    // Its first report would undo a press in the same frame. The slides resize with the window.
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

/** Hides slides that are not in view from the keyboard and from screen readers. */
function makeHiddenSlidesInert({ slides, params }: Swiper) {
  const visible = params.slideVisibleClass ?? "";
  for (const slide of slides) slide.inert = !slide.classList.contains(visible);
}
