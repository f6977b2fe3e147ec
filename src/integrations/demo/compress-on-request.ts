import { join } from "node:path";
import { compressFile, textFiles } from "#tools/hosting/compress.ts";
import { pathOfFile, splitUrl, type Handler } from "./server.ts";

/** Compresses text files as a real host does, each at its first request: all would take seconds. */
export function compressOnRequest(folder: string): Handler {
  const names = new Map(textFiles(folder).map((name) => [pathOfFile(name), name]));
  const started = new Map<string, Promise<void>>();
  return async (request) => {
    const name = names.get(splitUrl(request).path);
    if (name === undefined) return false;
    const compressed = started.get(name) ?? compressFile(join(folder, name));
    started.set(name, compressed);
    await compressed;
    return false;
  };
}
