// @ts-check
import astro from "eslint-plugin-astro";
import tailwind from "eslint-plugin-better-tailwindcss";
import a11y from "eslint-plugin-jsx-a11y-x";
import reactHooks from "eslint-plugin-react-hooks";
import { defineConfig, globalIgnores } from "eslint/config";
import tseslint from "typescript-eslint";

/**
 * Forbids reading content outside `queries/`, and importing from the given rooms of `src/`.
 *
 * @param {...string} rooms
 * @returns {import("eslint").Linter.RulesRecord}
 */
const forbid = (...rooms) => ({
  "@typescript-eslint/no-restricted-imports": [
    "error",
    {
      paths: [
        {
          name: "astro:content",
          importNames: ["getCollection", "getEntry", "getEntries"],
          message: "Content is read in src/queries/ and nowhere else.",
        },
      ],
      patterns: [
        { group: ["../*"], message: "Import from another room as #room/file." },
        ...rooms.map((room) => ({
          group: [`#${room}/*`],
          allowTypeImports: true,
          message: "This import goes against the flow; see README, “Rooms”.",
        })),
      ],
    },
  ],
});

export default defineConfig(
  globalIgnores(["dist/", ".astro/", "test-results/", "playwright-report/"]),
  { linterOptions: { reportUnusedDisableDirectives: "error" } },

  tseslint.configs.strict,
  {
    files: ["**/*.{ts,tsx}"],
    extends: [tseslint.configs.strictTypeCheckedOnly],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
    },
  },
  {
    // node:test's test() returns a promise that its runner awaits.
    files: ["tests/{unit,servers}/**"],
    rules: {
      "@typescript-eslint/no-floating-promises": [
        "error",
        {
          allowForKnownSafeCalls: [
            { from: "package", name: ["test", "describe", "suite", "it"], package: "node:test" },
          ],
        },
      ],
    },
  },
  {
    rules: {
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      eqeqeq: "error",
    },
  },

  astro.configs.recommended,
  astro.configs["jsx-a11y-strict"],
  { files: ["**/*.tsx"], extends: [a11y.configs.strict, reactHooks.configs.flat.recommended] },

  {
    files: ["src/**/*.{astro,tsx}"],
    plugins: { "better-tailwindcss": tailwind },
    settings: {
      "better-tailwindcss": { entryPoint: "src/styles/global.css", detectComponentClasses: true },
    },
    rules: {
      // A class that begins with an underscore is drawn in its component's own style.
      "better-tailwindcss/no-unknown-classes": ["error", { ignore: ["^_", "^swiper"] }],
      "better-tailwindcss/no-conflicting-classes": "error",
      "better-tailwindcss/no-duplicate-classes": "error",
    },
  },
  {
    files: ["src/**/*.{astro,tsx}"],
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector:
            "JSXOpeningElement[name.name!='link'] > JSXAttribute[name.name='href'] > Literal[value=/^\\u002F/]",
          message: "Take the URL from src/routes.ts.",
        },
        { selector: "ExportDefaultDeclaration", message: "Export by name." },
      ],
    },
  },

  { files: ["src/pages/**", "src/layouts/**"], rules: forbid() },
  { files: ["src/sections/**"], rules: forbid("pages", "layouts") },
  {
    files: ["src/components/**"],
    rules: forbid("pages", "layouts", "sections", "islands", "queries"),
  },
  {
    files: ["src/islands/**"],
    rules: forbid("pages", "layouts", "sections", "components", "queries", "schemas", "hosting"),
  },
  {
    files: ["src/structured-data/**"],
    rules: forbid("pages", "layouts", "sections", "islands", "components", "queries", "schemas"),
  },
  {
    files: ["src/schemas/**"],
    rules: forbid("pages", "layouts", "sections", "islands", "components", "queries", "hosting"),
  },
);
