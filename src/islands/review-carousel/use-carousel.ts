import { useCallback, useEffect, useReducer, useRef, type RefObject } from "react";
import type Swiper from "swiper";
import { afterPaint } from "#browser/after-paint.ts";
import { prefersReducedMotion } from "#browser/prefers-reduced-motion.ts";
import { startCarousel } from "./carousel-engine.ts";

/** Milliseconds between two advances. */
const delayMs = 5000;

interface State {
  /** Whether the visitor lets the row advance by itself. */
  playing: boolean;
  pointedAt: boolean;
  inView: boolean;
}

const reduce = (state: State, change: Partial<State>): State => ({ ...state, ...change });

/** Runs the carousel of the section that `root` stands in. */
export function useCarousel(root: RefObject<Element | null>, shuffle: boolean) {
  const swiper = useRef<Swiper>(undefined);
  const [{ playing, pointedAt, inView }, change] = useReducer(reduce, {
    playing: true,
    pointedAt: false,
    inView: true,
  });

  useEffect(() => {
    const section = root.current?.closest("section");
    const view = section?.querySelector<HTMLElement>("[data-slides]");
    if (!section || !view) return;
    const hasBeenScrolled = view.scrollLeft > 0;
    const engine = startCarousel(section, view, shuffle);
    swiper.current = engine;
    change({
      playing: !hasBeenScrolled && !prefersReducedMotion(),
      // No event reports a mouse that was there before; a touch screen reports where it was last touched.
      pointedAt: matchMedia("(hover: hover)").matches && view.matches(":hover"),
    });

    engine.on("sliderFirstMove", () => {
      change({ playing: false });
    });
    const listeners = new AbortController();
    const on = (type: string, listener: (event: Event) => void) => {
      view.addEventListener(type, listener, { signal: listeners.signal });
    };
    on("pointerenter", (event) => {
      change({ pointedAt: event instanceof PointerEvent && event.pointerType === "mouse" });
    });
    on("pointerleave", () => {
      change({ pointedAt: false });
    });
    // The keyboard has come in: nothing moves away under it.
    on("focusin", () => {
      change({ playing: false });
    });
    const observer = new IntersectionObserver((entries) => {
      change({ inView: entries.at(-1)?.isIntersecting ?? true });
    });
    observer.observe(view);
    return () => {
      listeners.abort();
      observer.disconnect();
      engine.destroy();
    };
  }, [root, shuffle]);

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

  const pause = useCallback(() => {
    change({ playing: false });
  }, []);
  return {
    playing,
    pause,
    play: () => {
      change({ playing: true });
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
