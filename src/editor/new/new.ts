/** Runs `newDocument` with the arguments of `npm run new`. */
import "#load-env.ts";
import { readArguments, stop } from "#command.ts";
import { newDocument, Refusal, usage } from "./new-document.ts";

const { values, positionals } = readArguments(usage, {
  options: { at: { type: "string" } },
  allowPositionals: true,
});
const [kind = "", ...words] = positionals;
try {
  console.log(newDocument(kind, words.join(" ").trim(), values.at));
} catch (error) {
  if (error instanceof Refusal) stop(error.message);
  throw error;
}
