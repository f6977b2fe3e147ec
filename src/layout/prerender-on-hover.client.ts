/**
 * With a mouse, prerenders a page when its link is hovered. Not on touch screens, where Chrome
 * takes the same rules to mean every link in view, and would load pages that nobody asked for.
 */
const rules = document.querySelector<HTMLTemplateElement>("#prerender-on-hover");
if (rules && matchMedia("(hover: hover) and (pointer: fine)").matches)
  document.head.append(rules.content);
