/** The script of /admin: starts the CMS with our file formats. page.ts links the configuration. */
import CMS from "@sveltia/cms";
import { formats } from "./formats.ts";

for (const { name, extension, fromFile, toFile } of formats)
  CMS.registerCustomFormat(name, extension, { fromFile, toFile });

/** Shows the content's problems after a save. On a public site the pull request reports them. */
async function showProblems() {
  const response = await fetch("/admin/problems.json");
  const problems: unknown = response.ok ? await response.json() : [];
  if (!Array.isArray(problems) || problems.length === 0) return;
  const dialog = document.createElement("dialog");
  dialog.setAttribute("aria-label", "Problems in the content");
  dialog.style = "max-width:44rem;font:1rem/1.5 system-ui;overflow-wrap:anywhere";
  dialog.innerHTML = `<p>Saved. The site cannot be built until these problems are fixed:</p>
    <ul></ul><form method="dialog"><button>Close</button></form>`;
  for (const problem of problems) {
    const item = document.createElement("li");
    item.textContent = String(problem);
    dialog.querySelector("ul")?.append(item);
  }
  dialog.addEventListener("close", () => {
    dialog.remove();
  });
  document.body.append(dialog);
  dialog.showModal();
}
CMS.registerEventListener({ name: "postSave", handler: showProblems });
await CMS.init();
