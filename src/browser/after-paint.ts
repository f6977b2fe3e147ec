/**
 * Runs `work` after the next paint, so that a control's pressed state appears first (Interaction to
 * Next Paint measures the time to that paint).
 */
export const afterPaint = (work: () => unknown) => {
  // A frame's callbacks run before its paint, the next task after it.
  requestAnimationFrame(() => setTimeout(work));
};
