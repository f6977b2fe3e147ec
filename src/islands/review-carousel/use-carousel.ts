import { useCallback, useEffect, useRef, useState, type PointerEvent, type RefObject } from "react";
import type Swiper from "swiper";
import { afterPaint } from "#browser/timing.ts";
import { prefersReducedMotion } from "#browser/prefers-reduced-motion.ts";
import { startCarousel } from "./carousel-engine.ts";

/** Time between two advances. */
const delayMs = 5000;

/** Runs the carousel with the scrolling element in `row`. */
export function useCarousel(row: RefObject<HTMLElement | null>, shuffle: boolean) {
  const swiper = useRef<Swiper>(undefined);
  /** False once the visitor has taken over, or prefers reduced motion. */
  const [isPlaying, setIsPlaying] = useState(true);
  const [isHovered, setIsHovered] = useState(false);
  const [isInView, setIsInView] = useState(true);
  const pause = useCallback(() => setIsPlaying(false), []);

  useEffect(() => {
    const view = row.current?.querySelector<HTMLElement>("[data-slides]");
    if (!view) return;
    const inUse =
      view.scrollLeft > 0 ||
      view.matches(":focus-within") ||
      view.querySelector(":target") !== null;
    setIsPlaying(!inUse && !prefersReducedMotion());
    // No event reports a mouse that is over the row already; a touch screen reports its last touch.
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
    afterPaint(() => swiper.current?.[direction]());
  };

  return {
    isPlaying,
    pause,
    play: () => setIsPlaying(true),
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
