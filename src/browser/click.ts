/** Whether a modifier key was held: the browser then opens a new tab or window, or saves the link. */
export const isModifiedClick = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  ctrlKey || metaKey || shiftKey || altKey;
