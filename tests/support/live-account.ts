import { accountIds } from "#email-service.ts";

/** Environment variables with an account at the e-mail service, as on the public site. */
export const liveAccount = Object.fromEntries(
  Object.entries(accountIds).map(([variable, { prefix = "" }]) => [variable, `${prefix}abc`]),
);
