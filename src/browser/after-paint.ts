/**
 * Does `work` once the browser has painted the page as it is now. What a press asks for comes after that frame, so
 * that the control's own answer, its pressed look, is never kept waiting by it (Interaction to Next Paint is counted
 * to the first frame). What must keep the browser from acting itself is done before.
 */
export const afterPaint = (work: () => unknown) => {
  // A frame's callbacks run before it is painted, the next task after.
  requestAnimationFrame(() => setTimeout(work));
};
