/** Runs nginx and Caddy on local ports, with the configurations that `npm run hosting` writes. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { caddyfile } from "#tools/hosting/caddy.ts";
import { nginxConfig } from "#tools/hosting/nginx.ts";
import { listen, stopListening } from "./listen.ts";

/** A server that runs until it is stopped. */
export interface Running {
  port: number;
  stop: () => Promise<void>;
}

/** The folder to serve, and a folder for the server's own files. */
interface Folders {
  root: string;
  work: string;
}

const nginx = "/usr/sbin/nginx";
const brotliModule = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";
const caddy = "/usr/bin/caddy";

/** The programs that each server needs and this machine does not have; empty if there are none. */
export const missingPrograms = () => ({
  nginx: [nginx, brotliModule].filter((file) => !existsSync(file)).join(" and "),
  caddy: existsSync(caddy) ? "" : caddy,
});

/** Returns a free local port. */
export async function freePort() {
  const server = createServer();
  const port = await listen(server);
  await stopListening(server);
  return port;
}

/**
 * Starts a server and waits until it responds on its port.
 * @param work The folder for its state, instead of the home folder.
 */
export async function start(
  command: string,
  parameters: string[],
  port: number,
  work: string,
  variables: NodeJS.ProcessEnv = {},
) {
  const child = spawn(command, parameters, {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, HOME: work, XDG_CONFIG_HOME: work, XDG_DATA_HOME: work, ...variables },
  });
  let output = "";
  child.stdout.on("data", (chunk) => (output += String(chunk)));
  child.stderr.on("data", (chunk) => (output += String(chunk)));
  // Stops the server if the test run is interrupted.
  const kill = () => child.kill();
  process.once("exit", kill);
  for (let attempt = 0; attempt < 100 && child.exitCode === null; attempt++) {
    try {
      await fetch(`http://127.0.0.1:${port}/`, { method: "HEAD" });
      return {
        port,
        stop: async () => {
          process.off("exit", kill);
          child.kill();
          await once(child, "exit");
        },
      };
    } catch {
      await setTimeout(100);
    }
  }
  child.kill();
  throw new Error(`${command} does not respond. Its output:\n${output}`);
}

/** Serves a folder with nginx. */
export async function startNginx({ root, work }: Folders): Promise<Running> {
  const port = await freePort();
  mkdirSync(work, { recursive: true });
  const config = join(work, "nginx.conf");
  const ownFolders = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  writeFileSync(
    config,
    `load_module ${brotliModule};
${process.getuid?.() === 0 ? "user root;" : ""}
daemon off;
pid ${join(work, "nginx.pid")};
error_log stderr;
events {}
http {
access_log off;
${ownFolders.map((name) => `${name}_temp_path ${join(work, name)};`).join("\n")}
${nginxConfig({ siteUrl: `http://127.0.0.1:${port}`, root })}
}
`,
  );
  return start(nginx, ["-e", "stderr", "-c", config], port, work);
}

/** Serves a folder with Caddy. */
export async function startCaddy({ root, work }: Folders): Promise<Running> {
  const port = await freePort();
  mkdirSync(work, { recursive: true });
  const config = join(work, "Caddyfile");
  writeFileSync(
    config,
    `{\n\tadmin off\n}\n${caddyfile({ siteUrl: `http://127.0.0.1:${port}`, root })}`,
  );
  return start(caddy, ["run", "--config", config, "--adapter", "caddyfile"], port, work);
}
