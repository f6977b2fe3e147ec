/** The script of every page, in the page itself (`PageLayout.astro`): it needs no request. */
import "#features/quote-form/keep-draft.ts";
import "#features/quote-form/page-script.ts";
import "#features/quote-form/scroll-to-form.ts";
import "./reveal.ts";
import "./phone-line.ts";
import "./prerender-on-hover.ts";
import "./theme-switch.ts";
import "./picture-transition.ts";
