import type { z } from "zod";
import {
  distinct,
  flag,
  group,
  integerBetween,
  labels,
  line,
  list,
  matching,
  oneOf,
  sentences,
  text,
  words,
} from "#content/fields.ts";
import { accountIdFields } from "#email-service.ts";

/** The fields that every request has, as the office and the e-mail's template expect. */
const requiredNames = ["name", "phone", "email", "service_area", "message"] as const;

/** The fields that the page fills in for the e-mail; /privacy says what each is. */
export const addedFields = ["title", "website_source", "time"] as const;

/** A field of the form; the checks between its parts are in `checkField`. */
const field = group("A field of the form.", {
  name: matching(
    /^[a-z]+(?:_[a-z]+)*$/,
    "must be small letters joined by underscores, for example service_area",
  )("Its name in the request and in the e-mail’s template, in small letters.", "service_area"),
  label: line("The label above it."),
  kind: oneOf(["text", "tel", "email", "textarea", "select"])(
    "What it takes: a line of text, a phone number, an e-mail address, several lines, or one of several options.",
  ),
  options: list("Option", "What a visitor can choose, for a select.", "An answer.").optional(),
  hint: line("Shown in it while it is empty; an asterisk marks a required field.").optional(),
  reason: line("A few words beside the label: why the form asks for it.").optional(),
  required: flag("true if the form cannot be sent without it."),
  max: integerBetween(1, 4000)("The most characters.", 100),
  autocomplete: matching(
    /^[a-z0-9-]+$/,
    "must be a word of the HTML standard’s list for autofill, for example tel or address-level2",
  )("What browsers fill in by themselves (the HTML attribute autocomplete).", "tel").optional(),
  missing: line("Beside the label of a required field that was left empty.").optional(),
  malformed: line("Beside the label if it is no phone number or e-mail address.").optional(),
  privacy: text("On the page about privacy: what it holds, and why it is sent."),
});

/** A field of the form. */
type QuoteField = z.infer<typeof field>;

/** Reports what is missing in a field, or is needless there. */
function checkField(
  { name, kind, options, required, missing, malformed }: QuoteField,
  report: (key: keyof QuoteField, message: string) => void,
) {
  const isFormatted = kind === "tel" || kind === "email";
  if ([...addedFields, ...accountIdFields].includes(name))
    report("name", `must be another name; the form sends “${name}” already`);
  if (kind === "select" && !options?.length)
    report("options", "must list what a visitor can choose, since the kind is select");
  if (kind !== "select" && options) report("options", "is only for a field with kind: select");
  if (required && !missing) report("missing", "must say what is missing, since it is required");
  if (isFormatted && !malformed) report("malformed", `must say what is wrong in a ${kind} field`);
}

const fields = list("Field", "The fields of the form in their order.", field)
  .superRefine(distinct("name", "label"))
  .superRefine((all, context) => {
    for (const [index, one] of all.entries()) {
      checkField(one, (key, message) =>
        context.addIssue({ code: "custom", path: [index, key], message }),
      );
    }
    const absent = requiredNames.filter((name) => !all.some((one) => one.name === name));
    if (absent.length > 0) {
      const message = `must have the fields of every request; missing: ${absent.join(", ")}`;
      context.addIssue({ code: "custom", message });
    }
  });

const toast = (description: string) =>
  group(description, {
    title: line("The first line of the notice."),
    description: "The second line of the notice.",
  });

const failure = (description: string) =>
  group(description, {
    what: "What happened, in bold.",
    help: sentences("What the visitor can do."),
  });

/** The words of the quote form, `content/quote-form.yaml`. */
export const quoteFormSchema = group("The words of the form that asks for a quote.", {
  ...labels("heading submit contact_submit more optional sending try_again number"),
  lead: "Below the heading: what sending the form commits the visitor to.",
  office_open: "Below the button: what happens during the office hours, {hours}.",
  at_night: "Below it, if there is an emergency line: the beginning of a sentence about it.",
  office_closed: "The end of that sentence, a link that calls.",
  office_closed_today: "Below the button on a closed day; {next} is when the office opens next.",
  office_open_today: "Below the button on a day with other hours; {today} are that day's hours.",
  office_closed_now: "Below the button in the evening if {next}, when it opens, is unusual.",
  privacy_note: sentences("How the details are used, and who delivers them."),
  fields,
  by_email: "The button shown if sending failed: it opens the visitor’s e-mail program.",
  email_subject: "The subject of the visitor’s e-mail, after the company’s name.",
  problems: group("The messages that any field can have; the others are with the fields.", {
    check: line("Above the form, before links to several fields with problems."),
    too_long: line("At a field with too much text; {max} is the most characters."),
  }),
  counter: line("At a long message: its {count} of the most characters, {max}."),
  ask_again: sentences("Above the form if the form may have been sent by a program."),
  toasts: group("The notices after the form was sent, or could not be sent.", {
    success: toast("The notice after the form was sent."),
    failure: toast("The notice if the form could not be sent."),
  }),
  failures: group("Shown instead of the button if the form was not sent.", {
    failed: failure("If the e-mail service refuses it, or the page fails before."),
    offline: failure("If the visitor is offline."),
    unconfirmed: failure("If the request may have arrived all the same."),
  }),
  email_shortened: sentences("The end of the visitor’s e-mail, if a long message was cut off."),
  confirmation: line("The heading that takes the place of the form after it was sent."),
  next: group("Below the confirmation.", {
    day: sentences("During office hours; {today} is today’s hours."),
    night: sentences("At any other hour; {next} is when the office opens next."),
  }),
  in_message: words("Before the number and the page, in the message that you get.", "number page"),
  without_script: sentences(
    "Below the button without JavaScript; {answer} is the service’s answer.",
  ),
});
