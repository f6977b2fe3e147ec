import { documentRead, wantsStillness } from "./page.ts";

/** Sections below the fold rise once when they are scrolled to, where motion is welcome. Runs inline. */
void documentRead.then(() => {
  if (wantsStillness()) return;
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      target.classList.replace("opacity-0", "animate-reveal");
    }
  });
  for (const section of document.querySelectorAll("[data-reveal]")) {
    if (section.getBoundingClientRect().top < innerHeight) continue;
    section.classList.add("opacity-0", "print:opacity-100");
    observer.observe(section);
  }
});
