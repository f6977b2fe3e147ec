import { z } from "zod";
import { about, line, text } from "./fields.ts";

const toast = z.strictObject({
  title: line.meta(
    about("Title", "The first line of the notice.", "Request Submitted Successfully! 🦝"),
  ),
  description: text.meta(
    about(
      "Description",
      "The second line of the notice.",
      "We'll contact you within 30 minutes for same-day service!",
    ),
  ),
});

/** The quote form's words, `content/quote-form.yaml`. */
export const quoteFormSchema = z
  .strictObject({
    heading: line.meta(about("Heading", "Above the form.", "Get your free quote")),
    sub: text.meta(
      about(
        "Line under the heading",
        "What sending the form commits to.",
        "No obligation. You can think it over.",
      ),
    ),
    submit: line.meta(about("Button", "The button that sends the form.", "Get My Free Quote")),
    contact_submit: line.meta(
      about("Button on the contact page", "The button of the form there.", "Send message"),
    ),
    office_open: text.meta(
      about(
        "While the office is open",
        "Under the button, after the office hours: what a visitor can expect in these.",
        "we call back in 30 minutes or less.",
      ),
    ),
    office_closed: text.meta(
      about(
        "While the office is closed",
        "Behind it: what to do at other hours. It is a link that calls.",
        "At night, call the emergency line.",
      ),
    ),
    privacy_note: text.meta(
      about(
        "Privacy note",
        "Under the button: what the details are used for, who delivers them and where.",
        "We use these details only to answer your request. They are never sold.",
      ),
    ),
    message_label: line.meta(
      about("Label of the message", "Above the box for the message.", "What is happening?"),
    ),
    message_placeholder: line.meta(
      about(
        "Hint in the message box",
        "Shown in the box until something is typed.",
        "Thumps at night, a torn vent, a smell",
      ),
    ),
    reasons: z
      .strictObject({
        phone: text.meta(about("Phone", "A few words under the field.", "To call you back")),
        email: text.meta(about("Email", "A few words under the field.", "If we miss you by phone")),
      })
      .meta(about("Reasons", "Why a phone number and an e-mail address are asked for.")),
    problems: z
      .strictObject({
        name: line.meta(
          about("Name", "Under the field when it was left empty.", "Tell us your name"),
        ),
        phone: line.meta(
          about("Phone", "Under the field when it was left empty.", "A number we can call"),
        ),
        email: line.meta(
          about("Email", "Under the field when it was left empty.", "An address we can write to"),
        ),
        email_malformed: line.meta(
          about(
            "Email that is none",
            "Under the field when what was typed is not an e-mail address.",
            "This address does not look complete",
          ),
        ),
        service_area: line.meta(
          about(
            "Service area",
            "Under the field when it was left empty.",
            "Your city or neighbourhood",
          ),
        ),
      })
      .meta(about("Problems", "What is said under a field that was not filled in.")),
    toasts: z
      .strictObject({
        success: toast.meta(about("Sent", "The notice after the form was sent.")),
        failure: toast.meta(about("Not sent", "The notice when the form could not be sent.")),
      })
      .meta(about("Notices", "What is shown after the button was pressed.")),
    failure_help: text.meta(
      about(
        "Help when sending fails",
        "Under the button, above the phone and e-mail links.",
        "Nothing you typed is lost. You can also call us now, or send the same details by e-mail.",
      ),
    ),
    timeout_help: text.meta(
      about(
        "Help when no answer comes",
        "The same place, when the e-mail service does not answer in time.",
        "The answer is taking too long. Call before you send it again.",
      ),
    ),
    offline_help: text.meta(
      about(
        "Help without a connection",
        "The same place, when the visitor is offline.",
        "You seem to be offline. Your words stay in the form, so send it when you are connected again.",
      ),
    ),
    email_shortened: text.meta(
      about(
        "End of an e-mail cut short",
        "Ends the prefilled e-mail that takes the place of a failed form, where a long message does not fit into it.",
        "(There was no room here for all of it. The rest still stands in the form: please copy it from there.)",
      ),
    ),
    sent: text.meta(
      about(
        "After sending",
        "What stands under the button once the form was sent.",
        "Thank you, your request has been sent, and we will call you back in 30 minutes or less.",
      ),
    ),
  })
  .meta(about("Quote form", "The words of the form that asks for a quote."));

/** The quote form's words. */
export type QuoteFormWords = z.infer<typeof quoteFormSchema>;
