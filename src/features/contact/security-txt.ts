/**
 * The end of `security.txt`: the first day of the tenth month after this one, so less than a year
 * ahead (RFC 9116, 2.5.5), whenever a site is built, and the same for every build of a month.
 */
export const securityTxtExpires = (now = new Date()) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 10)).toISOString();
