/** Loaded into a build before anything else (`node --import`): writes what it used, when it ends, into the file that USAGE_FILE names. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { isMainThread } from "node:worker_threads";

/** The most memory that a process's children have held, in kB; Linux alone tells. */
function memoryOfChildren(): number {
  try {
    const children = readdirSync("/proc/self/task").flatMap((thread) =>
      readFileSync(`/proc/self/task/${thread}/children`, "utf8").split(" ").filter(Boolean),
    );
    return children.reduce((sum, pid) => {
      const status = readFileSync(`/proc/${pid}/status`, "utf8");
      return sum + Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1] ?? 0);
    }, 0);
  } catch {
    return 0;
  }
}

const file = process.env["USAGE_FILE"];
if (file !== undefined && isMainThread) {
  process.on("exit", () => {
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
    writeFileSync(
      file,
      JSON.stringify({
        seconds: process.uptime(),
        processorSeconds: (userCPUTime + systemCPUTime) / 1e6,
        megabytes: (maxRSS + memoryOfChildren()) / 1024,
      }),
    );
  });
}
