/**
 * Lets Chrome prerender a page when a mouse hovers over its link (`prerender-rules.ts`). Touch screens
 * are left out: there Chrome takes the same rule to mean every link in view, and would load pages that
 * nobody asked for.
 */
if (matchMedia("(hover: hover) and (pointer: fine)").matches)
  document.documentElement.dataset["hover"] = "";
