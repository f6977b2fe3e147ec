/** Space presses a button, but not a link with the role of one. */
addEventListener("keydown", (event) => {
  const { key, target } = event;
  if (key !== " " || !(target instanceof HTMLElement) || !target.matches("a[role=button]")) return;
  event.preventDefault();
  target.click();
});
