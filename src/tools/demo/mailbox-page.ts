import { answers, type Answer, type Message } from "./mailbox.ts";

const escaped = (text: string) =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.codePointAt(0) ?? 0};`);

const row = ([name, value]: [string, string]) =>
  `<dt>${escaped(name)}</dt><dd>${escaped(value)}</dd>`;

const entry = ({ file, receivedAt, fields }: Message) =>
  `<article><h2>${escaped(new Date(receivedAt).toLocaleString("en-CA"))}</h2><p><code>${escaped(file)}</code></p><dl>${fields.map(row).join("")}</dl></article>`;

/** The page that shows the owner what has arrived, and lets them choose the next answer. */
export const mailboxPage = (messages: readonly Message[], next: Answer) => `<!doctype html>
<html lang="en-CA">
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Mailbox of the demo</title>
<style>body{font:1.125rem/1.5 system-ui;margin:2rem auto;max-width:46rem;padding:0 1rem}dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem}dt{font-weight:700}dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}article{border-top:2px solid;margin-top:2rem}select,button{font:inherit;min-height:2.75rem;padding:0 .75rem}</style>
<main>
<h1>Mailbox of the demo</h1>
<p>Quote requests end here instead of at the e-mail service. <a href="/">Back to the site</a></p>
<form method="post" action="/__mailbox/next">
<label>The next answer <select name="answer">${answers.map((answer) => `<option${answer === next ? " selected" : ""}>${answer}</option>`).join("")}</select></label>
<label>how long <select name="times"><option>once</option><option>until changed</option></select></label>
<button>Set</button>
</form>
<p role="status">${messages.length === 1 ? "1 message" : `${messages.length} messages`}; the next answer is ${next}.</p>
${messages.map(entry).join("\n")}
</main>
</html>
`;
