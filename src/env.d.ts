import "astro";

declare module "astro" {
  interface AstroClientDirectives {
    /** Hydrates before the visitor uses the island; an earlier click is stored and replayed. */
    "client:intent"?: true | IntersectionObserverInit;
  }
}
