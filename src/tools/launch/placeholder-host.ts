const placeholderHost =
  /^(?:localhost|127\.|\[::1\]|(?:.*\.)?example\.(?:com|org|net)$|.*\.(?:example|test|invalid|local)$)/;

/** Whether a host name is one that never leads to a public site. */
export const isPlaceholderHost = (host: string) => placeholderHost.test(host);
