import { heroFormId, homePath } from "#routes.ts";
import { isModified } from "#ui/modifier-keys.client.ts";
import { prefersReducedMotion } from "#ui/prefers-reduced-motion.client.ts";
import { tabStorage } from "#ui/storage.client.ts";

/** Key in `sessionStorage`, with which the home page scrolls to its form when it loads. */
const pendingKey = "scroll-to-form";
const durationMs = 800;
/** Pixels between the top of the window and the form after scrolling. */
const offset = 100;

/** Scrolls to the quote form and focuses it, unless the visitor scrolls, presses or types. */
const scrollToForm = () => {
  const form = document.getElementById(heroFormId);
  if (!form) return;
  const start = scrollY;
  const distance = form.getBoundingClientRect().top - offset;
  const reducedMotion = prefersReducedMotion();
  let startTime: number | undefined;
  let cancelled = false;
  for (const eventType of ["wheel", "pointerdown", "keydown"])
    addEventListener(eventType, () => (cancelled = true), { once: true });

  const step = (now: number) => {
    if (cancelled) return;
    startTime ??= now;
    const progress = reducedMotion ? 1 : Math.min((now - startTime) / durationMs, 1);
    const eased = (1 - Math.cos(Math.PI * progress)) / 2;
    scrollTo({ top: start + distance * eased, behavior: "instant" });
    if (progress < 1) requestAnimationFrame(step);
    // Focus would open the keyboard of a touch screen. A focused field keeps the focus.
    else if (matchMedia("(pointer:fine)").matches && !form.querySelector(":focus"))
      form.querySelector<HTMLElement>("[required]")?.focus({ preventScroll: true });
  };
  requestAnimationFrame(step);
};

addEventListener("click", (event) => {
  const { target } = event;
  if (!(target instanceof Element) || isModified(event)) return;
  if (!target.closest(`[data-scroll][href="${homePath}#${heroFormId}"]`)) return;
  if (location.pathname === homePath) scrollToForm();
  else if (tabStorage.write(pendingKey, "1")) location.href = homePath + location.search;
  else return;
  event.preventDefault();
});

if (tabStorage.read(pendingKey)) {
  tabStorage.write(pendingKey, "");
  setTimeout(scrollToForm, 100);
}
