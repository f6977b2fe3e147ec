/**
 * Does `work` after the browser's next paint. What takes long comes after it, so that a control's own answer to a
 * press, its pressed look, is not kept waiting (Interaction to Next Paint is counted to that paint).
 */
export const afterPaint = (work: () => unknown) => {
  // A frame's callbacks run before it is painted, the next task after.
  requestAnimationFrame(() => setTimeout(work));
};
