/** Moves the border between two photos to where the visitor has moved the input over them. */
for (const pair of document.querySelectorAll<HTMLElement>("[data-before-after]")) {
  const input = pair.querySelector("input");
  input?.addEventListener("input", () => {
    // The middle of the thumb, which does not leave the photo at the ends.
    const share = input.valueAsNumber / 100;
    pair.style.setProperty("--divider", `calc(${share * 100}% + ${(0.5 - share) * 2.75}rem)`);
  });
}
