import { documentReady } from "#browser/page.ts";
import { prefersReducedMotion } from "#browser/prefers-reduced-motion.ts";

/**
 * Lets each section below the fold rise once when it is scrolled to, where motion is welcome. The observer's own
 * first report says where each stands: to measure them here would lay out the page before its first paint.
 */
void documentReady.then(() => {
  if (prefersReducedMotion()) return;
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting, boundingClientRect } of entries) {
      if (isIntersecting || boundingClientRect.top < 0) {
        observer.unobserve(target);
        target.classList.replace("opacity-0", "animate-reveal");
      } else {
        target.classList.add("opacity-0", "print:opacity-100");
      }
    }
  });
  for (const section of document.querySelectorAll("[data-reveal]")) observer.observe(section);
});
