/** The script of every page, in the page itself (`PageLayout.astro`): it needs no request. */
import "#features/quote-form/save-draft.ts";
import "#features/quote-form/update-messages.ts";
import "#features/quote-form/submit-without-island.ts";
import "#features/quote-form/scroll-to-form.ts";
import "./reveal.ts";
import "#features/contact/phone-line.ts";
import "./prerender-on-hover.ts";
import "./theme-switch.ts";
import "./picture-transition.ts";
