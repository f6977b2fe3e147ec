import { group, line } from "./fields.ts";

const toast = (title: string, description: string, first: string, second: string) =>
  group(title, description, {
    title: line("Title", "The first line of the notice.", first),
    description: ["The second line of the notice.", second],
  });

/** The words of the quote form, `content/quote-form.yaml`. */
export const quoteFormSchema = group("Quote form", "The words of the form that asks for a quote.", {
  heading: line("Heading", "The heading above the form.", "Get your free quote"),
  lead: [
    "Below the heading: what sending the form commits the visitor to.",
    "No obligation. You can think it over.",
  ],
  submit: line("Button", "The button that sends the form.", "Get My Free Quote"),
  contact_submit: line(
    "Button on the contact page",
    "The button that sends the form on the contact page.",
    "Send message",
  ),
  office_open: [
    "Below the button, after the office hours: what happens during these hours.",
    "we call back in 30 minutes or less.",
  ],
  office_closed: [
    "After the previous text: what to do at other hours. It is a link that calls.",
    "At night, call the emergency line.",
  ],
  privacy_note: [
    "Below the button: what the details are used for, who delivers them, and where.",
    "We use these details only to answer your request. They are never sold.",
  ],
  labels: group("Labels", "The labels above the fields.", {
    name: ["The label of the field for the visitor’s name.", "Name"],
    phone: ["The label of the field for the phone number.", "Phone"],
    email: ["The label of the field for the e-mail address.", "Email"],
    service_area: ["The label of the field for the city or neighbourhood.", "Service area"],
  }),
  placeholders: group(
    "Hints",
    "Shown in each field until something is typed; an asterisk marks a required field.",
    {
      name: ["The hint in the field for the visitor’s name.", "Your name *"],
      phone: ["The hint in the field for the phone number.", "Phone *"],
      email: ["The hint in the field for the e-mail address.", "Email *"],
      service_area: ["The hint in the field for the place.", "City or neighbourhood *"],
    },
  ),
  optional: ["After the label of the message.", "(optional)"],
  sending: ["On the button while the form is being sent.", "Sending..."],
  by_email: [
    "The button shown if sending failed: it opens the visitor’s e-mail program.",
    "Send by e-mail",
  ],
  email_subject: [
    "The subject of the e-mail that the visitor sends if the form failed, after the company’s name.",
    "quote request",
  ],
  try_again: ["The button shown if sending failed: it sends the form again.", "Try again"],
  message_label: line(
    "Label of the message",
    "The label above the box for the message.",
    "What is happening?",
  ),
  message_placeholder: line(
    "Hint in the message box",
    "Shown in the box until something is typed.",
    "Thumps at night, a torn vent, a smell",
  ),
  reasons: group("Reasons", "Why a phone number and an e-mail address are asked for.", {
    phone: ["A few words below the field for the phone number.", "To call you back"],
    email: ["A few words below the field for the e-mail address.", "If we miss you by phone"],
  }),
  problems: group("Problems", "The messages below fields that were not filled in correctly.", {
    name: line("Name", "Below the name field if it was left empty.", "Tell us your name"),
    phone: line("Phone", "Below the phone field if it was left empty.", "A number we can call"),
    email: line(
      "Email",
      "Below the e-mail field if it was left empty.",
      "An address we can write to",
    ),
    email_malformed: line(
      "Invalid email",
      "Below the e-mail field if the text is not an e-mail address.",
      "This address does not look complete",
    ),
    service_area: line(
      "Service area",
      "Below the field for the place if it was left empty.",
      "Your city or neighbourhood",
    ),
  }),
  toasts: group("Notices", "The notices after the form was sent, or could not be sent.", {
    success: toast(
      "Sent",
      "The notice after the form was sent.",
      "Request Submitted Successfully! 🦝",
      "We'll contact you within 30 minutes for same-day service!",
    ),
    failure: toast(
      "Not sent",
      "The notice if the form could not be sent.",
      "Uh oh! Something went wrong.",
      "There was a problem with your request. Please try again.",
    ),
  }),
  failure_help: [
    "Below the button if sending failed, above the phone and e-mail links.",
    "Nothing you typed is lost. You can also call us now, or send the same details by e-mail.",
  ],
  timeout_help: [
    "Below the button if the e-mail service does not answer in time.",
    "The answer is taking too long. Call before you send it again.",
  ],
  offline_help: [
    "Below the button if the visitor is offline.",
    "You seem to be offline. Your words stay in the form, so send it when you are connected again.",
  ],
  email_shortened: [
    "The end of the e-mail that the visitor sends if the form failed, when a long message was cut off.",
    "(There was no room here for all of it. The rest is still in the form: please copy it from there.)",
  ],
  confirmation: [
    "Below the button after the form was sent.",
    "Thank you, your request has been sent, and we will call you back in 30 minutes or less.",
  ],
});
