/**
 * Which files the islands' scripts are in. Code that several islands share and load together is one
 * file, which compresses better. Islands and React's renderer keep their own files: in a shared file
 * they would load one request later.
 */
import { existsSync } from "node:fs";
import type { Rolldown } from "vite";

/**
 * Whether a module is one of these files. All of them must exist, so that a file that is renamed
 * does not leave its chunk unnoticed.
 */
function isOneOf(...paths: readonly string[]) {
  for (const path of paths)
    if (!existsSync(path)) throw new Error(`build/chunks.ts: ${path} does not exist.`);
  return (id: string) => paths.some((path) => id.endsWith(`/${path}`));
}

const isReact =
  /rolldown.runtime|node_modules\/react\/|react-dom\/(?:index|cjs\/react-dom\.production)/;
const isUsedByIslands = isOneOf(
  "src/ui/Icon.tsx",
  "src/ui/use-hydrated.ts",
  "src/ui/timing.client.ts",
);

/** The groups of Rolldown's option `codeSplitting` for the browser. */
export const chunks: Rolldown.CodeSplittingGroup[] = [
  // Dialogs share a line of it; without a file of its own, it would be in theirs, with React.
  {
    name: "message",
    test: isOneOf(
      "src/site.ts",
      "src/ui/modifier-keys.client.ts",
      "src/ui/storage.client.ts",
      "src/features/quote-form/add-to-message.ts",
      "src/features/quote-form/draft.ts",
      "src/features/quote-form/form-elements.ts",
    ),
    priority: 4,
  },
  { name: "react", test: (id) => isReact.test(id) || isUsedByIslands(id), priority: 3 },
  { name: "radix", test: /node_modules\/@radix-ui/, minShareCount: 4, priority: 2 },
  // What needs neither React nor its dialogs.
  { name: "close-on-back", test: isOneOf("src/ui/dialog/close-on-back.client.ts"), priority: 4 },
  {
    name: "dialog",
    test: isOneOf("src/ui/dialog/DialogPanel.tsx", "src/ui/dialog/OpenerLink.tsx"),
    priority: 1,
  },
];
