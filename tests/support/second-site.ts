import { execFile } from "node:child_process";
import { rmSync } from "node:fs";
import { promisify } from "node:util";
import { previewSite } from "#demo/preview.ts";
import { freePort } from "./servers.ts";

/**
 * Builds a demo from another folder of content, deletes that folder, and serves the site. Rejects with
 * the output of the build if it fails.
 *
 * @param site The folder for the built files.
 */
export async function serveSecondSite(
  site: string,
  contentFolder: string,
  variables: NodeJS.ProcessEnv = {},
) {
  await promisify(execFile)(
    process.execPath,
    ["node_modules/astro/bin/astro.mjs", "build", "--outDir", site],
    { env: { ...process.env, SITE_URL: "", CONTENT_DIR: contentFolder, ...variables } },
  );
  rmSync(contentFolder, { recursive: true });
  const port = await freePort();
  const server = await previewSite(site, { port });
  return { server, origin: `http://localhost:${port}` };
}
