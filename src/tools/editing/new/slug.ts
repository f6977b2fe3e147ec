import { slug } from "#schemas/fields.ts";
import { flag } from "./kind.ts";

/** A name as a part of an address. */
const slugOf = (name: string) =>
  name
    .normalize("NFD")
    .replaceAll(/\p{M}|['’.]/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");

/** The flag for a slug, which is made from the name by default. */
export const slugFlag = (description: string) =>
  flag("slug", slug("Slug", description, "richmond-hill"), {
    defaultAnswer: ({ name = "" }) => slugOf(name),
  });
