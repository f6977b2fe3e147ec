import { type Message } from "./messages.ts";
import { answers, durations, type Answer } from "./next-answer.ts";

/** Markup that was made by `html`. */
interface Markup {
  source: string;
}

/** Makes markup of a template; every text put into it is escaped. */
const html = (strings: TemplateStringsArray, ...values: (string | Markup[])[]): Markup => ({
  source: String.raw({ raw: strings }, ...values.map(asSource)),
});

const asSource = (value: string | Markup[]) =>
  typeof value === "string"
    ? value.replaceAll(/[&<>"']/g, (character) => `&#${character.codePointAt(0) ?? 0};`)
    : value.map(({ source }) => source).join("\n");

const option = (name: string, selected: string) =>
  name === selected ? html`<option selected>${name}</option>` : html`<option>${name}</option>`;

const article = ({ file, receivedAt, fields }: Message) =>
  html`<article>
    <h2>${new Date(receivedAt).toLocaleString("en-CA")}</h2>
    <p><code>${file}</code></p>
    <dl>
      ${fields.map(
        ([name, value]) =>
          html`<dt>${name}</dt>
            <dd>${value}</dd>`,
      )}
    </dl>
  </article>`;

/** The page that shows what has arrived, and on which the next answer is chosen. */
export const mailboxPage = (messages: readonly Message[], next: Answer) =>
  html`<!doctype html>
    <html lang="en-CA">
      <meta charset="utf-8" /><meta
        name="viewport"
        content="width=device-width, initial-scale=1"
      /><title>Mailbox of the demo</title>
      <style>
        body {
          font: 1.125rem/1.5 system-ui;
          margin: 2rem auto;
          max-width: 46rem;
          padding: 0 1rem;
        }
        dl {
          display: grid;
          grid-template-columns: auto 1fr;
          gap: 0.25rem 1rem;
        }
        dt {
          font-weight: 700;
        }
        dd {
          margin: 0;
          white-space: pre-wrap;
          overflow-wrap: anywhere;
        }
        article {
          border-top: 2px solid;
          margin-top: 2rem;
        }
        select,
        button {
          font: inherit;
          min-height: 2.75rem;
          padding: 0 0.75rem;
        }
      </style>
      <main>
        <h1>Mailbox of the demo</h1>
        <p>
          Quote requests end here instead of at the e-mail service. <a href="/">Back to the site</a>
        </p>
        <form method="post" action="/__mailbox/next">
          <label
            >The next answer
            <select name="answer">
              ${answers.map((answer) => option(answer, next))}
            </select></label
          >
          <label
            >how long
            <select name="times">
              ${durations.map((times) => option(times, durations[0]))}
            </select></label
          >
          <button>Set</button>
        </form>
        <p role="status">
          ${messages.length === 1 ? "1 message" : `${messages.length} messages`}; the next answer is
          ${next}.
        </p>
        ${messages.map(article)}
      </main>
    </html> `.source;
