/** Names that are reserved for examples and private networks, and those that our own messages and guides give as examples. */
const placeholderHost =
  /^(?:localhost|127\.|\[::1\]|(?:.*\.)?(?:example|your-?(?:company|domain|site|name))\.[a-z.]+$|.*\.(?:example|test|invalid|local)$)/i;

/** Whether a host name is one that never leads to the company's public site. */
export const isPlaceholderHost = (host: string) => placeholderHost.test(host);
