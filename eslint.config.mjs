// @ts-check
import { readdirSync } from "node:fs";
import process from "node:process";
import astro from "eslint-plugin-astro";
import tailwind from "eslint-plugin-better-tailwindcss";
import importX from "eslint-plugin-import-x";
import a11y from "eslint-plugin-jsx-a11y-x";
import reactHooks from "eslint-plugin-react-hooks";
import { defineConfig, globalIgnores } from "eslint/config";
import tseslint from "typescript-eslint";

/**
 * Lists what each folder of `src/` may import from the others (see `src/README.md`). Modules at the top of
 * `src/`, such as `#routes.ts`, and drawings in `#assets/` may be imported everywhere.
 *
 * @type {Record<string, string[]>}
 */
const folders = {
  // The site.
  ui: [],
  styles: [],
  // Schemas are all that content may take of a feature; they stand beside what shows them (a rule below).
  content: ["features"],
  features: ["content", "ui"],
  layout: ["content", "features", "seo", "styles", "ui"],
  seo: ["content", "features", "styles"],
  pages: ["content", "features", "layout", "seo", "styles", "ui"],
  // Folders that build and edit the site; the site never imports from them.
  build: ["content", "demo", "editor", "features", "styles", "ui"],
  demo: [],
  live: ["demo"],
  editor: ["content"],
};

/**
 * Allows each folder only its imports from the table.
 *
 * @type {import("eslint").Linter.Config[]}
 */
const folderRules = Object.entries(folders).map(([folder, allowed]) => ({
  files: [`src/${folder}/**`],
  rules: {
    "@typescript-eslint/no-restricted-imports": [
      "error",
      {
        patterns: [
          { group: ["../*"], message: "Import from another folder as #folder/file." },
          {
            regex: `^#(?!assets/|[^/]+$|(?:${[folder, ...allowed].join("|")})/)`,
            message: `src/${folder}/ may import only from: ${allowed.join(", ") || "no other folder"}. See src/README.md.`,
          },
        ],
      },
    ],
  },
}));

/**
 * Lets a feature import its own files as `./file`.
 *
 * @type {import("eslint").Linter.Config[]}
 */
const featureRules = readdirSync("src/features").map((feature) => ({
  files: [`src/features/${feature}/**`],
  rules: {
    "no-restricted-imports": [
      "error",
      {
        patterns: [
          { regex: `^#features/${feature}/`, message: "Import from the same folder as ./file." },
        ],
      },
    ],
  },
}));

/** Rejects ARIA by properties, to write or to read it. */
const ariaProperties = [
  "MemberExpression[property.name=/^aria[A-Z]/]",
  "ObjectPattern > Property[key.name=/^aria[A-Z]/]",
  "AssignmentExpression > MemberExpression.left[property.name='role']",
].map((selector) => ({
  selector,
  message: "Use the attribute: Firefox before 119 lacks the property, and we support 115.",
}));

const storageMayThrow = "It may throw: use src/ui/storage.client.ts.";

export default defineConfig(
  globalIgnores(["dist/", ".dist-build/", ".astro/", "test-results/", "playwright-report/"]),
  { linterOptions: { reportUnusedDisableDirectives: "error" } },

  tseslint.configs.strict,
  {
    files: ["**/*.{ts,tsx}"],
    extends: [tseslint.configs.strictTypeCheckedOnly],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      // The two slowest rules. There are no enums, since Node.js cannot strip them (`erasableSyntaxOnly`), and
      // no hierarchies of classes.
      "@typescript-eslint/no-unsafe-enum-assignment": "off",
      "@typescript-eslint/no-unsafe-class-instance-assignment": "off",
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      // Handlers such as `onClick={() => setOpen(true)}`.
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
    },
  },
  {
    // node:test's test() returns a promise that its runner awaits.
    files: ["tests/{unit,site,nightly}/**"],
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
  {
    // Braces around more than one line, and only there.
    rules: { curly: ["error", "multi-or-nest"] },
  },

  {
    files: ["src/**"],
    ignores: ["src/ui/storage.client.ts", "src/editor/**"],
    rules: {
      // Covers the stores also as properties of `window` and `globalThis`.
      "no-restricted-properties": [
        "error",
        ...["sessionStorage", "localStorage"].map((property) => ({
          property,
          message: storageMayThrow,
        })),
      ],
      "no-restricted-globals": [
        "error",
        ...["sessionStorage", "localStorage"].map((name) => ({ name, message: storageMayThrow })),
      ],
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
      // A class that begins with an underscore is no utility (see src/DECISIONS.md).
      "better-tailwindcss/no-unknown-classes": ["error", { ignore: ["^_", "^swiper"] }],
      "better-tailwindcss/no-conflicting-classes": "error",
      "better-tailwindcss/no-duplicate-classes": "error",
      "better-tailwindcss/no-restricted-classes": [
        "error",
        {
          restrict: [
            {
              pattern: "^(?:.*:)?(?:[pm][xytrbl]?|gap(?:-[xy])?)-(?!(?:[0-68]|12)$)[\\d.]+$",
              message: "Use one of the eight spaces, 1 to 6, 8 and 12, or a token of theme.css.",
            },
          ],
        },
      ],
    },
  },
  { files: ["src/**/*.ts"], rules: { "no-restricted-syntax": ["error", ...ariaProperties] } },
  {
    files: ["src/**/*.{astro,tsx}"],
    rules: {
      "no-restricted-syntax": [
        "error",
        ...ariaProperties,
        {
          selector:
            "JSXOpeningElement[name.name!='link'] > JSXAttribute[name.name='href'] > Literal[value=/^\\u002F/]",
          message: "Take the URL from src/routes.ts.",
        },
        { selector: "ExportDefaultDeclaration", message: "Export by name." },
        {
          selector:
            "JSXAttribute[name.name=/^(class|class:list|className|style)$/] :matches(Literal, TemplateElement)[value=/#[\\da-f]{3,8}\\b|(rgb|hsl|oklch|oklab)a?\\(/i]",
          message: "Take the colour from src/styles/theme.css.",
        },
        {
          // Allows black, which masks need.
          selector:
            "JSXElement[openingElement.name.name='style'] > AstroRawText[value=/#(?!0000?\\b)(?:[\\da-f]{3,4}|[\\da-f]{6}|[\\da-f]{8})\\b/i]",
          message: "Take the colour from src/styles/theme.css.",
        },
        ...[
          "JSXText[value=/[A-Za-z]{2}/]",
          "JSXAttribute[name.name=/^(alt|aria-label|aria-roledescription|heading|label|lead|placeholder|sidebarLabel|text|title)$/] :matches(Literal[value=/[A-Za-z]{2}/], TemplateElement[value.raw=/[A-Za-z]{2}/])",
          "Property[key.name=/^(caption|heading|label|lead|placeholder|text|title)$/] > :matches(Literal[value=/[A-Za-z]{2}/], TemplateElement[value.raw=/[A-Za-z]{2}/])",
        ].map((selector) => ({
          selector,
          message: "Put the words that visitors read or hear in content/.",
        })),
      ],
    },
  },

  {
    files: ["**/*.{ts,tsx,astro}"],
    plugins: { "import-x": importX },
    settings: {
      "import-x/extensions": [".ts", ".tsx", ".astro"],
      // An `.astro` file is parsed by the parser of the file that imports it, which is one too.
      "import-x/parsers": { "@typescript-eslint/parser": [".ts", ".tsx"] },
      "import-x/resolver-next": [importX.createNodeResolver()],
    },
    rules: {
      // Parses every file again, so only where a change is accepted, and by night.
      "import-x/no-cycle": [
        process.env["CI"] || process.env["TEST_ALL"] ? "error" : "off",
        { ignoreExternal: true },
      ],
      // Node's modules, packages, our own.
      "import-x/order": ["error", { groups: ["builtin", "external"] }],
    },
  },
  ...folderRules,
  {
    files: ["src/content/**"],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          patterns: [
            {
              regex: "^#features/(?!.*schema\\.ts$)",
              message: "src/content/ may import only schemas from features.",
            },
          ],
        },
      ],
    },
  },
  ...featureRules,
);
