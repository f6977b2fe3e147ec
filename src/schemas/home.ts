import { z } from "zod";
import { claimNames } from "./evidence.ts";
import { about, distinct, headed, line, pageHead, paragraphs, text } from "./fields.ts";
import { serviceSlug } from "./service.ts";

const title = line.meta(about("Title", "The card's title.", "Attic & Crawlspace Cleanup"));

const description = text.meta(
  about(
    "Description",
    "One or two sentences on the card.",
    "Steel mesh over vents, a cap on the chimney, a skirt under the deck.",
  ),
);

const dialogText = paragraphs.meta(
  about(
    "Dialog text",
    "What Read More opens; a blank line parts paragraphs.",
    "The door goes over the hole in use. Animals push out through it and cannot get back.",
  ),
);

const lead = text.meta(
  about(
    "Lead",
    "One or two sentences under the heading.",
    "Twenty questions people ask before they book. If yours is missing, call us.",
  ),
);

const rangeWords = z
  .strictObject({
    places: text.meta(
      about("Question", "Above the house whose parts can be chosen.", "Where is the noise?"),
    ),
    add_ons: text.meta(about("Second question", "Above the choices below.", "Anything else?")),
    after_hours: text.meta(
      about("Surcharge", "The choice with one price for both.", "Steep roof or after hours"),
    ),
    inspection: text.meta(about("Inspection", "The choice.", "Full inspection with report")),
    dead_animal: text.meta(about("Dead animal", "Beside the counter.", "Dead animal")),
    fewer: text.meta(about("One fewer", "The counter’s button, read out.", "One fewer animal")),
    more: text.meta(about("One more", "The counter’s button, read out.", "One more animal")),
    receipt: text.meta(about("Receipt", "The receipt’s heading.", "What it may cost")),
    invitation: text.meta(
      about("Invitation", "On the receipt while nothing is chosen.", "Touch where you hear it."),
    ),
    invitation_note: text.meta(
      about("Second line of the invitation", "What happens then.", "Its range prints here."),
    ),
    total: text.meta(about("Total", "Before the sum.", "Together")),
    inspection_note: text.meta(
      about(
        "Note on the inspection",
        "Why it is printed below the sum and not added.",
        "Often applied to the total, so it is not added here.",
      ),
    ),
    not_included: text.meta(
      about("Not included", "What the sum leaves out.", "Not included: repairs by the foot."),
    ),
    tax_unknown: text.meta(
      about(
        "HST",
        "Stands on the receipt until business.yaml says, under policies, whether prices hold HST.",
        "The guide does not say whether HST is in it, so ask.",
      ),
    ),
    disclaimer: text.meta(
      about(
        "Kind of price",
        "Stands below every sum, and in what is sent with the form.",
        "This is a typical published range, not a quote.",
      ),
    ),
    without_script: text.meta(
      about(
        "Without script",
        "Where the browser cannot add.",
        "Add the lines up, or call and we will.",
      ),
    ),
    send: text.meta(
      about(
        "Button",
        "Writes the lines into the quote form’s message.",
        "Send this with my quote request",
      ),
    ),
    see_receipt: text.meta(
      about("Link to the receipt", "Beside the sum on phones.", "See the receipt"),
    ),
    all_prices: text.meta(
      about("Price sheet", "Unfolds the whole list on phones.", "Every price in the guide"),
    ),
  })
  .meta(about("Adding up", "The words around the house whose prices can be added up."));

/** What of the evidence the pages show, each with an example of its label. */
const proofFields = {
  authority: "Licence",
  number: "Number",
  valid_until: "Valid until",
  insurer: "Insurer",
  covers: "Covers",
  lasts: "Lasts",
  excludes: "Leaves out",
  voided_by: "Ends when",
  transfers: "If you sell",
  basis: "How we keep it",
  checked: "Last checked",
  source: "Source",
  as_of: "As of",
} as const;

const proofLabels = Object.fromEntries(
  Object.entries(proofFields).map(([field, label]) => [
    field,
    text.meta(about(label, "The label before it, where the evidence of a claim is shown.", label)),
  ]),
  // Object.fromEntries forgets the names of the keys.
) as Record<keyof typeof proofFields, typeof text>;

/** The home page's words, `content/home.yaml`; its questions are in `content/faqs/home.md`. */
export const homeSchema = z
  .strictObject({
    ...pageHead,
    hero: z
      .strictObject({
        plate: headed.plate,
        headline: line.meta(
          about("Headline", "The heading of the home page.", "Raccoon Problem? Get Fast Service!"),
        ),
        lead,
        typical_price: text.meta(
          about(
            "Words before the price",
            "They stand before the first figure of the cost guide.",
            "Typical job",
          ),
        ),
        jumps: z
          .strictObject({
            emergency: text.meta(
              about("Emergency", "Leads to the emergency page.", "An animal is inside now"),
            ),
            cost: text.meta(about("Prices", "Leads to the cost guide.", "What it costs")),
            listen: text.meta(
              about("Noises", "Leads to what a noise may mean.", "What am I hearing?"),
            ),
          })
          .meta(about("Links under the hero", "What most visitors want to know first.")),
        ticks: z
          .array(line.meta(about("Promise", "A few words.", "Licensed & insured")))
          .length(3, { error: "must be exactly three promises" })
          .meta(about("Promises", "Exactly three, each with a tick before it.")),
      })
      .meta(about("Hero", "The first thing on the home page, beside the form.")),
    intro: z
      .strictObject({
        ...headed,
        text: paragraphs.meta(
          about(
            "Text",
            "One paragraph.",
            "A raccoon in the attic is often a mother who was looking for a warm, dry place.",
          ),
        ),
      })
      .meta(about("Introduction", "What a noise in the house may mean.")),
    services: z
      .strictObject({
        ...headed,
        cards: z
          .array(
            z
              .strictObject({
                service: serviceSlug,
                title,
                description,
                full_description: dialogText,
              })
              .meta(about("Card", "A service's card on the home page.")),
          )
          .length(6, { error: "must be exactly six cards" })
          .superRefine(distinct("service", "title", "description"))
          .meta(about("Cards", "Exactly six cards, each of a service.")),
      })
      .meta(about("Services", "The six services.")),
    animals: z
      .strictObject({
        heading: headed.heading,
        cards: z
          .array(
            z
              .strictObject({
                title,
                description,
                image: z
                  .enum(["raccoon", "skunk", "bird", "squirrel"])
                  .meta(about("Drawing", "Which animal is drawn.", "raccoon")),
                service: serviceSlug,
              })
              .meta(about("Card", "An animal's card on the home page.")),
          )
          .length(4, { error: "must be exactly four cards" })
          .superRefine(distinct("title", "image"))
          .meta(about("Cards", "Exactly four cards, one for each animal.")),
      })
      .meta(about("Animals", "The four animals on the fence.")),
    process: z
      .strictObject({
        ...headed,
        steps: z
          .array(
            z
              .strictObject({
                title: line.meta(about("Title", "The step's name.", "Inspection")),
                description,
                full_content: dialogText,
                image: z
                  .enum(["contact", "inspection", "removal-and-repair", "prevention"])
                  .meta(about("Drawing", "Which drawing stands beside the step.", "inspection")),
              })
              .meta(about("Step", "A step of the work.")),
          )
          .length(4, { error: "must be exactly four steps" })
          .superRefine(distinct("title", "image"))
          .meta(about("Steps", "Exactly four steps, in their order.")),
      })
      .meta(about("Process", "How the work goes.")),
    benefits: z
      .strictObject({
        ...headed,
        items: z
          .array(
            z
              .strictObject({
                title: line.meta(about("Title", "A few words.", "Licensed & Insured")),
                description,
                details: paragraphs
                  .meta(
                    about(
                      "Details",
                      "What the claim means, in plain words; leave the line out where it is plain.",
                      "Before work starts, ask for ours in writing: what is covered, and for how long.",
                    ),
                  )
                  .optional(),
                proof: z
                  .array(z.enum(claimNames).meta(about("Claim", "A claim.", "licence")))
                  .meta(
                    about(
                      "Proof",
                      "The claims whose evidence, once it is in business.yaml, shows below the details.",
                    ),
                  )
                  .optional(),
              })
              .refine(({ details, proof }) => details !== undefined || proof === undefined, {
                path: ["proof"],
                error: "needs details to stand below",
              })
              .meta(about("Benefit", "A reason to choose the company.")),
          )
          .length(4, { error: "must be exactly four benefits" })
          .superRefine(distinct("title", "description"))
          .meta(about("Benefits", "Exactly four reasons.")),
        proof_labels: z
          .strictObject(proofLabels)
          .meta(about("Labels of the proof", "The labels before the evidence of a claim.")),
      })
      .meta(about("Why us", "Four reasons to choose the company.")),
    cost: z
      .strictObject({
        ...headed,
        lead,
        note: text.meta(
          about(
            "Note",
            "Under the prices: what is free and what is paid.",
            "A quote by phone or form is free. A full inspection is the paid item.",
          ),
        ),
        price_note: text.meta(
          about(
            "Note on the figures",
            "What kind of prices they are.",
            "Typical published prices of 2025, in Canadian dollars. Your quote is the price that counts.",
          ),
        ),
        range: rangeWords,
      })
      .meta(about("Cost guide", "The words around the prices; the prices are in cost-guide.yaml.")),
    testimonials: z
      .strictObject(headed)
      .meta(about("Testimonials", "The words above the row of reviews.")),
    faq: z
      .strictObject({ ...headed, lead })
      .meta(about("Questions", "The words above the questions, which are in faqs/home.md.")),
    closing: z
      .strictObject({
        heading: headed.heading,
        text: text.meta(
          about(
            "Text",
            "One or two sentences above the buttons.",
            "The quote is free, and you can think it over before you say yes.",
          ),
        ),
      })
      .meta(about("Closing", "The last thing on most pages.")),
  })
  .meta(about("Home page", "The words of the home page."));

/** The home page's words. */
export type Home = z.infer<typeof homeSchema>;

/** The labels before the evidence of a claim. */
export type ProofLabels = Home["benefits"]["proof_labels"];
