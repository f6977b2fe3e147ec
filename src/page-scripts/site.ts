/** The script of every page, in the page itself (`PageLayout.astro`): it needs no request. */
import "./draft.ts";
import "./quote-form.ts";
import "./scroll-to-form.ts";
import "./reveal.ts";
import "./phone-line.ts";
import "./prerender-on-hover.ts";
import "./theme-switch.ts";
import "./picture-transition.ts";
