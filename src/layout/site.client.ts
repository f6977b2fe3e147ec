/** The script of every page, in the page itself (`PageLayout.astro`): it needs no request. */
import "#features/quote-form/save-draft.ts";
import "#features/quote-form/update-messages.ts";
import "#features/quote-form/submit-without-island.ts";
import "#features/quote-form/scroll-to-form.ts";
import "./reveal.client.ts";
import "#features/contact/phone-line.client.ts";
import "./prerender-on-hover.client.ts";
import "./theme-switch.client.ts";
import "./picture-transition.client.ts";
