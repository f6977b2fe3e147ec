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
  dialog.style.cssText =
    "max-width:44rem;padding:1.5rem;font:1rem/1.5 system-ui;white-space:pre-line;overflow-wrap:anywhere";
  const close = document.createElement("button");
  close.textContent = "Close";
  close.style.cssText = "padding:0.5rem 1rem;border:1px solid;border-radius:0.25rem";
  close.addEventListener("click", () => {
    dialog.remove();
  });
  const lines = problems.map((problem) => `• ${String(problem)}`);
  const intro = "Saved. The site cannot be built until these problems are fixed:";
  dialog.append([intro, "", ...lines, "", ""].join("\n"), close);
  document.body.append(dialog);
  dialog.showModal();
}
CMS.registerEventListener({ name: "postSave", handler: showProblems });
await CMS.init();
