/**
 * Loads the sum of the estimate at its first use, or for a choice in the page's address. The
 * choices, the lights in the house and the lines of the receipt work without script.
 */
const loadSum = () => import("./estimate-sum.client.ts");

const estimate = document.querySelector("#estimate");
estimate?.addEventListener("input", () => void loadSum().then(({ update }) => update()));
estimate?.addEventListener("click", ({ target }) => {
  if (!(target instanceof HTMLButtonElement)) return;
  void loadSum().then(({ changeCount }) => changeCount(Number(target.value)));
});
if (new URLSearchParams(location.search).has("price")) void loadSum();
