/**
 * `npm run preview`, and `npm start` after a build: serves dist/ on PORT to this machine, with
 * `--host` also to its network. A demo also gets the fake e-mail service and its mailbox.
 */
import "#load-env.ts";
import { existsSync, readFileSync } from "node:fs";
import { readArguments, stop } from "#command.ts";
import { readPort, stopAtPort } from "./port.ts";
import { mailbox } from "./mailbox/mailbox.ts";
import { previewSite } from "./preview.ts";

const { values } = readArguments("Usage: npm start, or npm start -- --host for a phone.", {
  options: { host: { type: "boolean" } },
});
const robots = "dist/robots.txt";
if (!existsSync(robots)) stop("There is no dist/ yet. Run npm start, which builds it first.");
const port = readPort();
// The kind of the built site, whatever the environment says now: only a demo is for this machine.
const [, builtFor] = /http:\/\/localhost:(\d+)/.exec(readFileSync(robots, "utf8")) ?? [];
const isDemo = builtFor !== undefined;
const server = await previewSite("dist", {
  port,
  host: values.host ? "0.0.0.0" : "127.0.0.1",
  middlewares: isDemo ? [mailbox()] : [],
}).catch((error: unknown) => stopAtPort(port, error));
console.log(`The site is at http://localhost:${port}`);
console.log(
  isDemo
    ? `Quote requests arrive at http://localhost:${port}/__mailbox`
    : "This is the public site: its form sends to the office.",
);
if (isDemo && builtFor !== String(port)) {
  console.log(
    `Its canonical URLs and its sitemap name port ${builtFor}, for which it was built. npm start builds it for port ${port}.`,
  );
}
for (const url of server.resolvedUrls?.network ?? []) console.log(`In this network: ${url}`);
