import type { Plugin } from "vite";

/**
 * Lets the modules of a page wait behind what its first screen needs. Browsers request a module, and
 * what it imports, as urgently as a style; Lighthouse then counts both before the first paint.
 * Returns a Vite plugin that learns what each module imports, and the function that writes a page's
 * script elements.
 */
export function lateModules() {
  const importsOf = new Map<string, readonly string[]>();
  return {
    plugin: {
      name: "imports-of-modules",
      generateBundle(_options, bundle) {
        if (this.environment.name !== "client") return;
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === "chunk") {
            importsOf.set(
              `/${chunk.fileName}`,
              chunk.imports.map((file) => `/${file}`),
            );
          }
        }
      },
    } satisfies Plugin,

    /**
     * Returns the elements that load these modules with a low priority, each file once: the imports
     * are preloaded, since a module's own priority does not apply to them.
     */
    elementsFor: (sources: readonly string[]): string => {
      const imported = new Set<string>();
      const collect = (file: string) => {
        for (const next of importsOf.get(file) ?? []) {
          if (imported.has(next)) continue;
          imported.add(next);
          collect(next);
        }
      };
      for (const source of sources) collect(source);
      const preloads = [...imported].map(
        (file) => `<link rel="modulepreload" fetchpriority="low" href="${file}">`,
      );
      const scripts = sources.map(
        (source) => `<script type="module" fetchpriority="low" src="${source}"></script>`,
      );
      return [...preloads, ...scripts].join("");
    },
  };
}
