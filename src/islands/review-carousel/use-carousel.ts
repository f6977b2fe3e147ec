import { useCallback, useEffect, useRef, useState, type RefObject } from "react";
import type Swiper from "swiper";
import { afterPaint } from "#browser/after-paint.ts";
import { prefersReducedMotion } from "#browser/prefers-reduced-motion.ts";
import { startCarousel } from "./carousel-engine.ts";

/** Milliseconds between two advances. */
const delayMs = 5000;

/** Runs the carousel of the section that `root` stands in. */
export function useCarousel(root: RefObject<Element | null>, shuffle: boolean) {
  const swiper = useRef<Swiper>(undefined);
  /** Whether the visitor lets the row advance by itself. */
  const [playing, setPlaying] = useState(true);
  const [pointedAt, setPointedAt] = useState(false);
  const [inView, setInView] = useState(true);
  const pause = useCallback(() => {
    setPlaying(false);
  }, []);

  useEffect(() => {
    const section = root.current?.closest("section");
    const view = section?.querySelector<HTMLElement>("[data-slides]");
    if (!section || !view) return;
    setPlaying(view.scrollLeft === 0 && !prefersReducedMotion());
    // No event reports a mouse that was there before; a touch screen reports where it was last touched.
    setPointedAt(matchMedia("(hover: hover)").matches && view.matches(":hover"));
    const engine = startCarousel(section, view, shuffle);
    swiper.current = engine;
    engine.on("sliderFirstMove", pause);
    const listeners = new AbortController();
    view.addEventListener(
      "pointerenter",
      ({ pointerType }) => {
        setPointedAt(pointerType === "mouse");
      },
      listeners,
    );
    view.addEventListener(
      "pointerleave",
      () => {
        setPointedAt(false);
      },
      listeners,
    );
    // The keyboard has come in: nothing moves away under it.
    view.addEventListener("focusin", pause, listeners);
    const observer = new IntersectionObserver((entries) => {
      setInView(entries.at(-1)?.isIntersecting ?? true);
    });
    observer.observe(view);
    return () => {
      listeners.abort();
      observer.disconnect();
      engine.destroy();
    };
  }, [root, shuffle, pause]);

  const advancing = playing && inView && !pointedAt;
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
      // A loop of dozens of slides takes its time to move: the button answers first.
      afterPaint(() => swiper.current?.slidePrev());
    },
    next: () => {
      pause();
      afterPaint(() => swiper.current?.slideNext());
    },
  };
}
