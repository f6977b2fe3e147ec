/** Whether a click is the browser's own: one that opens another tab or window, or saves. */
export const isModifiedClick = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  ctrlKey || metaKey || shiftKey || altKey;
