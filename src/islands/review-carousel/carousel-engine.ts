import Swiper from "swiper";
// From this file and by name: `import("swiper/modules")` would bring every module there is.
import { Autoplay } from "swiper/modules";

interface CarouselOptions {
  /** Milliseconds that a slide stays. */
  delay: number;
  /** Whether it advances by itself. */
  autoplay: boolean;
  /** Nothing moves unless it is asked to. */
  still: boolean;
  names: { row: string; slide: string };
  onPlaying: (playing: boolean) => void;
}

/** Turns a row of slides that scrolls into a loop that advances by itself. */
export function startCarousel(
  view: HTMLElement,
  { delay, autoplay, still, names, onPlaying }: CarouselOptions,
): Swiper {
  const width = view.querySelector(`.${names.slide}`)?.clientWidth ?? 1;
  const seen = Math.round(view.scrollLeft / width);
  view.scrollLeft = 0;
  const swiper = new Swiper(view, {
    modules: [Autoplay],
    wrapperClass: names.row,
    slideClass: names.slide,
    // Widths stand in the CSS, the same before and after.
    slidesPerView: "auto",
    loop: true,
    initialSlide: seen,
    speed: still ? 0 : 600,
    watchSlidesProgress: true,
    autoplay: {
      delay,
      disableOnInteraction: true,
      pauseOnMouseEnter: true,
      // Without transitions there is no end of one to wait for.
      waitForTransition: !still,
    },
    on: {
      progress: hideWhatIsOutside,
      resize: hideWhatIsOutside,
      autoplayStart: () => {
        onPlaying(true);
      },
      autoplayStop: () => {
        onPlaying(false);
      },
    },
  });
  hideWhatIsOutside(swiper);
  // The keyboard has come in: nothing moves away under it.
  view.addEventListener("focusin", () => {
    swiper.autoplay.stop();
  });
  // Swiper waits for a mouse that comes in, not for one that is there already.
  if (view.matches(":hover"))
    view.dispatchEvent(new PointerEvent("pointerenter", { pointerType: "mouse" }));
  if (!autoplay || still) swiper.autoplay.stop();
  restUnseen(swiper);
  return swiper;
}

/** Out of view the row rests, since what advances it asks for every frame; seen again, it goes on. */
function restUnseen(swiper: Swiper) {
  let resting = false;
  const observer = new IntersectionObserver((entries) => {
    const isSeen = entries.at(-1)?.isIntersecting ?? true;
    if (isSeen && resting) swiper.autoplay.start();
    if (!isSeen) {
      resting = swiper.autoplay.running;
      swiper.autoplay.stop();
    }
  });
  observer.observe(swiper.el);
  swiper.on("destroy", () => {
    observer.disconnect();
  });
}

/** Slides that are not in view are not there for keyboard and screen reader either. */
function hideWhatIsOutside({ slides, params }: Swiper) {
  const visible = params.slideVisibleClass ?? "";
  for (const slide of slides) slide.inert = !slide.classList.contains(visible);
}
