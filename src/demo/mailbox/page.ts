import { toHtml } from "hast-util-to-html";
import { locale } from "#site.ts";
import type { Message } from "./messages.ts";
import { answers, durations, type ChosenAnswer } from "./next-answer.ts";

const escaped = (value: string) => toHtml({ type: "text", value });

const options = (names: readonly string[], selected: string) =>
  names.map((name) => `<option${name === selected ? " selected" : ""}>${name}</option>`).join("");

const article = ({ file, receivedAt, fields }: Message) => `
<article>
  <h2>${new Date(receivedAt).toLocaleString(locale)}</h2>
  <p><code>${escaped(file)}</code></p>
  <dl>
    ${fields.map(([name, value]) => `<dt>${escaped(name)}</dt><dd>${escaped(value)}</dd>`).join("\n")}
  </dl>
</article>`;

/** The page's Content-Security-Policy: no scripts, nothing of other sites, no frame around it. */
export const mailboxPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Returns the page that lists the quote requests and has a form to choose the next answer. */
export const mailboxPage = (messages: readonly Message[], next: ChosenAnswer) => `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mailbox of the demo</title>
<link rel="icon" href="/favicon.svg">
<style>
  body { max-width: 46rem; margin: 0 auto; padding: 1rem; font: 1.125rem/1.5 system-ui; }
  dd { white-space: pre-wrap; overflow-wrap: anywhere; }
  select, button { min-height: 2.75rem; font: inherit; }
</style>
<h1>Mailbox of the demo</h1>
<p>Quote requests end here instead of at the e-mail service. <a href="/">Back to the site</a></p>
<main>
  <form method="post" action="/__mailbox/next">
    <label>The next answer <select name="answer">${options(answers, next)}</select></label>
    <label>how long <select name="times">${options(durations, durations[0])}</select></label>
    <button>Set</button>
  </form>
  <p role="status">Messages: ${messages.length}; the next answer is ${next}.</p>
  ${messages.map(article).join("\n")}
</main>
</html>
`;
