import "#features/season/mark-month.client.ts";
import "./sound-buttons.client.ts";

/**
 * After a choice, scrolls only as far as needed to show the answer, and loads what takes the answer
 * through the site; also for an answer in the page's address.
 */
const takeAlong = () => import("./heard-answer.client.ts");

document.querySelector("#listen form")?.addEventListener("change", () => {
  document.querySelector("[data-answers]")?.scrollIntoView({ block: "nearest" });
  void takeAlong();
});
if (new URLSearchParams(location.search).has("heard")) void takeAlong();
