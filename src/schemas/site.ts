import { type z } from "zod";
import { group, list, text } from "./fields.ts";
import { serviceSlug } from "./service.ts";

/** A label that links to a service. */
const serviceLabel = (title: string, description: string, example: string) =>
  group(title, description, {
    label: text("Label", "The words of the link.", example),
    service: serviceSlug,
  });

/** The words that many pages share, `content/site.yaml`. */
export const siteSchema = group("Site", "The words that many pages share.", {
  skip_link: ["The first link of every page, for people who use the keyboard.", "Skip to content"],
  office_hours: [
    "The office hours of business.yaml, wherever they are on one line.",
    "Office {opens} – {closes}, {days} days",
  ],
  navigation: group(
    "Navigation",
    "The names of pages in the header, the menu, the footer and above headings.",
    {
      home: ["The home page.", "Home"],
      services: ["The list of services.", "Services"],
      areas: ["The list of areas.", "Areas"],
      contact: ["The contact page.", "Contact"],
      learn: ["The page for articles.", "Blog"],
      reviews: ["The page of all reviews.", "Reviews"],
      cost: ["The cost guide on the home page.", "Cost guide"],
      local_raccoon_solutions: ["The page on Toronto.", "Toronto services"],
    },
  ),
  header: group("Header", "The top of every page.", {
    call: ["The link that dials the phone number.", "Call Now"],
    quote: ["The button that leads to the contact page.", "Get Free Quote"],
    menu: ["The button that opens the menu on a phone.", "Menu"],
    close: ["The button that closes the menu, a window or a notice.", "Close"],
    hours: ["The first line of the office hours.", "Hours {opens} - {closes}"],
    days: ["The second line of the office hours.", "Open {days} days"],
  }),
  footer: group("Footer", "The end of every page.", {
    pages_heading: ["The heading above the main links.", "Find your way"],
    more_heading: ["The heading above the other links.", "Good to know"],
    contact_heading: ["The heading above the phone number.", "Talk to us"],
    quote: ["The button that leads to the contact page.", "Get a Free Quote"],
    new_tab: ["Read out after the link to the other site.", "opens in a new tab"],
  }),
  bottom_bar: group("Bottom bar", "The bar at the bottom of a phone's screen.", {
    quote: ["The button that leads to the nearest form.", "Free quote"],
  }),
  buttons: group("Buttons", "Buttons and links of several pages.", {
    call: ["The call button, before the phone number.", "Call"],
    quote: [
      "The button that leads to the form, below a text about the company.",
      "Get a Free Quote",
    ],
    my_quote: [
      "The button that leads to the form, below a text about the visitor.",
      "Get My Free Quote",
    ],
    read_more: ["The button or link that opens a longer text.", "Read More"],
    about: ["Read out after “Read More”; {name} is the subject of the text.", "about {name}"],
  }),
  assurances: group("Assurances", "What every job includes, each after a tick.", {
    same_day: ["First assurance.", "Same-Day Service"],
    licensed: ["Second assurance.", "Licensed & Insured"],
    rated: ["Third assurance, which links to the rating.", "5-Star Rated"],
  }),
  reviews: group("Reviews", "The words on the cards of reviews and beside the rating.", {
    from: ["After the overall rating; {count} is the number of ratings.", "from {count} reviews"],
    stars: ["Read out in place of the drawn stars.", "{rating} out of 5 stars"],
    sample_label: ["On a review that no customer wrote.", "Sample review"],
    read_more: ["The button or link below a review.", "Read more"],
    of_what: ["Read out after “Read more”.", "of what {name} says"],
    carousel: ["Read out after the name of the row of reviews.", "carousel"],
    row: [
      "Read out for the part that scrolls; {label} is the name of the row.",
      "{label}, scrolling row",
    ],
    slide: ["Read out for each review, with its number.", "slide"],
    place: ["Read out for each review: its number in the row.", "{index} of {count}"],
    pause: ["Read out for the button that stops the row.", "Pause reviews"],
    play: ["Read out for the button that starts the row.", "Play reviews"],
    previous: ["Read out for the button that scrolls back.", "Previous reviews"],
    next: ["Read out for the button that scrolls forward.", "Next reviews"],
  }),
  sources: group("Sources", "The words around facts that were found on other sites.", {
    checked: [
      "Below such facts; {month} is the month in which they were last checked.",
      "Sources checked {month}. General information, not legal advice.",
    ],
    source_on: [
      "Read out after a link to a source; {topic} is what the source is about.",
      "source on “{topic}”",
    ],
  }),
  landmarks: group("Parts of a page", "The names of parts of a page, which are read out.", {
    main: ["The name of the links in the header.", "Main"],
    breadcrumb: ["The name of the path to the page, above its heading.", "Breadcrumb"],
    bottom_bar: ["The name of the bar at the bottom of a phone's screen.", "Call or quote"],
    site: ["The name of the main links in the footer.", "Site"],
    more: ["The name of the other links in the footer.", "More"],
  }),
  service_pages: group("Service pages", "The words of every service's page.", {
    about_heading: [
      "The heading above the text; {name} is the service.",
      "About Our {name} Service",
    ],
    features_heading: ["The heading above the list of features.", "What you get"],
    others_heading: ["The heading above the links to other services.", "Other Services"],
    help_heading: ["The heading above the phone number and the quote button.", "Need Help Now?"],
    call: ["The call button, before the phone number.", "Call Us"],
  }),
  area_pages: group("Area pages", "The words of every city's and neighbourhood's page.", {
    badges: list(
      "Badges",
      "Exactly three badges, each with the drawing of a service.",
      serviceLabel("Badge", "A badge with the drawing of a service.", "Humane Removal"),
    ).length(3, { error: "must be exactly three badges" }),
    services: list(
      "Services",
      "Exactly four links to services.",
      serviceLabel("Link", "A link to a service.", "Attic Cleanup"),
    ).length(4, { error: "must be exactly four services" }),
    services_heading: ["The heading above the links to services.", "Core Services"],
    nearby_heading: ["The heading above the links to the nearest cities.", "Nearby Service Areas"],
    neighbourhoods_heading: [
      "The heading above the links to neighbourhoods, on Toronto's page.",
      "Toronto Neighbourhoods",
    ],
    other_neighbourhoods_heading: [
      "The heading above the links to the nearest neighbourhoods, on the pages of neighbourhoods.",
      "Other Neighbourhoods",
    ],
    questions_heading: ["The heading above the four questions of a city.", "FAQs"],
    quote_heading: ["The heading above the form; {name} is the area.", "Free quote for {name}"],
    sidebar: ["The name of the sidebar with the form, which is read out.", "Free quote"],
    closing_heading: [
      "The heading above the last paragraph of a city's text; {name} is the city.",
      "Get a free quote in {name}",
    ],
    closing_button: ["The button that leads to the form.", "Get My Free Quote"],
    who_to_call: group("Who to call", "The list of public services on a city's page.", {
      heading: ["The heading above the list.", "Who to call when it isn’t us"],
      sick_or_injured: ["Label of the first service.", "Sick or injured"],
      dead_on_the_road: ["Label of the second service.", "Dead on the road"],
      feeding: ["Label of the third service.", "Feeding"],
      extension: ["How a phone number with an extension is written.", "{phone} ext. {extension}"],
    }),
  }),
  planned_page: group(
    "Planned page",
    "The page of an area whose text is not written yet; {name} is the area, {heading} the page's heading.",
    {
      raccoon_heading: [
        "The heading of the page if its address has raccoon-removal.",
        "Raccoon Removal in {name}",
      ],
      wildlife_heading: [
        "The heading of the page if its address has wildlife-removal.",
        "Wildlife Removal in {name}",
      ],
      title: ["The title in the browser tab.", "{heading} | AAA Affordable"],
      meta_description: [
        "One sentence for search engines, with the phone number.",
        "{heading} by humane methods. Call {phone} for a free quote.",
      ],
      lead: ["One sentence below the heading.", "Humane removal and repair in {name}."],
      opening: ["The first paragraph.", "We work in {name}."],
      coming_heading: [
        "The heading above the list of topics that the page will have.",
        "What this page will cover",
      ],
      until_heading: ["The heading above what to do until the page is written.", "Until then"],
      until_text: [
        "What to do until the page is written.",
        "Call {phone} at any hour, or write to us.",
      ],
      write: ["The link to the contact page.", "Write to us"],
    },
  ),
  demo: group("Demo", "The last line of every page of a demo.", {
    label: ["The first word of the line.", "Demo"],
    fictional_phone: ["In the line if the phone number is fictional.", "fictional phone number"],
    sample_reviews: ["In the line if some reviews are samples.", "sample reviews"],
    mailbox: ["In the line: where the form sends requests.", "requests go to a local mailbox"],
  }),
});

/** The words that many pages share. */
export type SiteWords = z.infer<typeof siteSchema>;
