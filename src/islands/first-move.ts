/** What first moves a row of slides: a slide's time in view, a mouse or the focus that comes in, or a scroll by hand. */
export type FirstMove = "time" | "mouse" | "focus" | "scroll";

/**
 * Tells once what first moves a row that scrolls, so that until then nothing more need be loaded. Returns what ends
 * the wait. `delay` is in milliseconds; without one the row does not move by itself.
 */
export function awaitFirstMove(
  row: Element,
  { delay, onMove }: { delay: number | undefined; onMove: (move: FirstMove) => void },
): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  const move = (by: FirstMove) => {
    listeners.abort();
    onMove(by);
  };
  const moveAt = (sign: "focusin" | "scrollend", by: FirstMove) => {
    const listener = () => {
      move(by);
    };
    row.addEventListener(sign, listener, { signal });
  };

  let timer: ReturnType<typeof setTimeout>;
  const clock = new IntersectionObserver((entries) => {
    clearTimeout(timer);
    if (delay === undefined || !entries.at(-1)?.isIntersecting) return;
    timer = setTimeout(() => {
      // A mouse that was there before these listeners is told of by no event.
      move(row.matches(":hover") ? "mouse" : "time");
    }, delay);
  });
  const stopClock = () => {
    clearTimeout(timer);
    clock.disconnect();
  };
  clock.observe(row);
  signal.addEventListener("abort", stopClock);

  moveAt("focusin", "focus");
  row.addEventListener(
    "pointerenter",
    (event) => {
      if (event instanceof PointerEvent && event.pointerType === "mouse") move("mouse");
    },
    { signal },
  );
  // What a finger has begun is not taken from it: the row scrolls as it is until the scroll has ended. Without a
  // hand it is the browser's own, which snaps to a slide when the slides change places.
  for (const sign of ["touchstart", "wheel"]) {
    const takeOver = () => {
      stopClock();
      moveAt("scrollend", "scroll");
    };
    row.addEventListener(sign, takeOver, { signal, passive: true, once: true });
  }
  return () => {
    listeners.abort();
  };
}
