/** `npm run email-template`: prints the template of the e-mail that brings a quote request. */
import { toHtml } from "hast-util-to-html";
import { readArguments } from "#command.ts";
import { emailService } from "#email-service.ts";
import { contentCollections } from "#content/collections.ts";
import { readCollection } from "#content/loader.ts";

/** Returns the template in HTML, with every field of `content/quote-form.yaml` that a form sends. */
export function emailTemplate() {
  const value = emailService.templateField;
  const rows = [...readCollection(contentCollections.quoteForm).values()]
    .flatMap(({ fields }) => fields)
    .map(
      ({ name, label }) =>
        `    <tr><th scope="row">${toHtml({ type: "text", value: label })}</th><td style="white-space: pre-wrap">${value(name)}</td></tr>`,
    );
  return `<!-- Before you paste this, read “The e-mail service” in src/hosting/README.md: who gets it, and what must stay off. -->
<div style="font-family: system-ui, sans-serif; font-size: 16px; line-height: 1.5; color: #12211f">
  <p>A quote request came in through the website of ${value("title")}.</p>
  <table cellpadding="6" style="border-collapse: collapse; text-align: left; vertical-align: top">
${rows.join("\n")}
  </table>
  <p style="font-size: 14px; color: #4f635c">
    Sent from ${value("website_source")}. Visitor's local time: ${value("time")} (empty where the visitor's browser
    ran no script).
  </p>
</div>
`;
}

if (import.meta.main) {
  readArguments("Usage: npm run --silent email-template", {});
  console.log(emailTemplate());
}
