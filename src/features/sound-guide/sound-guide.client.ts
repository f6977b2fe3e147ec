import "#features/season/mark-month.client.ts";
import "./sound-buttons.client.ts";

/** Loads what takes an answer through the site: into its address, the estimate and the form. */
const takeAlong = () => import("./heard-answer.client.ts");

// A choice scrolls only as far as needed to show the answer.
document.querySelector("#listen form")?.addEventListener("change", () => {
  document.querySelector("[data-answers]")?.scrollIntoView({ block: "nearest" });
  void takeAlong();
});
if (new URLSearchParams(location.search).has("heard")) void takeAlong();
