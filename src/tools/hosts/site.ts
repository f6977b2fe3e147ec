/** What a server's configuration has to know beside the table. */
export interface Site {
  /** Where visitors find the site; its scheme decides whether the server speaks TLS. */
  siteUrl: string;
  /** The folder on the server that the built site is copied to. */
  root: string;
}

/** A text as an expression that matches it alone. */
export const escapeForExpression = (text: string) => text.replaceAll(".", String.raw`\.`);
