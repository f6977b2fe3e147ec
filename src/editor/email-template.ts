/** `npm run email-template`: prints the template of the e-mail that brings a quote request. */
import { toHtml } from "hast-util-to-html";
import { readArguments } from "#command.ts";
import { contentCollections } from "#content/collections.ts";
import { readCollection } from "#content/loader.ts";

const instructions = `
  The template of the e-mail that brings you a quote request. At EmailJS: Email Templates, Create New
  Template, Edit Content, Code Editor; paste all of this, then set beside it:

  To Email      your own address, typed out. Never {{email}} or any other field: whoever fills in the
                form would choose who gets your mail.
  Reply To      {{email}}, so that Reply goes to the visitor.
  From Name     {{website_source}}
  Subject       Quote request from {{name}}, {{service_area}}
  Auto-Reply    leave it off: it would send mail, in your name, to any address typed into the form.

  And in the account: under Account, Security, allow your own domain only; under the template's
  Settings leave the captcha (reCAPTCHA) off, since the form has none and EmailJS would refuse every
  request. A honeypot field in the form stops most bots. If you still get spam, the captcha has to be
  built into the form first.

  With two braces EmailJS escapes what the visitor typed. Never write three: they would let a visitor's
  markup into your mail.
`;

/** Returns the template in HTML, with every field of `content/quote-form.yaml` that a form sends. */
export function emailTemplate() {
  const fields = [...readCollection(contentCollections.quoteForm).values()].flatMap(
    (form) => form.fields,
  );
  const text = (value: string) => toHtml({ type: "text", value });
  const rows = fields
    .filter(({ kind }) => kind !== "textarea")
    .map(
      ({ name, label }) =>
        `    <tr>\n      <th scope="row">${text(label)}</th>\n      <td>{{${name}}}</td>\n    </tr>`,
    );
  const paragraphs = fields
    .filter(({ kind }) => kind === "textarea")
    .map(
      ({ name, label }) =>
        `  <p><strong>${text(label)}</strong></p>\n  <p style="white-space: pre-wrap">{{${name}}}</p>`,
    );
  return `<!--${instructions}-->
<div style="font-family: system-ui, sans-serif; font-size: 16px; line-height: 1.5; color: #12211f">
  <p>A quote request came in through the website of {{title}}.</p>
  <table cellpadding="6" style="border-collapse: collapse; text-align: left; vertical-align: top">
${rows.join("\n")}
  </table>
${paragraphs.join("\n")}
  <p style="font-size: 14px; color: #4f635c">
    Sent from {{website_source}}. Visitor's local time: {{time}} (empty where the visitor's browser
    ran no script).
  </p>
</div>
`;
}

if (import.meta.main) {
  readArguments("Usage: npm run --silent email-template", {});
  console.log(emailTemplate());
}
