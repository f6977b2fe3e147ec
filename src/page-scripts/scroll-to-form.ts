/** Links to the home page's quote form travel there at a walking pace. Runs inline on every page. */
import { documentRead, isForBrowser } from "#browser/page.ts";
import { prefersReducedMotion } from "#browser/prefers-reduced-motion.ts";

const flag = "scroll-to-form";
const duration = 800;
const offset = 100;

const scrollToForm = () => {
  const form = document.getElementById("hero-form");
  if (!form) return;
  const still = prefersReducedMotion();
  const from = scrollY;
  const distance = form.getBoundingClientRect().top - offset;
  let begun: number | undefined;
  let moving = true;
  for (const sign of ["wheel", "touchstart", "keydown"]) {
    addEventListener(sign, () => (moving = false), { once: true });
  }
  const step = (now: number) => {
    if (!moving) return;
    begun ??= now;
    const part = still ? 1 : Math.min((now - begun) / duration, 1);
    const eased = (1 - Math.cos(Math.PI * part)) / 2;
    scrollTo({ top: from + distance * eased, behavior: "instant" });
    if (part < 1) requestAnimationFrame(step);
    // On a touch screen focus would throw up the keyboard over the form.
    else if (matchMedia("(pointer:fine)").matches) {
      form.querySelector<HTMLElement>("[required]")?.focus({ preventScroll: true });
    }
  };
  requestAnimationFrame(step);
};

addEventListener("click", (event) => {
  const { target } = event;
  if (!(target instanceof Element) || isForBrowser(event)) return;
  if (!target.closest('[data-scroll][href="/#hero-form"]')) return;
  if (location.pathname === "/") scrollToForm();
  else {
    // Before the link is taken over: where storage is forbidden this throws, and the link works.
    sessionStorage.setItem(flag, "1");
    location.href = "/";
  }
  event.preventDefault();
});

void documentRead.then(() => {
  if (!sessionStorage.getItem(flag)) return;
  sessionStorage.removeItem(flag);
  setTimeout(scrollToForm, 100);
});
