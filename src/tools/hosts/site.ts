/** What the configuration of a server of one's own needs beside the rules. */
export interface Site {
  /** The site's address; with https the server speaks TLS. */
  siteUrl: string;
  /** The folder on the server that the built site is copied to. */
  root: string;
}

/** A suffix of a path as a regular expression. */
export const escapeDots = (suffix: string) => suffix.replaceAll(".", String.raw`\.`);
