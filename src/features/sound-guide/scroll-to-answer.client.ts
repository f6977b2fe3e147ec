/** After a choice, scrolls only as far as needed to show the answer. */
document.querySelector("#listen form")?.addEventListener("change", () => {
  document.querySelector("[data-answers]")?.scrollIntoView({ block: "nearest" });
});
