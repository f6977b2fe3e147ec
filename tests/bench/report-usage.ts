/** Preloaded into a build (`node --import`): writes the time and memory that it used into the file in USAGE_FILE. */
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
