/** The settings of a host's configuration that differ from site to site. */
export interface Site {
  /** The site's URL. With https the server uses TLS. */
  siteUrl: string;
  /** The folder on the server that the built site is copied to. */
  root: string;
}

/**
 * Returns the other host name that visitors may type: the one without `www.` for a site with it, and the reverse.
 * A subdomain, such as shop.raccoons.ca, has none.
 */
export function otherHostname(siteUrl: string): string | undefined {
  const { hostname } = new URL(siteUrl);
  if (hostname.startsWith("www.")) return hostname.slice("www.".length);
  return /^[^.]+\.[a-z]+$/.test(hostname) ? `www.${hostname}` : undefined;
}
