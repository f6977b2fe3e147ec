import { keepInPlace } from "./keep-in-place.client.ts";

/**
 * The browser closes one of several `details` when another opens, and what is below moves up. The
 * one that was pressed stays where it is.
 */
addEventListener("click", (event) => {
  const summary =
    event.target instanceof Element && event.target.closest("details[name] > summary");
  if (!summary || event.defaultPrevented) return;
  event.preventDefault();
  keepInPlace(summary, () => summary.parentElement?.toggleAttribute("open"));
});
