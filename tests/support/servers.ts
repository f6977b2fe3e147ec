/** Real servers on loopback ports, with the configurations that `npm run hosting` writes. */
import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { createServer as createSocket } from "node:net";
import { join } from "node:path";
import { caddyfile } from "#tools/hosts/caddy.ts";
import { nginxConfig } from "#tools/hosts/nginx.ts";

/** A server that runs until it is stopped. */
export interface Running {
  port: number;
  stop: () => Promise<void>;
}

const nginxProgram = "/usr/sbin/nginx";
const brotliModule = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";
const caddyProgram = "/usr/bin/caddy";

/** What this machine lacks to run a server, in words; empty where it lacks nothing. */
export const lacking = {
  nginx: [nginxProgram, brotliModule].filter((file) => !existsSync(file)).join(" and "),
  caddy: existsSync(caddyProgram) ? "" : caddyProgram,
};

/** A port that nobody uses at this moment. */
export const freePort = () =>
  new Promise<number>((done, fail) => {
    const socket = createSocket()
      .on("error", fail)
      .listen(0, "127.0.0.1", () => {
        const address = socket.address();
        socket.close(() => {
          done(typeof address === "object" && address ? address.port : 0);
        });
      });
  });

/** Starts a program and waits until it answers on its port. */
async function start(command: string, parts: string[], port: number, work: string) {
  const child = spawn(command, parts, {
    stdio: ["ignore", "pipe", "pipe"],
    // Caddy keeps its state in the home folder.
    env: { ...process.env, HOME: work, XDG_CONFIG_HOME: work, XDG_DATA_HOME: work },
  });
  let said = "";
  child.stdout.on("data", (chunk) => (said += String(chunk)));
  child.stderr.on("data", (chunk) => (said += String(chunk)));
  // A test run that is cut off leaves no server behind.
  const kill = () => child.kill();
  process.once("exit", kill);
  for (let attempt = 0; attempt < 100; attempt++) {
    if (child.exitCode !== null) break;
    try {
      await fetch(`http://127.0.0.1:${port}/`, { method: "HEAD" });
      return {
        port,
        stop: async () => {
          process.off("exit", kill);
          await ended(child);
        },
      };
    } catch {
      await new Promise((done) => setTimeout(done, 100));
    }
  }
  child.kill();
  throw new Error(`${command} does not answer. It said:\n${said}`);
}

const ended = (child: ChildProcess) =>
  new Promise<void>((done) => {
    child.once("exit", () => {
      done();
    });
    child.kill();
  });

/** Hands a folder out through nginx; `work` is a folder for its own files, `more` what else its configuration says. */
export async function startNginx({
  root,
  work,
  workers = 1,
  more = "",
}: {
  root: string;
  work: string;
  workers?: number;
  more?: string;
}): Promise<Running> {
  const port = await freePort();
  mkdirSync(work, { recursive: true });
  writeFileSync(
    join(work, "nginx.conf"),
    `load_module ${brotliModule};
${process.getuid?.() === 0 ? "user root;" : ""}
daemon off;
worker_processes ${workers};
pid ${join(work, "nginx.pid")};
error_log stderr;
events { worker_connections 1024; }
http {
access_log off;
sendfile on;
tcp_nopush on;
${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${join(work, name)};`).join("\n")}
${nginxConfig({ siteUrl: `http://127.0.0.1:${port}`, root })}
${more}
}
`,
  );
  return start(nginxProgram, ["-e", "stderr", "-c", join(work, "nginx.conf")], port, work);
}

/** Hands a folder out through Caddy; `work` is a folder for its own files. */
export async function startCaddy({ root, work }: { root: string; work: string }): Promise<Running> {
  const port = await freePort();
  mkdirSync(work, { recursive: true });
  const config = join(work, "Caddyfile");
  writeFileSync(
    config,
    `{\n\tadmin off\n}\n${caddyfile({ siteUrl: `http://127.0.0.1:${port}`, root })}`,
  );
  return start(caddyProgram, ["run", "--config", config, "--adapter", "caddyfile"], port, work);
}
