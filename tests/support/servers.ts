/** Runs servers of other programs on local ports. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import { setTimeout } from "node:timers/promises";
import { listen, stopListening } from "./listen.ts";

/** A server that runs until it is stopped. */
export interface Running {
  port: number;
  stop: () => Promise<void>;
}

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
