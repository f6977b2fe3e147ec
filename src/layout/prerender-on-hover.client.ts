/**
 * With a mouse, Chrome prerenders a page when its link is hovered (`prerender-rules.ts`). Not on touch
 * screens, where Chrome takes the same rule to mean every link in view, and would load pages that
 * nobody asked for.
 */
if (matchMedia("(hover: hover) and (pointer: fine)").matches)
  document.documentElement.dataset["hover"] = "";
