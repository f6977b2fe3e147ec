/** The toasts of the quote form, which `Toasts.astro` serves hidden. */

/** The time that a toast is shown, without that in which it has the focus or the mouse over it. */
const toastMs = 5000;

// Moves the toasts out of the sections, which have stacking contexts of their own.
const region = document.querySelector<HTMLElement>("[data-toasts]");
if (region) document.body.append(region);

let shown: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout>;
let isHovered = false;
let focusedBefore: HTMLElement | undefined;

const restartTimer = () => {
  clearTimeout(timer);
  const isHeld = isHovered || shown?.contains(document.activeElement);
  if (!isHeld) timer = setTimeout(hideToast, toastMs);
};

/** Hides the toast. The focus returns to what had it before the toast. */
export function hideToast() {
  const hadFocus = shown?.contains(document.activeElement);
  if (shown) shown.hidden = true;
  shown = undefined;
  isHovered = false;
  if (hadFocus) focusedBefore?.focus();
  focusedBefore = undefined;
}

/**
 * Shows the toast for an end of sending, and hides the other.
 *
 * @param isAnnounced True if screen readers read it. Otherwise the form's own message, which says the
 *   same, has taken the focus.
 */
export function showToast(kind: "sent" | "failed", isAnnounced: boolean) {
  hideToast();
  const toast = region?.querySelector<HTMLElement>(`[data-toast=${kind}]`);
  if (!region || !toast) return;
  region.setAttribute("aria-live", isAnnounced ? "polite" : "off");
  toast.hidden = false;
  shown = toast;
  restartTimer();
}

for (const type of ["pointerover", "pointerout"] as const) {
  region?.addEventListener(type, ({ pointerType }) => {
    // A mouse alone counts: after a touch, the pointer is still reported at its last position.
    isHovered = type === "pointerover" && pointerType === "mouse";
    restartTimer();
  });
}
region?.addEventListener("focusin", ({ relatedTarget }) => {
  if (relatedTarget instanceof HTMLElement) focusedBefore = relatedTarget;
  restartTimer();
});
region?.addEventListener("focusout", restartTimer);
region?.addEventListener("click", ({ target }) => {
  if (target instanceof Element && target.closest("button")) hideToast();
});
addEventListener("keydown", ({ key, defaultPrevented }) => {
  // An open dialog handles Escape first.
  if (key === "Escape" && !defaultPrevented) hideToast();
});
