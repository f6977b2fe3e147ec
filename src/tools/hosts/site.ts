/** What the configuration of a server of one's own needs beside the rules. */
export interface Site {
  /** The site's address; with https the server speaks TLS. */
  siteUrl: string;
  /** The folder on the server that the built site is copied to. */
  root: string;
}

/**
 * The other name of a site at the top of its domain, which visitors type too: with or without www. An address below the
 * top, such as shop.raccoons.ca, has none.
 */
export function otherHostname(siteUrl: string): string | undefined {
  const { hostname } = new URL(siteUrl);
  if (hostname.startsWith("www.")) return hostname.slice("www.".length);
  return /^[^.]+\.[a-z]+$/.test(hostname) ? `www.${hostname}` : undefined;
}
