import Swiper from "swiper";
import { prefersReducedMotion } from "#browser/prefers-reduced-motion.ts";
import { shuffleSlides } from "./shuffle.ts";

/**
 * Turns a row of slides that scrolls into a loop, which begins with the slide that was scrolled to. Only a row that
 * nobody has scrolled is shuffled.
 */
export function startCarousel(section: HTMLElement, view: HTMLElement, shuffle: boolean): Swiper {
  const width = view.querySelector(".swiper-slide")?.clientWidth ?? 1;
  const initialSlide = Math.round(view.scrollLeft / width);
  // From here on the row cannot scroll: a browser that snaps to a slide follows it wherever it is put.
  section.dataset["started"] = "";
  if (shuffle && initialSlide === 0) shuffleSlides(view);
  // A row that scrolls must be reachable by keyboard; a carousel has its buttons.
  for (const attribute of ["tabindex", "role", "aria-label"]) view.removeAttribute(attribute);
  return new Swiper(view, {
    // Widths stand in the CSS, the same before and after.
    slidesPerView: "auto",
    loop: true,
    initialSlide,
    speed: prefersReducedMotion() ? 0 : 600,
    watchSlidesProgress: true,
    on: { afterInit: hideWhatIsOutside, progress: hideWhatIsOutside, resize: hideWhatIsOutside },
  });
}

/** Slides that are not in view are not there for keyboard and screen reader either. */
function hideWhatIsOutside({ slides, params }: Swiper) {
  const visible = params.slideVisibleClass ?? "";
  for (const slide of slides) slide.inert = !slide.classList.contains(visible);
}
