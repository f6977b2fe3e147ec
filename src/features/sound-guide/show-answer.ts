/** Scrolls only as far as needed to show the beginning of an answer that a choice has changed. */
document.querySelector("#listen form")?.addEventListener("change", ({ currentTarget }) => {
  if (!(currentTarget instanceof HTMLFormElement)) return;
  const headings = [...currentTarget.querySelectorAll("h3")];
  headings
    .find((heading) => heading.getClientRects().length > 0)
    ?.scrollIntoView({ block: "nearest" });
});
