/** The files that each script file imports. */
type ImportsOf = ReadonlyMap<string, readonly string[]>;

/** Returns the files that a script file imports, and what these import. */
const allImports = (file: string, importsOf: ImportsOf): string[] =>
  (importsOf.get(file) ?? []).flatMap((next) => [next, ...allImports(next, importsOf)]);

/**
 * Returns the elements that load modules with a low priority, each file once; their imports are
 * preloaded, since a module's own priority does not apply to them. Browsers request a module as
 * urgently as a style, which in Lighthouse delayed the first paint by 200 ms.
 *
 * @param sources The paths of the modules in the page.
 */
export function moduleElements(sources: readonly string[], importsOf: ImportsOf): string {
  const imports = new Set(sources.flatMap((source) => allImports(source.slice(1), importsOf)));
  return [
    ...[...imports].map((file) => `<link rel="modulepreload" fetchpriority="low" href="/${file}">`),
    ...sources.map(
      (source) => `<script type="module" fetchpriority="low" src="${source}"></script>`,
    ),
  ].join("");
}
