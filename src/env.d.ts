declare module "astro" {
  interface AstroClientDirectives {
    /** Hydrates when the visitor is about to use the island; the first click is kept and replayed. */
    "client:intent"?: boolean | string;
  }
}

export {};
