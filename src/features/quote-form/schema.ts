import type { z } from "zod";
import {
  distinct,
  flag,
  group,
  integerBetween,
  line,
  list,
  matching,
  oneOf,
  sentences,
  text,
  texts,
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
  ...texts("label"),
  kind: oneOf(["text", "tel", "email", "textarea", "select"])(
    "What it takes: a line of text, a phone number, an e-mail address, several lines, or one of several options.",
  ),
  options: list("Option", "What a visitor can choose, for a select.").optional(),
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

const failure = (description: string) => words(description, "what help…");

/** The words of the quote form, `content/quote-form.yaml`. */
export const quoteFormSchema = group("The words of the form that asks for a quote.", {
  ...texts("heading"),
  lead: sentences("Below the heading: what sending the form commits the visitor to."),
  ...texts("submit contact_submit office_open… {hours}"),
  at_night: line(
    "Below it: the beginning of a sentence about the emergency line, if there is one.",
  ),
  office_closed: text("The end of that sentence, a link that calls."),
  ...texts("more office_closed_today… {next} office_open_today… {today}"),
  office_closed_now: sentences("In the evening if {next}, when it opens, is unusual."),
  privacy_note: sentences("How the details are used, and who delivers them."),
  fields,
  ...texts("optional sending by_email"),
  email_subject: line("The subject of the visitor’s e-mail, after the company’s name."),
  ...texts("try_again"),
  problems: words("Above the form, and at a text that is too long.", "check too_long {max}"),
  ...texts("counter {count} {max}"),
  ask_again: sentences("Above the form if the form may have been sent by a program."),
  toasts: group("The notices after the form was sent, or could not be sent.", {
    success: words("The notice after the form was sent.", "title description"),
    failure: words("The notice if the form could not be sent.", "title description"),
  }),
  failures: group("Shown instead of the button if the form was not sent; the first is bold.", {
    failed: failure("If the e-mail service refuses it, or the page fails before."),
    offline: failure("If the visitor is offline."),
    unconfirmed: failure("If the request may have arrived all the same."),
  }),
  email_shortened: sentences("The end of the visitor’s e-mail, if a long message was cut off."),
  ...texts("confirmation"),
  next: words(
    "Below the confirmation: what happens during office hours, and at any other hour.",
    "day… {today} night… {next}",
  ),
  ...texts("number"),
  in_message: words("Before the number and the page, in the message that you get.", "number page"),
  without_script: sentences("Without JavaScript; {answer} is the service’s answer."),
});
