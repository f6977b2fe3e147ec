/** Prints only the sheet that a link leads to: print styles show only what is `data-printing`. */
for (const link of document.querySelectorAll<HTMLAnchorElement>("[data-print]")) {
  link.setAttribute("role", "button");
  link.addEventListener("click", (event) => {
    event.preventDefault();
    document.getElementById(link.hash.slice(1))?.toggleAttribute("data-printing", true);
    print();
  });
}

addEventListener("afterprint", () => {
  document.querySelector("[data-printing]")?.removeAttribute("data-printing");
});
