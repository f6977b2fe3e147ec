/** What first moves a row of slides: a slide's time in view, a mouse or the focus that comes in, or a scroll by hand. */
type FirstMove = "time" | "mouse" | "focus" | "scroll";

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

  const on = (sign: string, listener: (event: Event) => void) => {
    row.addEventListener(sign, listener, { signal, passive: true });
  };
  on("focusin", () => {
    move("focus");
  });
  on("pointerenter", (event) => {
    if (event instanceof PointerEvent && event.pointerType === "mouse") move("mouse");
  });
  // A scroll that no hand has begun is the browser's own, which snaps to a slide when the slides change places; a
  // hand may also have scrolled the page alone. What a finger has begun is not taken from it before its end.
  let byHand = false;
  for (const sign of ["touchstart", "wheel"]) {
    on(sign, () => {
      byHand = true;
    });
  }
  on("scroll", () => {
    if (byHand) stopClock();
  });
  on("scrollend", () => {
    if (byHand) move("scroll");
  });
  return () => {
    listeners.abort();
  };
}
