/** Whether a modifier key was held, such as Control, with which the browser opens a new tab. */
export const isModifiedClick = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  ctrlKey || metaKey || shiftKey || altKey;
