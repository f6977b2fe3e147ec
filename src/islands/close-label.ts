/** What buttons that close something say: the header of the page holds it. Nothing as served, where nothing is open. */
export const closeLabel = () =>
  typeof document === "undefined" ? undefined : document.querySelector("header")?.dataset["close"];
