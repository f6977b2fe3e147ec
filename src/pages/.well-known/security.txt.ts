import type { APIRoute } from "astro";
import { getBusiness } from "#content/queries.ts";
import { securityTxtExpires } from "#features/contact/security-txt.ts";

/** Whom to tell about a security problem (RFC 9116). */
export const GET: APIRoute = async ({ site }) => {
  const { email } = await getBusiness();
  return new Response(
    [
      `Contact: mailto:${email}`,
      `Expires: ${securityTxtExpires()}`,
      "Preferred-Languages: en",
      `Canonical: ${new URL("/.well-known/security.txt", site).href}`,
      "",
    ].join("\n"),
  );
};
