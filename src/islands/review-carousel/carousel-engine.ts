import Swiper from "swiper";
import { prefersReducedMotion } from "#browser/prefers-reduced-motion.ts";
import { shuffleSlides } from "./shuffle.ts";

/**
 * Turns a scrolling row of slides into a loop that begins with the slide scrolled to. A row that
 * has been scrolled is not shuffled.
 */
export function startCarousel(view: HTMLElement, shuffle: boolean): Swiper {
  const width = view.querySelector(".swiper-slide")?.clientWidth ?? 1;
  const initialSlide = Math.round(view.scrollLeft / width);
  // Stops the row from scrolling: with scroll snap the browser would follow a slide that is moved.
  view.dataset["started"] = "";
  if (shuffle && initialSlide === 0) shuffleSlides(view);
  // A scrolling row must be focusable for keyboard users; a carousel has buttons.
  for (const attribute of ["tabindex", "role", "aria-label"]) view.removeAttribute(attribute);
  return new Swiper(view, {
    // The CSS sets the widths, the same before and after.
    slidesPerView: "auto",
    loop: true,
    initialSlide,
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
