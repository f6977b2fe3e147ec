import { fieldsFor, group, labels, line, paragraphs, sentences, webPage } from "#content/fields.ts";
import { addedFields } from "#features/quote-form/schema.ts";
import { storageKeys } from "#ui/storage.client.ts";

const heading = labels("heading");

/** The words of /privacy. The code names what is sent and stored: each needs its words. */
export const privacyWords = {
  who: group("Who is responsible for what the site does with details of people.", {
    ...heading,
    text: sentences("Before the company's name, phone number and e-mail address."),
    contact: "Before the name of the person in business.yaml who answers questions about privacy.",
  }),
  sent: group("What the quote form sends, and to whom.", {
    ...heading,
    lead: sentences("Before the list of the fields."),
    fields: group(
      "What each field holds that the page adds; those of the form are in quote-form.yaml.",
      fieldsFor(addedFields, () => "What it holds, and why it is sent."),
    ),
    why: sentences("What the details are used for."),
    service: sentences("Who delivers the request, with {service}, {host}."),
    demo: sentences("In a demo, after it: where its requests go."),
    photos: sentences("What happens to photos, which do not go through the form."),
    retention: line("Before the owner's answer to how long requests are kept."),
  }),
  stored: group("What the site stores in the visitor's browser.", {
    ...heading,
    lead: sentences("Before the list."),
    tab: group(
      "What the site stores until the tab is closed.",
      fieldsFor(storageKeys.tab, () => "What it is for, and when it is emptied."),
    ),
    visitor: group(
      "What the site stores until the visitor deletes it.",
      fieldsFor(storageKeys.visitor, () => "What it is for, and when it is emptied."),
    ),
  }),
  others: group("Cookies, counting and other companies.", {
    ...heading,
    cookies: sentences("That the site sets no cookies."),
    server: sentences("What whoever serves the pages sees."),
    not_counted: sentences("While visits are not counted."),
    counted: sentences("While visits are counted, with {host}."),
  }),
  rights: group("How to see, correct or delete one's details, and to complain.", {
    ...heading,
    text: paragraphs("How to see, correct or delete what we hold, with {email}, {phone}."),
    complain: sentences("Before the link to the commissioner."),
    ...labels("commissioner"),
    commissioner_page: webPage("The page on which a complaint about a business begins."),
  }),
};
