import { type z } from "zod";
import { group, list, text } from "./fields.ts";
import { serviceSlug } from "./service.ts";

const words = (title: string, description: string, example: string) =>
  text(title, description, example);

/** A text in which some names in braces stand for what differs from page to page. */
const template = (names: readonly string[], title: string, description: string, example: string) =>
  text(title, description, example).refine(
    (value) => [...value.matchAll(/\{(.*?)\}/g)].every(([, name = ""]) => names.includes(name)),
    {
      error: `may hold ${names.map((name) => `{${name}}`).join(" and ")}, and nothing else in braces`,
    },
  );

/** A label that leads to a service. */
const serviceLabel = (title: string, description: string, example: string) =>
  group(title, description, {
    label: words("Label", "A few words.", example),
    service: serviceSlug,
  });

const ofName = (title: string, description: string, example: string) =>
  template(["name"], title, `${description} {name} is the area's name.`, example);

/** The words that many pages share, `content/site.yaml`. */
export const siteSchema = group("Site", "The words that many pages share.", {
  skip_link: words(
    "Skip link",
    "The first link of every page, for the keyboard.",
    "Skip to content",
  ),
  navigation: group("Navigation", "The names of pages in the header, the menu and the footer.", {
    home: words("Home", "The home page.", "Home"),
    services: words("Services", "The list of services.", "Services"),
    areas: words("Areas", "The list of areas.", "Areas"),
    contact: words("Contact", "The contact page.", "Contact"),
    learn: words("Blog", "The page that waits for articles.", "Blog"),
    reviews: words("Reviews", "The page of all reviews.", "Reviews"),
    cost: words("Cost guide", "The cost guide on the home page.", "Cost guide"),
    local_raccoon_solutions: words("Toronto page", "The page on Toronto.", "Toronto services"),
  }),
  header: group("Header", "The buttons at the top of every page.", {
    call: words("Call", "The link that dials the phone number.", "Call Now"),
    quote: words("Quote", "The button that leads to the contact page.", "Get Free Quote"),
    menu: words("Menu", "The button that opens the menu on a phone.", "Menu"),
    close: words("Close", "The button that closes it.", "Close"),
  }),
  footer: group("Footer", "The end of every page.", {
    pages_heading: words("Heading of the pages", "Above the main links.", "Find your way"),
    more_heading: words("Heading of the others", "Above the other links.", "Good to know"),
    contact_heading: words("Heading of the phone", "Above the phone number.", "Talk to us"),
    quote: words("Quote", "The button that leads to the contact page.", "Get a Free Quote"),
    new_tab: words(
      "New tab",
      "Read to those who cannot see the arrow of the link to another site.",
      "opens in a new tab",
    ),
  }),
  bottom_bar: group("Bottom bar", "The bar at the bottom of a phone's screen.", {
    quote: words("Quote", "The button that leads to the nearest form.", "Free quote"),
  }),
  area_pages: group("Area pages", "What every city's and neighbourhood's page has.", {
    badges: list(
      "Badges",
      "Exactly three badges, each with a service's drawing.",
      serviceLabel("Badge", "A badge with the service's drawing.", "Humane Removal"),
    ).length(3, { error: "must be exactly three badges" }),
    services_heading: words("Heading of the services", "Above the links.", "Core Services"),
    services: list(
      "Services",
      "Exactly four links to services.",
      serviceLabel("Link", "A link to a service.", "Attic Cleanup"),
    ).length(4, { error: "must be exactly four services" }),
    nearby_heading: words("Nearby cities", "Above the nearest cities.", "Nearby Service Areas"),
    neighbourhoods_heading: words(
      "Neighbourhoods",
      "Above the neighbourhoods on Toronto's page.",
      "Toronto Neighbourhoods",
    ),
    other_neighbourhoods_heading: words(
      "Other neighbourhoods",
      "Above the nearest neighbourhoods.",
      "Other Neighbourhoods",
    ),
    quote_heading: ofName("Heading of the form", "Above the form.", "Free quote for {name}"),
    closing_heading: ofName("Last heading", "Above the end.", "Get a free quote in {name}"),
    closing_button: words("Last button", "It leads to the form.", "Get My Free Quote"),
  }),
  planned_page: group("Planned page", "The page of an area whose text is not written yet.", {
    raccoon_heading: ofName("Heading", "The heading.", "Raccoon Removal in {name}"),
    wildlife_heading: ofName(
      "Heading on wildlife",
      "The heading where the address says wildlife-removal.",
      "Wildlife Removal in {name}",
    ),
    title: template(
      ["heading"],
      "Page title",
      "In the browser tab. {heading} is the page's heading.",
      "{heading} | AAA Affordable",
    ),
    meta_description: template(
      ["heading", "phone"],
      "Search description",
      "One sentence, with the phone number. {heading} is the page's heading, {phone} the number.",
      "{heading} by humane methods. Call {phone} for a free quote.",
    ),
    lead: ofName("Lead", "Under the heading.", "Humane removal and repair in {name}."),
    opening: ofName("Opening", "What is to come, and what to do.", "We work in {name}."),
    coming_heading: words(
      "Heading of the list",
      "Above what is to come.",
      "What this page will cover",
    ),
    until_heading: words("Second heading", "Above what to do until then.", "Until then"),
    until: template(
      ["phone"],
      "Until then",
      "What to do until then. {phone} is the number.",
      "Call {phone} at any hour, or write to us.",
    ),
    write: words("Write", "The link to the contact page.", "Write to us"),
  }),
  demo: group("Demo", "The last line of every page of a demo.", {
    label: words("Label", "The first word of the line.", "Demo"),
    fictional_phone: words("Phone", "Where the number is fictional.", "fictional phone number"),
    sample_reviews: words("Reviews", "Where reviews are samples.", "sample reviews"),
    mailbox: words("Mailbox", "Where the form sends.", "requests go to a local mailbox"),
  }),
});

/** The words that many pages share. */
export type SiteWords = z.infer<typeof siteSchema>;
