import { staticPages } from "#routes.ts";
import { group, line, list, texts, words } from "./fields.ts";
import { serviceSlug } from "#features/services/schema.ts";

/** The words that many pages share, `content/site.yaml`. */
export const siteTextSchema = group("The words that many pages share.", {
  ...texts("skip_link"),
  // The hours of several shifts are longer than a label.
  office_hours: words("On one line; several days in turn.", "line… {hours} days {first} {last}"),
  phrases: words(
    "Words that follow the hours, which texts name in braces.",
    "after_hours until_open from_open any_hour",
  ),
  other_days: words(
    "On closed days and special hours, in place of the office hours; then in the list of these days.",
    "closed_today open_today {today} closed {dates} hours {dates} {from} {to}",
  ),
  llms_txt: words(
    "The headings of /llms.txt, a summary for language models.",
    "pages services guides jobs languages prices {year} areas",
  ),
  navigation: words("The names of pages in menus and above headings.", ...staticPages, "cost"),
  header: words(
    "The top of every page. Close is in every window too; the hours are shown if every day has the same.",
    "call quote menu close hours {from} {to} days",
  ),
  footer: group("The end of every page.", {
    ...texts("languages quote new_tab"),
    theme: words("Which colours to use.", "label system light dark"),
  }),
  bottom_bar: words("The bar at the bottom of a phone's screen.", "quote"),
  buttons: words(
    "Buttons and links of several pages; “call” stands before the phone number.",
    "call quote my_quote read_more about {name} save_contact",
  ),
  photo: words(
    "How a visitor sends a photo. The messages are what the visitor completes and sends.",
    "text or_email email message message_for {place} message_request {number} {place}",
  ),
  assurances: words("What jobs include; the last links to the rating.", "same_day licensed rated"),
  shortcuts: words("Links above the form.", "emergency listen cost"),
  evidence_labels: words(
    "The labels of the evidence for a claim.",
    "authority number valid_until insurer covers lasts excludes voided_by transfers",
    "basis checked source as_of",
  ),
  closing: words("The last section of pages that have no words of their own.", "heading text…"),
  reviews: words(
    "The cards of reviews, and words that are read out for the row.",
    "from {review_count} stars {stars} sample_label read_more of_what {name} reply",
    "carousel row {label} slide place {index} {count} pause play previous next",
  ),
  sources: words(
    "The words around facts that were found on other sites.",
    "disclaimer… checked {month} source source_on {topic}",
  ),
  landmarks: words("Names that are read out.", "main breadcrumb bottom_bar site"),
  unread_page: words(
    "On a demo, on a page that nobody who speaks its language has read.",
    "note… {language} print heading task… signature",
  ),
  service_pages: words(
    "The words of every service's page.",
    "about_heading {name} prices_heading features_heading others_heading help_heading call",
  ),
  guide_pages: words(
    "The words of every guide's page.",
    "short_answer own_price dates {updated} contents sources note… {month} related copied",
  ),
  area_pages: group("The words of every city's and neighbourhood's page.", {
    ...texts("price"),
    badges: list("Badge", "Three badges above the links.", line("")).length(3),
    ...texts("services_heading"),
    services: list("Link", "Exactly four links to services.", {
      ...texts("label"),
      service: serviceSlug,
    }).length(4),
    ...texts(
      "nearby_heading neighbourhoods_heading other_neighbourhoods_heading introduction_heading",
      "emergency_heading process_heading costs_heading prevention_heading questions_heading",
      "quote_heading {name} sidebar closing_heading {name} closing_button method_heading",
      "tonight_heading checked {month}",
    ),
  }),
  planned_page: words(
    "The page of an area whose text is not written yet.",
    "raccoon_heading {name} wildlife_heading {name} title {heading}",
    "meta_description… {heading} {phone} lead… {name} opening… {name}",
    "coming_heading until_heading until_text… {phone} write",
  ),
  demo: words(
    "The last line of every page of a demo; parts that are not true are left out.",
    "label fictional_phone sample_reviews mailbox",
  ),
});
