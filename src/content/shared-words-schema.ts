import { staticPages, staticRoutes } from "#routes.ts";
import { fieldsFor, group, line, list, sentences, words } from "./fields.ts";
import { serviceSlug } from "#features/services/schema.ts";

/** A label that links to a service. */
const serviceLabel = (title: string, description: string) =>
  group(title, description, {
    label: "The words of the link.",
    service: serviceSlug,
  });

/** The words that many pages share, `content/site.yaml`. */
export const sharedWordsSchema = group("Site", "The words that many pages share.", {
  skip_link: "The first link of every page, for people who use the keyboard.",
  office_hours: group("Office hours", "The words for the office hours of business.yaml.", {
    line: "The office hours wherever they are on one line, usually with {hours}.",
    days: "The name of three or more days in turn, with {first}, {last}.",
  }),
  phrases: words(
    "Phrases",
    "Words that follow the hours of business.yaml, which texts name in braces.",
    "after_hours until_open from_open any_hour at_once",
  ),
  other_days: group("Other days", "The words for closed days and special hours of business.yaml.", {
    closed_today: "In place of the office hours on a closed day.",
    open_today:
      "In place of the office hours on a day with other hours; {today} are that day's hours.",
    closed: "In the list of these days: a closed day or days, with {dates}.",
    hours: "In the list of these days: a day or days with other hours, with {dates}, {from}, {to}.",
  }),
  llms_txt: words(
    "llms.txt",
    "The headings of /llms.txt, a summary for language models; {year} is that of the prices.",
    "pages services guides jobs languages prices areas",
  ),
  navigation: group(
    "Navigation",
    "The names of pages in the header, the menu, the footer and above headings.",
    {
      ...fieldsFor(staticPages, (page) => `The page at ${staticRoutes[page]}.`),
      cost: "The prices on the home page.",
    },
  ),
  header: group("Header", "The top of every page.", {
    call: "The link that dials the phone number.",
    quote: "The button that leads to the contact page.",
    menu: "The button that opens the menu on a phone.",
    close: "The button that closes the menu, a window or a notice.",
    hours: "The first line of the office hours while every day has the same, with {from}, {to}.",
    days: "The second line of the office hours while every day has the same.",
  }),
  footer: group("Footer", "The end of every page.", {
    pages_heading: "The heading above the main links.",
    more_heading: "The heading above the other links.",
    contact_heading: "The heading above the phone number.",
    quote: "The button that leads to the contact page.",
    new_tab: "Read out after the link to the other site.",
    theme: words(
      "Light or dark",
      "The choice between light and dark colours.",
      "label system light dark",
    ),
  }),
  bottom_bar: group("Bottom bar", "The bar at the bottom of a phone's screen.", {
    quote: "The button that leads to the nearest form.",
  }),
  buttons: group("Buttons", "Buttons and links of several pages.", {
    call: "The call button, before the phone number.",
    quote: "The button that leads to the form, below a text about the company.",
    my_quote: "The button that leads to the form, below a text about the visitor.",
    read_more: "The button or link that opens a longer text.",
    save_contact: "The link that saves the company's numbers in a phone's address book.",
    about: "Read out after “Read More”; {name} is the subject of the text.",
  }),
  photo: group("Photos", "How a visitor sends a photo.", {
    text: "The link that starts a text message.",
    or_email: "The link that starts an e-mail, after that link.",
    email: "The link that starts an e-mail, if the company has no number for text messages.",
    message: "The message that the visitor completes.",
    message_for: "The same message on the page of an area, with {place}.",
    message_request: "The same message after a quote request, with its {number} and {place}.",
  }),
  assurances: words(
    "Assurances",
    "What every job includes, each after a tick: three assurances, of which the last links to the rating.",
    "same_day licensed rated",
  ),
  shortcuts: words(
    "Shortcuts",
    "Links to what most visitors want to know first, above the form of the home page.",
    "emergency listen cost",
  ),
  evidence_labels: words(
    "Evidence",
    "The labels of the evidence for a claim.",
    "authority number valid_until insurer covers lasts excludes voided_by transfers basis checked source as_of",
  ),
  closing: group("Closing", "The last section of most pages.", {
    heading: "The heading, if the page has none of its own.",
    text: sentences("One or two sentences above the buttons, if the page has none of its own."),
  }),
  reviews: group("Reviews", "The words on the cards of reviews and beside the rating.", {
    from: "After the overall rating; {review_count} is the number of ratings.",
    stars: "Read out in place of the drawn stars, with {stars}.",
    sample_label: "On a review that no customer wrote.",
    read_more: "The button or link below a review.",
    of_what: "Read out after “Read more”, with {name}.",
    reply: "Above the company's answer to a review.",
    carousel: "Read out after the name of the row of reviews.",
    row: "Read out for the part that scrolls; {label} is the name of the row.",
    slide: "Read out for each review, with its number.",
    place: "Read out for each review: its number in the row, with {index}, {count}.",
    pause: "Read out for the button that stops the row.",
    play: "Read out for the button that starts the row.",
    previous: "Read out for the button that scrolls back.",
    next: "Read out for the button that scrolls forward.",
  }),
  sources: group("Sources", "The words around facts that were found on other sites.", {
    disclaimer: "Below facts about the law or about health.",
    checked: "Below such facts; {month} is the month in which the oldest was last read.",
    source: "The words of a link to a source.",
    source_on: "Read out after these words; {topic} is what the source is about.",
  }),
  landmarks: words(
    "Parts of a page",
    "The names of parts of a page, which are read out.",
    "main breadcrumb bottom_bar site more",
  ),
  unread_page: group(
    "Unread page",
    "On a demo, on a page that nobody who speaks its language has read.",
    {
      note: sentences("At the end of the page; {language} is its language."),
      print: "The button that prints the sheet for the person who will read it.",
      heading: "The heading of the sheet, before the language.",
      task: sentences("What that person does."),
      signature: "Where that person signs.",
    },
  ),
  service_pages: group("Service pages", "The words of every service's page.", {
    about_heading: "The heading above the text; {name} is the service.",
    prices_heading: "Above the prices of a service, if it has any.",
    features_heading: "The heading above the list of features.",
    others_heading: "The heading above the links to other services.",
    help_heading: "The heading above the phone number and the quote button.",
    call: "The call button, before the phone number.",
  }),
  guide_pages: group("Guides", "The words of every guide's page.", {
    short_answer: "The heading above the short answer.",
    dates: "Below the heading of the page, with {updated}.",
    contents: "The heading above the list of the sections.",
    sources: "The heading above the list of sources.",
    note: "Below the sources; {month} is the month in which all were last read.",
    related: "The heading above the links to other pages.",
    copied: "In place of the words of the button once the text is copied.",
  }),
  area_pages: group("Area pages", "The words of every city's and neighbourhood's page.", {
    promises: list(
      "Short promises below the heading. Each must be a policy in business.yaml.",
      line("A promise in two to four words.").meta({ title: "Promise" }),
    ),
    badges: list(
      "Exactly three badges above the links to services.",
      line("The words of a badge.").meta({ title: "Badge" }),
    ).length(3),
    services: list(
      "Exactly four links to services.",
      serviceLabel("Link", "A link to a service."),
    ).length(4),
    services_heading: "The heading above the links to services.",
    nearby_heading: "The heading above the links to the nearest cities.",
    neighbourhoods_heading: "The heading above the links to neighbourhoods, on Toronto's page.",
    other_neighbourhoods_heading:
      "The heading above the links to the nearest neighbourhoods, on the pages of neighbourhoods.",
    introduction_heading: "The heading of a city's first section, which is read out.",
    emergency_heading: "The heading above what to do at once, on the pages of cities.",
    process_heading: "The heading above the steps of the work, on the pages of cities.",
    costs_heading: "The heading above the costs, on the pages of cities.",
    prevention_heading: "The heading above a city's tips.",
    questions_heading: "The heading above the four questions of a city.",
    quote_heading: "The heading above the form; {name} is the area.",
    sidebar: "The name of the sidebar with the form, which is read out.",
    closing_heading: "The heading above the last paragraph of a city's text; {name} is the city.",
    closing_button: "The button that leads to the form.",
    method_heading: "The heading above the steps of the work, on the pages of neighbourhoods.",
    show_steps: "On phones, the line that unfolds the steps of the work; {count} is their number.",
    checked: "Below the text; {month} is the month in which its sources were last read.",
  }),
  planned_page: group(
    "Planned page",
    "The page of an area whose text is not written yet; {name} is the area, {heading} the page's heading.",
    {
      raccoon_heading: "The heading of the page if its address has raccoon-removal, with {name}.",
      wildlife_heading: "The heading of the page if its address has wildlife-removal, with {name}.",
      title: "The title in the browser tab, with {heading}.",
      meta_description:
        "One sentence for search engines, with the phone number, with {heading}, {phone}.",
      lead: "One sentence below the heading, with {name}.",
      opening: "The first paragraph, with {name}.",
      coming_heading: "The heading above the list of topics that the page will have.",
      until_heading: "The heading above what to do until the page is written.",
      until_text: "What to do until the page is written, with {phone}.",
      write: "The link to the contact page.",
    },
  ),
  demo: group("Demo", "The last line of every page of a demo.", {
    label: "The first word of the line.",
    fictional_phone: "In the line if the phone number is fictional.",
    sample_reviews: "In the line if some reviews are samples.",
    mailbox: "In the line: where the form sends requests.",
  }),
});
