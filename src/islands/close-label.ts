/** The label of close buttons, read from the page's header. Undefined on the server, where nothing is open. */
export const closeLabel = () =>
  typeof document === "undefined" ? undefined : document.querySelector("header")?.dataset["close"];
