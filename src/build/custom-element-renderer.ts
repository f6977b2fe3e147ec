import type { SSRLoadedRendererValue } from "astro";

/**
 * The Astro renderer for custom elements, which Astro itself can only load with the page. An island's
 * component is the element's name. Its slot is rendered unchanged, and hydration only loads the
 * module that defines the element.
 */
export default {
  name: "custom-element",
  // Other names are those of HTML elements, as in a heading whose level is a variable.
  check: (component: unknown) =>
    Promise.resolve(typeof component === "string" && component.includes("-")),
  renderToStaticMarkup: (name: string, _props: unknown, slots: Record<string, string>) =>
    Promise.resolve({
      html: `<${name}><astro-slot>${slots["default"] ?? ""}</astro-slot></${name}>`,
    }),
} satisfies SSRLoadedRendererValue;
