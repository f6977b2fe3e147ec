/** Everything that is handed out at /admin: the CMS from its package, what ties it to our content, and its page. */
import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { cmsConfig } from "./config.ts";

/** Whom the CMS works for. */
export interface CmsOptions {
  /** The repository on GitHub that it saves to, as owner/name; none for the files on this machine alone. */
  repository: string | undefined;
}

/** The parts of our own that run in the browser. Browsers know no types, and static hosts no .ts files. */
const ownModules = ["admin", "formats", "patch-yaml"];

/** Packages by the address at which their files are handed out: as they are, for all are modules already. */
const packages = {
  "/admin/cms": join("node_modules", "@sveltia", "cms", "npm"),
  "/admin/yaml": join("node_modules", "yaml", "browser"),
};

/** What the CMS would ask of others, at addresses of our own: whether it is the newest, and how GitHub is. */
const answers = {
  "/admin/cms/package.json": () =>
    readFileSync(join("node_modules", "@sveltia", "cms", "package.json")),
  "/admin/cms/status.json": () => JSON.stringify({ status: { indicator: "none" } }),
};

/** The CMS with no address of another host that it would go to by itself; its fonts come with the package. */
function withoutOthers(script: string) {
  const fonts = globSync("assets/*.woff2", { cwd: packages["/admin/cms"] });
  return script
    .replaceAll(
      /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([\w-]+)(?::vf)?@[\d.]+\/([\w-]+)\.woff2/g,
      (address, font: string, cut: string) => {
        const own = fonts.find((path) => path.startsWith(`assets/${font}-${cut}-`));
        return own === undefined ? address : `/admin/cms/${own}`;
      },
    )
    .replaceAll("https://unpkg.com/@sveltia/cms", "/admin/cms")
    .replaceAll("https://www.githubstatus.com/api/v2/status.json", "/admin/cms/status.json");
}

const importMap = JSON.stringify({
  imports: {
    "@sveltia/cms": "/admin/cms/index.js",
    yaml: "/admin/yaml/index.js",
    ...Object.fromEntries(ownModules.map((name) => [`/admin/${name}.ts`, `/admin/${name}.js`])),
  },
});

/** The page's policy: nothing but this site, and GitHub where the CMS saves there. */
function policy({ repository }: CmsOptions) {
  const hash = createHash("sha256").update(importMap).digest("base64");
  return [
    "default-src 'none'",
    `script-src 'self' 'sha256-${hash}'`,
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self'",
    `img-src 'self' data: blob:${repository ? " https://avatars.githubusercontent.com" : ""}`,
    `connect-src 'self' data: blob:${repository ? " https://api.github.com" : ""}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
}

/** Hides the sign-in at GitHub, which the CMS offers beside the project's folder, where there is no repository. */
const localStyle = ".buttons > .button.secondary { display: none !important }";

function page(options: CmsOptions): string {
  return `<!doctype html>
<html lang="en-CA">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" content="${policy(options)}">
    <meta name="robots" content="noindex">
    <title>Content</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
    ${options.repository ? "" : `<style>${localStyle}</style>`}
    <script type="importmap">${importMap}</script>
    <link rel="cms-config-url" type="application/json" href="/admin/config.json">
    <script type="module" src="/admin/admin.js"></script>
  </head>
  <body></body>
</html>
`;
}

/** A module of our own as browsers run it. The compiler is large, so it is loaded only where the CMS is. */
async function ownModule(name: string) {
  const { default: ts } = await import("typescript");
  const source = readFileSync(join("src", "tools", "editing", "cms", `${name}.ts`), "utf8");
  const { ESNext } = ts.ModuleKind;
  const compilerOptions = { module: ESNext, target: ts.ScriptTarget.ES2022 };
  return ts.transpileModule(source, { compilerOptions }).outputText;
}

type Read = () => string | Buffer | Promise<string>;

/** What stands at each address, read when it is asked for. */
export function cmsFiles(options: CmsOptions): Map<string, Read> {
  const config = () => JSON.stringify(cmsConfig({ ...options, project: basename(process.cwd()) }));
  const files = new Map<string, Read>([
    ["/admin.html", () => page(options)],
    ["/admin/config.json", config],
    ...Object.entries(answers),
  ]);
  for (const name of ownModules) {
    files.set(`/admin/${name}.js`, () => ownModule(name));
  }
  for (const [address, folder] of Object.entries(packages)) {
    // Maps lead developers of the CMS to its source and are larger than all the rest.
    for (const path of globSync("**/*.{js,wasm,woff2,png,txt}", { cwd: folder })) {
      const file = join(folder, path);
      const read = () => readFileSync(file);
      files.set(
        `${address}/${path}`,
        path === "index.js" ? () => withoutOthers(read().toString("utf8")) : read,
      );
    }
  }
  return files;
}
