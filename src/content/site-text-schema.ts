import { staticPages, staticRoutes } from "#routes.ts";
import { fieldsFor, group, labels, list, sentences, words } from "./fields.ts";
import { serviceSlug } from "#features/services/schema.ts";

/** The words that many pages share, `content/site.yaml`. */
export const siteTextSchema = group("The words that many pages share.", {
  skip_link: "The first link of every page, for people who use the keyboard.",
  office_hours: group("The words for the office hours of business.yaml.", {
    line: "The office hours wherever they are on one line, usually with {hours}.",
    days: "The name of three or more days in turn, with {first}, {last}.",
  }),
  phrases: words(
    "Words that follow the hours, which texts name in braces.",
    "after_hours until_open from_open any_hour",
  ),
  other_days: group("The words for closed days and special hours of business.yaml.", {
    closed_today: "In place of the office hours on a closed day.",
    open_today: "In place of the office hours on a day with other hours, {today}.",
    closed: "In the list of these days: a closed day or days, with {dates}.",
    hours: "In the list of these days: a day or days with other hours, with {dates}, {from}, {to}.",
  }),
  llms_txt: group("The headings of /llms.txt, a summary for language models.", {
    ...labels("pages services guides jobs languages"),
    prices: "The heading above the prices, with {year}.",
    ...labels("areas"),
  }),
  navigation: group("The names of pages in the header, the menu, the footer and above headings.", {
    ...fieldsFor(staticPages, (page) => `The page at ${staticRoutes[page]}.`),
    ...labels("cost"),
  }),
  header: group("The top of every page; Close is in every window and notice too.", {
    ...labels("call quote menu close"),
    hours: "The first line of the office hours while every day has the same, with {from}, {to}.",
    days: "The second line of the office hours while every day has the same.",
  }),
  footer: group("The end of every page.", {
    ...labels("quote"),
    languages: "The line that unfolds the links to the pages in other languages.",
    new_tab: "Read out after the link to the other site.",
    theme: words("Which colours to use.", "label system light dark"),
  }),
  bottom_bar: words("The bar at the bottom of a phone's screen.", "quote"),
  buttons: group("Buttons and links of several pages.", {
    call: "The call button, before the phone number.",
    quote: "The button that leads to the form, below a text about the company.",
    my_quote: "The button that leads to the form, below a text about the visitor.",
    ...labels("read_more save_contact"),
    about: "Read out after “Read More”; {name} is the subject of the text.",
  }),
  photo: group("How a visitor sends a photo.", {
    ...labels("text or_email"),
    email: "The link that starts an e-mail, if the company has no number for text messages.",
    message: "The message that the visitor completes.",
    message_for: "The same message on the page of an area, with {place}.",
    message_request: "The same message after a quote request, with its {number} and {place}.",
  }),
  assurances: words("What jobs include; the last links to the rating.", "same_day licensed rated"),
  shortcuts: words("Links above the form.", "emergency listen cost"),
  evidence_labels: words(
    "The labels of the evidence for a claim.",
    "authority number valid_until insurer covers lasts excludes voided_by transfers basis checked source as_of",
  ),
  closing: group("The last section of most pages.", {
    heading: "The heading, if the page has none of its own.",
    text: sentences("One or two sentences above the buttons, if the page has none of its own."),
  }),
  reviews: group("The cards of reviews, and the row that scrolls; its words are read out.", {
    from: "After the overall rating; {review_count} is the number of ratings.",
    stars: "Read out in place of the drawn stars, with {stars}.",
    ...labels("sample_label read_more"),
    of_what: "Read out after “Read more”, with {name}.",
    ...labels("reply carousel"),
    row: "Read out for the part that scrolls; {label} is the name of the row.",
    slide: "Read out for each review, with its number.",
    place: "Read out for each review: its number in the row, with {index}, {count}.",
    ...labels("pause play previous next"),
  }),
  sources: group("The words around facts that were found on other sites.", {
    disclaimer: "Below facts about the law or about health.",
    checked: "Below such facts; {month} is the month in which the oldest was last read.",
    source: "The words of a link to a source.",
    source_on: "Read out after these words; {topic} is what the source is about.",
  }),
  landmarks: words("Names that are read out.", "main breadcrumb bottom_bar site"),
  unread_page: group("On a demo, on a page that nobody who speaks its language has read.", {
    note: sentences("At the end of the page; {language} is its language."),
    ...labels("print heading signature"),
    task: sentences("What that person does."),
  }),
  service_pages: group("The words of every service's page.", {
    about_heading: "The heading above the text; {name} is the service.",
    ...labels("prices_heading features_heading others_heading help_heading"),
    call: "The call button, before the phone number.",
  }),
  guide_pages: group("The words of every guide's page.", {
    ...labels("short_answer"),
    own_price: "In the hero of a guide to prices: the link to the drawn house.",
    dates: "Below the heading of the page, with {updated}.",
    ...labels("contents sources related copied"),
    note: "Below the sources; {month} is the month in which all were last read.",
  }),
  area_pages: group("The words of every city's and neighbourhood's page.", {
    price: "The usual price, below the heading.",
    badges: list("Badge", "Three badges above the links.", "The words of a badge.").length(3),
    services: list("Link", "Exactly four links to services.", {
      label: "The words of the link.",
      service: serviceSlug,
    }).length(4),
    ...labels(
      "services_heading nearby_heading neighbourhoods_heading other_neighbourhoods_heading",
      "emergency_heading process_heading costs_heading prevention_heading questions_heading",
      "method_heading tonight_heading closing_button",
    ),
    introduction_heading: "The heading of a city's first section, which is read out.",
    quote_heading: "The heading above the form; {name} is the area.",
    sidebar: "The name of the sidebar with the form, which is read out.",
    closing_heading: "The heading above the last paragraph of a city's text; {name} is the city.",
    checked: "Below the text; {month} is the month in which its sources were last read.",
  }),
  planned_page: group("The page of an area whose text is not written yet.", {
    raccoon_heading: "The heading of the page if its address has raccoon-removal, with {name}.",
    wildlife_heading: "The heading of the page if its address has wildlife-removal, with {name}.",
    title: "The title in the browser tab, with {heading}.",
    meta_description: "One sentence for search engines, with {heading}, {phone}.",
    lead: "One sentence below the heading, with {name}.",
    opening: "The first paragraph, with {name}.",
    ...labels("coming_heading until_heading write"),
    until_text: "What to do until the page is written, with {phone}.",
  }),
  demo: group("The last line of every page of a demo.", {
    label: "The first word of the line.",
    fictional_phone: "In the line if the phone number is fictional.",
    sample_reviews: "In the line if some reviews are samples.",
    mailbox: "In the line: where the form sends requests.",
  }),
});
