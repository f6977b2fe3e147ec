/** Runs `work` after the next paint, up to which Interaction to Next Paint measures. */
export const afterPaint = (work: () => unknown) => {
  // A frame's callbacks run before its paint, the next task after it.
  requestAnimationFrame(() => setTimeout(work));
};

/** Milliseconds that a press waits for a script; then it works as without script. */
export const longestWaitMs = 8000;

/** Resolves after this time; at once if it is negative. */
export const wait = (milliseconds: number) =>
  new Promise<undefined>((resolve) => setTimeout(resolve, milliseconds));
