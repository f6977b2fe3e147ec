import { group, line, sentences } from "#content/fields.ts";
import type { LineField } from "./fields.ts";

const toast = (title: string, description: string) =>
  group(title, description, {
    title: line("The first line of the notice."),
    description: "The second line of the notice.",
  });

const failure = (title: string, description: string) =>
  group(title, description, {
    what: "What happened, in bold.",
    help: sentences("What the visitor can do."),
  });

/** The words of the quote form, `content/quote-form.yaml`. */
export const quoteFormSchema = group("Quote form", "The words of the form that asks for a quote.", {
  heading: line("The heading above the form."),
  lead: "Below the heading: what sending the form commits the visitor to.",
  submit: line("The button that sends the form."),
  contact_submit: line("The button that sends the form on the contact page."),
  office_open: "Below the button, after the office hours: what happens during these hours.",
  at_night: "Below it: what happens to a request that is sent at other hours.",
  office_closed: "After the previous text: what to do if it cannot wait. It is a link that calls.",
  more: "Below it: opens how the details are used.",
  office_closed_today:
    "Below the button on a day on which the office is closed; {next} is when it opens next.",
  office_open_today: "Below the button on a day with other hours, with {from}, {to}.",
  privacy_note: sentences("How the details are used, and who delivers them."),
  labels: group("Labels", "The labels above the fields.", {
    name: "The label of the field for the visitor’s name.",
    phone: "The label of the field for the phone number.",
    email: "The label of the field for the e-mail address.",
    service_area: "The label of the field for the city or neighbourhood.",
  } satisfies Record<LineField, string>),
  placeholders: group(
    "Hints",
    "Shown in each field until something is typed; an asterisk marks a required field.",
    {
      name: "The hint in the field for the visitor’s name.",
      phone: "The hint in the field for the phone number.",
      email: "The hint in the field for the e-mail address.",
      service_area: "The hint in the field for the place.",
    } satisfies Record<LineField, string>,
  ),
  optional: "After the label of the message.",
  sending: "On the button while the form is being sent.",
  by_email: "The button shown if sending failed: it opens the visitor’s e-mail program.",
  email_subject:
    "The subject of the e-mail that the visitor sends if the form failed, after the company’s name.",
  try_again: "The button shown if sending failed: it sends the form again.",
  message_label: line("The label above the box for the message."),
  message_placeholder: line("Shown in the box until something is typed."),
  reasons: group("Reasons", "Why a phone number and an e-mail address are asked for.", {
    phone: "A few words beside the label of the phone number.",
    email: "A few words beside the label of the e-mail address.",
  }),
  problems: group(
    "Problems",
    "The messages beside the labels of fields that were not filled in correctly: so short that each is one line.",
    {
      check: line("Above the form, before links to several fields with problems."),
      too_long: line("At a field with too much text; {max} is the most characters."),
      name: line("At the name field if it was left empty."),
      phone: line("At the phone field if it was left empty."),
      phone_malformed: line(
        "At the phone field if it has fewer than ten digits, or letters of a telephone’s keys.",
      ),
      email: line("At the e-mail field if it was left empty."),
      email_malformed: line("At the e-mail field if the text is not an e-mail address."),
      service_area: line("At the field for the place if it was left empty."),
    },
  ),
  counter: line("At a long message: its {count} of the most characters, {max}."),
  ask_again: sentences("Above the form if the form may have been sent by a program."),
  toasts: group("Notices", "The notices after the form was sent, or could not be sent.", {
    success: toast("Sent", "The notice after the form was sent."),
    failure: toast("Not sent", "The notice if the form could not be sent."),
  }),
  failures: group("Failures", "Shown instead of the button if the form was not sent.", {
    failed: failure(
      "Failed",
      "If the e-mail service refuses the request, or the page fails before it is sent.",
    ),
    offline: failure("Offline", "If the visitor is offline."),
    unconfirmed: failure("Unconfirmed", "If the request may have arrived all the same."),
  }),
  email_shortened: sentences(
    "The end of the e-mail that the visitor sends if the form failed, when a long message was cut off.",
  ),
  confirmation: line("The heading that takes the place of the form after it was sent."),
  next: group("What happens next", "Below the confirmation.", {
    day: sentences("During office hours; {today} is today’s hours."),
    night: sentences("At any other hour; {next} is when the office opens next."),
  }),
  number: line("After the form was sent, before the number of the request."),
  in_message: group("In the message", "The last two lines of the message that you receive.", {
    number: line("Before the number of the request."),
    page: line("Before the page that the request was sent from."),
  }),
  without_script: sentences(
    "Below the button in browsers without JavaScript; {answer} is what the e-mail service answers.",
  ),
});
