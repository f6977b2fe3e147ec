/** The module of every page, which the browser has cached after the first page. */
import "#features/quote-form/save-draft.client.ts";
import "#features/quote-form/controller.client.ts";
import "#features/quote-form/add-to-message.client.ts";
import "#features/quote-form/scroll-to-form.client.ts";
import "#features/printouts/print-sheet.client.ts";
import "./reveal.client.ts";
import "./update-day.client.ts";
import "#features/contact/phone-line.client.ts";
import "./prerender-on-hover.client.ts";
import "./theme-switch.client.ts";
import "./menu.client.ts";
import "#ui/press-with-space.client.ts";
import "./picture-transition.client.ts";

// A form that was sent meanwhile waits for it (`hold-submit.client.ts`).
dispatchEvent(new Event("site-ready"));
