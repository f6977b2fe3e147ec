import { execFileSync } from "node:child_process";
import type { APIRoute } from "astro";
import { getBusiness } from "#content/queries.ts";

/** A year after the last commit: a commit always gives the same file. Undefined without git. */
function expires(): string | undefined {
  try {
    const date = execFileSync("git", ["log", "-1", "--format=%cI"], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
    const end = new Date(date.trim());
    end.setUTCFullYear(end.getUTCFullYear() + 1);
    return end.toISOString();
  } catch {
    return undefined;
  }
}

/** Whom to tell about a security problem (RFC 9116). A body of `null` leaves the file out. */
export const GET: APIRoute = async ({ site }) => {
  const end = expires();
  if (end === undefined) return new Response(null);
  const { email } = await getBusiness();
  return new Response(
    [
      `Contact: mailto:${email}`,
      `Expires: ${end}`,
      "Preferred-Languages: en",
      `Canonical: ${new URL("/.well-known/security.txt", site).href}`,
      "",
    ].join("\n"),
  );
};
