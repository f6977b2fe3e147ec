import { prefersReducedMotion } from "#ui/prefers-reduced-motion.client.ts";

/**
 * Shifts each section below the fold, and moves it to its place once, when it is scrolled into view.
 * Sections are always visible: a picture of the whole page, or a fast scroll, shows no blank ones. The
 * observer's first report gives the positions: measuring them here would force a layout.
 */
function revealSections() {
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting, boundingClientRect } of entries) {
      if (isIntersecting || boundingClientRect.top < 0) {
        observer.unobserve(target);
        target.classList.replace("[translate:0_0.5rem]", "animate-reveal");
      } else target.classList.add("[translate:0_0.5rem]", "print:[translate:none]");
    }
  });
  for (const section of document.querySelectorAll("[data-reveal]")) observer.observe(section);
}

if (!prefersReducedMotion()) revealSections();
