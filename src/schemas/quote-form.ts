import { group, line } from "./fields.ts";

const toast = (title: string, description: string) =>
  group(title, description, {
    title: line("Title", "The first line of the notice.", "Request Submitted Successfully! 🦝"),
    description: [
      "The second line of the notice.",
      "We'll contact you within 30 minutes for same-day service!",
    ],
  });

/** The quote form's words, `content/quote-form.yaml`. */
export const quoteFormSchema = group("Quote form", "The words of the form that asks for a quote.", {
  heading: line("Heading", "Above the form.", "Get your free quote"),
  lead: [
    "Under the heading: what sending the form commits to.",
    "No obligation. You can think it over.",
  ],
  submit: line("Button", "The button that sends the form.", "Get My Free Quote"),
  contact_submit: line(
    "Button on the contact page",
    "The button of the form there.",
    "Send message",
  ),
  office_open: [
    "Under the button, after the office hours: what a visitor can expect in these.",
    "we call back in 30 minutes or less.",
  ],
  office_closed: [
    "Behind it: what to do at other hours. It is a link that calls.",
    "At night, call the emergency line.",
  ],
  privacy_note: [
    "Under the button: what the details are used for, who delivers them and where.",
    "We use these details only to answer your request. They are never sold.",
  ],
  labels: group("Labels", "Above each field.", {
    name: ["The visitor’s name.", "Name"],
    phone: ["The phone number.", "Phone"],
    email: ["The e-mail address.", "Email"],
    service_area: ["The place.", "Service area"],
  }),
  placeholders: group(
    "Hints",
    "Shown in each field until something is typed; a star says that it must be filled in.",
    {
      name: ["The visitor’s name.", "Your name *"],
      phone: ["The phone number.", "Phone *"],
      email: ["The e-mail address.", "Email *"],
      service_area: ["The place.", "City or neighbourhood *"],
    },
  ),
  optional: ["Behind the label of the message.", "(optional)"],
  sending: ["On the button, while the form is sent.", "Sending..."],
  by_email: ["Where sending failed: opens the visitor’s e-mail.", "Send by e-mail"],
  email_subject: ["Behind the company’s name: the subject of that e-mail.", "quote request"],
  try_again: ["Where sending failed: sends it once more.", "Try again"],
  message_label: line(
    "Label of the message",
    "Above the box for the message.",
    "What is happening?",
  ),
  message_placeholder: line(
    "Hint in the message box",
    "Shown in the box until something is typed.",
    "Thumps at night, a torn vent, a smell",
  ),
  reasons: group("Reasons", "Why a phone number and an e-mail address are asked for.", {
    phone: ["A few words under the field.", "To call you back"],
    email: ["A few words under the field.", "If we miss you by phone"],
  }),
  problems: group("Problems", "What is said under a field that was not filled in.", {
    name: line("Name", "Under the field when it was left empty.", "Tell us your name"),
    phone: line("Phone", "Under the field when it was left empty.", "A number we can call"),
    email: line("Email", "Under the field when it was left empty.", "An address we can write to"),
    email_malformed: line(
      "Email that is none",
      "Under the field when what was typed is not an e-mail address.",
      "This address does not look complete",
    ),
    service_area: line(
      "Service area",
      "Under the field when it was left empty.",
      "Your city or neighbourhood",
    ),
  }),
  toasts: group("Notices", "What is shown after the button was pressed.", {
    success: toast("Sent", "The notice after the form was sent."),
    failure: toast("Not sent", "The notice when the form could not be sent."),
  }),
  failure_help: [
    "Under the button, above the phone and e-mail links.",
    "Nothing you typed is lost. You can also call us now, or send the same details by e-mail.",
  ],
  timeout_help: [
    "The same place, when the e-mail service does not answer in time.",
    "The answer is taking too long. Call before you send it again.",
  ],
  offline_help: [
    "The same place, when the visitor is offline.",
    "You seem to be offline. Your words stay in the form, so send it when you are connected again.",
  ],
  email_shortened: [
    "Ends the prefilled e-mail that takes the place of a failed form, where a long message does not fit into it.",
    "(There was no room here for all of it. The rest still stands in the form: please copy it from there.)",
  ],
  confirmation: [
    "What stands under the button once the form was sent.",
    "Thank you, your request has been sent, and we will call you back in 30 minutes or less.",
  ],
});
