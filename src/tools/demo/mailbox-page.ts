import { colour } from "#styles/colours.ts";
import { type Message } from "./messages.ts";
import { answers, durations, type Answer } from "./next-answer.ts";

/** Markup that `html` created. */
interface Markup {
  source: string;
}

/** Creates markup from a template and escapes every string value in it. */
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

/** Returns the page that lists the quote requests and has a form to choose the next answer. */
export const mailboxPage = (messages: readonly Message[], next: Answer) =>
  html`<!doctype html>
    <html lang="en-CA">
      <meta charset="utf-8" /><meta
        name="viewport"
        content="width=device-width, initial-scale=1"
      /><title>Mailbox of the demo</title>
      <link rel="icon" href="/favicon.svg" />
      <style>
        body {
          margin: 0;
          background: ${colour("paper")};
          color: ${colour("ink")};
          font: 1.125rem/1.5 system-ui;
        }
        header {
          padding: 1.5rem 0 3.5rem;
          background: linear-gradient(${colour("night")}, ${colour("dusk")});
          color: ${colour("mist")};
        }
        header > *,
        main > * {
          box-sizing: border-box;
          width: min(100% - 2rem, 46rem);
          margin-inline: auto;
        }
        h1,
        h2 {
          margin-block: 0;
          font-family: Georgia, serif;
        }
        h1,
        a {
          color: ${colour("amber")};
        }
        form,
        article {
          padding: 1.25rem;
          border-radius: 0.5rem;
          background: ${colour("white")};
          box-shadow: 0 14px 30px -14px ${colour("slate")};
        }
        form {
          display: flex;
          flex-wrap: wrap;
          gap: 0.75rem;
          align-items: center;
          margin-top: -2rem;
        }
        article {
          margin-top: 2rem;
          border-top: 6px solid ${colour("brick")};
        }
        dl {
          display: grid;
          grid-template-columns: auto minmax(0, 1fr);
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
        select,
        button {
          min-height: 2.75rem;
          font: inherit;
        }
      </style>
      <header>
        <h1>Mailbox of the demo</h1>
        <p>
          Quote requests end here instead of at the e-mail service. <a href="/">Back to the site</a>
        </p>
      </header>
      <main>
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
