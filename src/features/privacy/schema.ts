import { group, labels, line, paragraphs, sentences, texts, webPage } from "#content/fields.ts";
import { addedFields } from "#features/quote-form/schema.ts";
import { storageKeys } from "#ui/storage.client.ts";

const heading = labels("heading");

/** The words of /privacy. The code names what is sent and stored: each needs its words. */
export const privacyWords = {
  who: group("Who is responsible for what the site does with details of people.", {
    ...heading,
    text: sentences("Before the company's name, phone number and e-mail address."),
    contact: line("Before the name of the person in business.yaml who answers questions."),
  }),
  sent: group("What the quote form sends, and to whom.", {
    ...heading,
    lead: sentences("Before the list of the fields."),
    fields: group(
      "What each field holds that the page adds, and why it is sent; those of the form are in quote-form.yaml.",
      texts(...addedFields),
    ),
    ...texts("why service {service} {host} demo photos"),
    retention: line("Before the owner's answer to how long requests are kept."),
  }),
  stored: group("What the site stores in the visitor's browser.", {
    ...heading,
    lead: sentences("Before the list."),
    tab: group(
      "What the site stores until the tab is closed: what each is for, and when it is emptied.",
      texts(...storageKeys.tab),
    ),
    visitor: group(
      "What the site stores until the visitor deletes it, and what each is for.",
      texts(...storageKeys.visitor),
    ),
  }),
  others: group("Cookies, counting and other companies.", {
    ...heading,
    ...texts("cookies server not_counted counted {host}"),
  }),
  rights: group("How to see, correct or delete one's details, and to complain.", {
    ...heading,
    text: paragraphs("How to see, correct or delete what we hold, with {email}, {phone}."),
    ...texts("complain"),
    ...labels("commissioner"),
    commissioner_page: webPage("The page on which a complaint about a business begins."),
  }),
};
