import { prefersReducedMotion } from "#ui/prefers-reduced-motion.client.ts";

/**
 * Animates each section below the fold once, when it is scrolled into view. The observer's first
 * report gives the positions: measuring them here would force a layout.
 */
function revealSections() {
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting, boundingClientRect } of entries) {
      if (isIntersecting || boundingClientRect.top < 0) {
        observer.unobserve(target);
        target.classList.replace("opacity-0", "animate-reveal");
      } else target.classList.add("opacity-0", "print:opacity-100");
    }
  });
  for (const section of document.querySelectorAll("[data-reveal]")) observer.observe(section);
}

if (!prefersReducedMotion()) revealSections();
