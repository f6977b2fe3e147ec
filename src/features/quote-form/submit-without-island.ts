import { documentReady } from "#scripts/page.ts";
import { forms, mayHaveArrived } from "./draft.ts";
import { focusNotice, updateLinks } from "./failure-notice.ts";
import { hasFailed, showOutcome } from "./outcome.ts";
import { referenceOf, sentFrom } from "./request-number.ts";

/*
 * What every quote request says at the end of its message, and what a form does while its island's
 * script is missing. A press waits for that script; if it cannot be loaded, the failure notice of
 * the page is shown instead of leaving the page. “Try again” then posts the form as without script,
 * if the e-mail service can be reached.
 */

/** How long the failure toast is shown, and a second post prevented. */
const shownMs = 5000;

/** The form may come after this script. */
const toast = () => document.querySelector<HTMLElement>("[data-failure-toast]");

const hideToast = () => toast()?.toggleAttribute("hidden", true);

const showFailure = (form: HTMLFormElement) => {
  showOutcome(form, navigator.onLine ? "failed-failed" : "failed-offline");
  updateLinks(form);
  focusNotice(form);
  const shown = toast();
  if (!shown) return;
  // Outside the sections, which have stacking contexts of their own.
  document.body.append(shown);
  shown.hidden = false;
  setTimeout(hideToast, shownMs);
};

addEventListener("submit", (event) => {
  hideToast();
  const form = event.target;
  if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
  if (form.dataset["quote"] === undefined) return;
  event.preventDefault();
  if (form.dataset["quote"]) return;
  if (!hasFailed(form)) {
    showFailure(form);
    return;
  }
  form.dataset["quote"] = "posted";
  setTimeout(() => (form.dataset["quote"] = ""), shownMs);
  fetch(form.action, { method: "HEAD", mode: "no-cors" }).then(
    () => {
      // What the notice says if the visitor stops waiting for the answer, or comes back from it.
      showOutcome(form, "failed-unconfirmed");
      form.submit();
    },
    () => showFailure(form),
  );
});

addEventListener("input", ({ target }) => {
  const form =
    target instanceof Element && target.closest<HTMLFormElement>("[data-outcome^=failed]");
  if (form) updateLinks(form);
});

// The page was left or reloaded while a request was under way.
void documentReady.then(() => {
  if (!mayHaveArrived()) return;
  for (const form of forms()) {
    showOutcome(form, "failed-unconfirmed");
    updateLinks(form);
  }
});

// Both for the island, which reads the form's data, and for a post without it.
document.addEventListener("formdata", ({ target, formData }) => {
  if (!(target instanceof HTMLFormElement) || target.dataset["quote"] === undefined) return;
  const message = target.querySelector<HTMLTextAreaElement>("[name=message]");
  const { number = "", page = "" } = message?.dataset ?? {};
  const end = [`${number} ${referenceOf(target)}`, `${page} ${sentFrom()}`].join("\n");
  formData.set("message", `${message?.value ?? ""}\n\n${end}`.trimStart());
});
