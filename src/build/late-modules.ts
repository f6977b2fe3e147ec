/** The files that each script file imports. */
type ImportsOf = ReadonlyMap<string, readonly string[]>;

/** Adds the files that a script file imports, and what these import. */
function addImports(file: string, importsOf: ImportsOf, imports: Set<string>) {
  for (const next of importsOf.get(file) ?? []) {
    if (imports.has(next)) continue;
    imports.add(next);
    addImports(next, importsOf, imports);
  }
}

/**
 * Returns the template with the modules of a page, which `layout/load-modules.client.ts` loads after
 * the first paint, and preloads of the files that they import.
 *
 * @param sources The paths of the modules in the page.
 */
export function moduleTemplate(sources: readonly string[], importsOf: ImportsOf): string {
  const imports = new Set<string>();
  for (const source of sources) addImports(source.slice(1), importsOf, imports);
  const elements = [
    ...[...imports].map((file) => `<link rel="modulepreload" href="/${file}">`),
    ...sources.map((source) => `<script type="module" src="${source}"></script>`),
  ];
  return `<template id="modules">${elements.join("")}</template>`;
}
