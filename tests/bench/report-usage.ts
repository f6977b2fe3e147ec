/** Loaded into a build before anything else (`node --import`): writes what it used, when it ends, into the file that USAGE_FILE names. */
import { writeFileSync } from "node:fs";
import { isMainThread } from "node:worker_threads";

const file = process.env["USAGE_FILE"];
if (file !== undefined && isMainThread) {
  process.on("exit", () => {
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
    const used = {
      seconds: process.uptime(),
      processorSeconds: (userCPUTime + systemCPUTime) / 1e6,
      megabytes: maxRSS / 1024,
    };
    writeFileSync(file, JSON.stringify(used));
  });
}
