import type { SSRLoadedRendererValue } from "astro";

/**
 * Astro's renderer of our custom elements. An island's component is the element's name: what stands between its tags
 * is served as it is, and hydration only loads the module, which defines the element.
 */
const renderer: SSRLoadedRendererValue = {
  name: "custom-element",
  check: (component: unknown) => Promise.resolve(typeof component === "string"),
  renderToStaticMarkup: (name: string, _props: unknown, slots: Record<string, string>) =>
    Promise.resolve({
      html: `<${name}><astro-slot>${slots["default"] ?? ""}</astro-slot></${name}>`,
    }),
};

// Astro takes a renderer as its file's default export.
export default renderer;
