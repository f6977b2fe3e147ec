/** Loads the sum of the estimate; its choices, lights and receipt lines work without script. */
const loadSum = () => import("./estimate-sum.client.ts");

const estimate = document.querySelector("#estimate");
estimate?.addEventListener("input", () => void loadSum().then(({ update }) => update()));
estimate?.addEventListener("click", ({ target }) => {
  if (!(target instanceof HTMLButtonElement)) return;
  void loadSum().then(({ changeCount }) => changeCount(Number(target.value)));
});
if (new URLSearchParams(location.search).has("price")) void loadSum();
