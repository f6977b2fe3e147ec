/** The files that each script file imports. */
type ImportsOf = ReadonlyMap<string, readonly string[]>;

/** Returns script files with all that they import, and what these import. */
export function withImports(files: Iterable<string>, importsOf: ImportsOf): ReadonlySet<string> {
  const found = new Set(files);
  // A set's loop also visits what is added meanwhile.
  for (const file of found) for (const next of importsOf.get(file) ?? []) found.add(next);
  return found;
}

/**
 * Returns the template with the modules of a page, which `layout/load-modules.client.ts` loads after
 * the first paint, and preloads of the files that they import.
 *
 * @param sources The paths of the modules in the page.
 */
export function moduleTemplate(sources: readonly string[], importsOf: ImportsOf): string {
  const files = sources.map((source) => source.slice(1));
  const imports = [...withImports(files, importsOf)].filter((file) => !files.includes(file));
  const elements = [
    ...imports.map((file) => `<link rel="modulepreload" fetchpriority="low" href="/${file}">`),
    ...sources.map(
      (source) => `<script type="module" fetchpriority="low" src="${source}"></script>`,
    ),
  ];
  return `<template id="modules">${elements.join("")}</template>`;
}
