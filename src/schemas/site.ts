import { type z } from "zod";
import { group, list, text } from "./fields.ts";
import { serviceSlug } from "./service.ts";

/** A label that leads to a service. */
const serviceLabel = (title: string, description: string, example: string) =>
  group(title, description, {
    label: text("Label", "A few words.", example),
    service: serviceSlug,
  });

/** The words that many pages share, `content/site.yaml`. */
export const siteSchema = group("Site", "The words that many pages share.", {
  skip_link: ["The first link of every page, for the keyboard.", "Skip to content"],
  office_hours: [
    "The hours of business.yaml, wherever they stand in one line.",
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
      learn: ["The page that waits for articles.", "Blog"],
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
    hours: ["The first line of the hours in business.yaml.", "Hours {opens} - {closes}"],
    days: ["The second line.", "Open {days} days"],
  }),
  footer: group("Footer", "The end of every page.", {
    pages_heading: ["Above the main links.", "Find your way"],
    more_heading: ["Above the other links.", "Good to know"],
    contact_heading: ["Above the phone number.", "Talk to us"],
    quote: ["The button that leads to the contact page.", "Get a Free Quote"],
    new_tab: ["Read out behind the link to another site.", "opens in a new tab"],
  }),
  bottom_bar: group("Bottom bar", "The bar at the bottom of a phone's screen.", {
    quote: ["The button that leads to the nearest form.", "Free quote"],
  }),
  buttons: group("Buttons", "Buttons and links that stand on several pages.", {
    call: ["Before the phone number.", "Call"],
    quote: ["Leads to the form, where the text above it is about the company.", "Get a Free Quote"],
    my_quote: ["Leads to the form, where the text above it is about you.", "Get My Free Quote"],
    read_more: ["Opens a longer text.", "Read More"],
    about: ["Read out behind it; {name} is what the text is about.", "about {name}"],
  }),
  assurances: group("Assurances", "What every job comes with, each with a tick before it.", {
    same_day: ["The first.", "Same-Day Service"],
    licensed: ["The second.", "Licensed & Insured"],
    rated: ["The third; it leads to the rating.", "5-Star Rated"],
  }),
  reviews: group("Reviews", "What stands on the cards of reviews and beside the rating.", {
    from: ["Behind the rating.", "from {count} reviews"],
    stars: ["Read out in place of stars.", "{rating} out of 5 stars"],
    sample_label: ["On a review that no customer wrote.", "Sample review"],
    read_more: ["Below a text that is cut.", "Read more"],
    of_what: ["Read out behind it.", "of what {name} says"],
    carousel: ["Read out with the name of the row.", "carousel"],
    row: ["Read out of the row that scrolls.", "{label}, scrolling row"],
    slide: ["Read out with its place.", "slide"],
    place: ["Read out of a card.", "{index} of {count}"],
    pause: ["Read out of the button.", "Pause reviews"],
    play: ["Read out of the same button while the row stands still.", "Play reviews"],
    previous: ["Read out of the button.", "Previous reviews"],
    next: ["Read out of the button.", "Next reviews"],
  }),
  sources: group("Sources", "Pages of other sites on which something was found.", {
    checked: [
      "Below what was found; {month} is when it was last read.",
      "Sources checked {month}. General information, not legal advice.",
    ],
    source_on: ["Read out behind a link to such a page.", "source on “{topic}”"],
  }),
  landmarks: group("Parts of a page", "The names of parts of a page, which are read out.", {
    main: ["The links in the header.", "Main"],
    breadcrumb: ["The path to the page, above its heading.", "Breadcrumb"],
    bottom_bar: ["The bar at the bottom of a phone's screen.", "Call or quote"],
    site: ["The main links in the footer.", "Site"],
    more: ["The other links in the footer.", "More"],
  }),
  service_pages: group("Service pages", "What every service's page has.", {
    about_heading: ["Above the text.", "About Our {name} Service"],
    features_heading: ["Above the list.", "What you get"],
    others_heading: ["Above the links to the others.", "Other Services"],
    help_heading: ["Above the phone and the quote button.", "Need Help Now?"],
    call: ["Before the phone number below it.", "Call Us"],
  }),
  area_pages: group("Area pages", "What every city's and neighbourhood's page has.", {
    badges: list(
      "Badges",
      "Exactly three badges, each with a service's drawing.",
      serviceLabel("Badge", "A badge with the service's drawing.", "Humane Removal"),
    ).length(3, { error: "must be exactly three badges" }),
    services: list(
      "Services",
      "Exactly four links to services.",
      serviceLabel("Link", "A link to a service.", "Attic Cleanup"),
    ).length(4, { error: "must be exactly four services" }),
    services_heading: ["Above the links to services.", "Core Services"],
    nearby_heading: ["Above the nearest cities.", "Nearby Service Areas"],
    neighbourhoods_heading: [
      "Above the neighbourhoods on Toronto's page.",
      "Toronto Neighbourhoods",
    ],
    other_neighbourhoods_heading: ["Above the nearest ones.", "Other Neighbourhoods"],
    questions_heading: ["Above the four questions.", "FAQs"],
    quote_heading: ["Above the form.", "Free quote for {name}"],
    sidebar: ["The form's part of the page, read out.", "Free quote"],
    closing_heading: ["Above the end.", "Get a free quote in {name}"],
    closing_button: ["It leads to the form.", "Get My Free Quote"],
    who_to_call: group("Who to call", "The public services at the end.", {
      heading: ["Above them.", "Who to call when it isn’t us"],
      sick_or_injured: ["The first.", "Sick or injured"],
      dead_on_the_road: ["The second.", "Dead on the road"],
      feeding: ["The third.", "Feeding"],
      extension: ["A phone number with an extension.", "{phone} ext. {extension}"],
    }),
  }),
  planned_page: group(
    "Planned page",
    "The page of an area whose text is not written yet; {name} is the area, {heading} the page's heading.",
    {
      raccoon_heading: ["The heading.", "Raccoon Removal in {name}"],
      wildlife_heading: [
        "The heading where the address says wildlife-removal.",
        "Wildlife Removal in {name}",
      ],
      title: ["In the browser tab.", "{heading} | AAA Affordable"],
      meta_description: [
        "One sentence for search engines, with the phone number.",
        "{heading} by humane methods. Call {phone} for a free quote.",
      ],
      lead: ["Under the heading.", "Humane removal and repair in {name}."],
      opening: ["What is to come, and what to do.", "We work in {name}."],
      coming_heading: ["Above the list of what is to come.", "What this page will cover"],
      until_heading: ["Above what to do until then.", "Until then"],
      until_text: ["What to do until then.", "Call {phone} at any hour, or write to us."],
      write: ["The link to the contact page.", "Write to us"],
    },
  ),
  demo: group("Demo", "The last line of every page of a demo.", {
    label: ["The first word of the line.", "Demo"],
    fictional_phone: ["Where the number is fictional.", "fictional phone number"],
    sample_reviews: ["Where reviews are samples.", "sample reviews"],
    mailbox: ["Where the form sends.", "requests go to a local mailbox"],
  }),
});

/** The words that many pages share. */
export type SiteWords = z.infer<typeof siteSchema>;
