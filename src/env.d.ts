declare module "astro" {
  interface AstroClientDirectives {
    /**
     * Hydrates when the visitor is about to use the island; a click before that is stored and
     * replayed.
     */
    "client:intent"?: boolean | string;
  }
}

export {};
