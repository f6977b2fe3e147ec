import { fieldsFor, group, sentences, texts, webPage, words } from "#content/fields.ts";
import { addedFields } from "#features/quote-form/schema.ts";
import { storageKeys } from "#ui/storage.client.ts";

const sentencesFor = <Name extends string>(description: string, names: readonly Name[]) =>
  group(
    description,
    fieldsFor(names, () => sentences("")),
  );

/** The words of /privacy. The code names what is sent and stored: each needs its words. */
export const privacyWords = {
  who: words(
    "Who is responsible for details of people, before its name, phone number and e-mail address, and before the name of the person in business.yaml.",
    "heading text… contact",
  ),
  sent: group("What the quote form sends, and to whom.", {
    ...texts("heading lead…"),
    fields: sentencesFor(
      "What each field holds that the page adds, and why it is sent; those of the form are in quote-form.yaml.",
      addedFields,
    ),
    ...texts("why… service… {service} {host}"),
    demo: sentences("In a demo, after it: where its requests go."),
    ...texts("photos…"),
    retention: sentences("Before the owner's answer to how long requests are kept."),
  }),
  stored: group("What the site stores in the visitor's browser.", {
    ...texts("heading lead…"),
    tab: sentencesFor(
      "What the site stores until the tab is closed: what each is for, and when it is emptied.",
      storageKeys.tab,
    ),
    visitor: sentencesFor(
      "What the site stores until the visitor deletes it, and what each is for.",
      storageKeys.visitor,
    ),
  }),
  others: words(
    "Cookies, whoever serves the pages, and what is said while visits are counted or not.",
    "heading cookies… server… not_counted… counted… {host}",
  ),
  rights: group("How to see, correct or delete one's details, and to complain.", {
    ...texts("heading text… complain… commissioner"),
    commissioner_page: webPage("The page on which a complaint about a business begins."),
  }),
};
