import { useCallback, useEffect, useRef, useState, type RefObject } from "react";
import type Swiper from "swiper";
import { afterPaint } from "#browser/after-paint.ts";
import { prefersReducedMotion } from "#browser/prefers-reduced-motion.ts";
import { startCarousel } from "./carousel-engine.ts";

/** Time between two advances. */
const delayMs = 5000;

/** Runs the carousel of the section around `root`. */
export function useCarousel(root: RefObject<Element | null>, shuffle: boolean) {
  const swiper = useRef<Swiper>(undefined);
  /** Whether the carousel may advance by itself. */
  const [playing, setPlaying] = useState(true);
  const [isHovered, setIsHovered] = useState(false);
  const [isInView, setIsInView] = useState(true);
  const pause = useCallback(() => {
    setPlaying(false);
  }, []);

  useEffect(() => {
    const section = root.current?.closest("section");
    const view = section?.querySelector<HTMLElement>("[data-slides]");
    if (!section || !view) return;
    setPlaying(view.scrollLeft === 0 && !prefersReducedMotion());
    // No event reports a mouse that is already over the row. A touch screen would report its last touch.
    setIsHovered(matchMedia("(hover: hover)").matches && view.matches(":hover"));
    const engine = startCarousel(section, view, shuffle);
    swiper.current = engine;
    engine.on("sliderFirstMove", pause);
    const listeners = new AbortController();
    view.addEventListener(
      "pointerenter",
      ({ pointerType }) => {
        setIsHovered(pointerType === "mouse");
      },
      listeners,
    );
    view.addEventListener(
      "pointerleave",
      () => {
        setIsHovered(false);
      },
      listeners,
    );
    // A slide must not move away while it has the keyboard focus.
    view.addEventListener("focusin", pause, listeners);
    const observer = new IntersectionObserver((entries) => {
      setIsInView(entries.at(-1)?.isIntersecting ?? true);
    });
    observer.observe(view);
    return () => {
      listeners.abort();
      observer.disconnect();
      engine.destroy();
    };
  }, [root, shuffle, pause]);

  const advancing = playing && isInView && !isHovered;
  useEffect(() => {
    if (!advancing) return;
    const timer = setInterval(() => {
      if (!document.hidden) swiper.current?.slideNext();
    }, delayMs);
    return () => {
      clearInterval(timer);
    };
  }, [advancing]);

  return {
    playing,
    pause,
    play: () => {
      setPlaying(true);
    },
    previous: () => {
      pause();
      // Moving dozens of slides is slow, so it starts after the next paint.
      afterPaint(() => swiper.current?.slidePrev());
    },
    next: () => {
      pause();
      afterPaint(() => swiper.current?.slideNext());
    },
  };
}
