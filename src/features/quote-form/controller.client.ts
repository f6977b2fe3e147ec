/** The one program that handles the presses and the input of the page's quote form, in any language. */
import { wait } from "#ui/timing.client.ts";
import { locale } from "#site.ts";
import { ensureReference, mayHaveArrived, rememberSending, sentFrom } from "./draft.client.ts";
import { fields, findErrors, isInForm, mayBeBot, messageField, quoteForm } from "./form.client.ts";
import { loadClient, postRequest, sendQuoteRequest } from "./send.client.ts";
import { showState } from "./show-state.client.ts";
import { nextState, type QuoteEvent, type QuoteState, type SendResult } from "./state.client.ts";
import { hideToast, showToast } from "./toast.client.ts";

/** Milliseconds that a result waits after the press, so that a double click does not hit what appears. */
const resultDelayMs = 500;

function controlForm(form: HTMLFormElement) {
  let state: QuoteState = { kind: "idle" };
  let attempts = 0;
  let hasAsked = false;

  const dispatch = (event: QuoteEvent) => {
    const before = state;
    state = nextState(before, event);
    showState(form, state);
    if (state === before || (event.kind !== "sent" && event.kind !== "failed")) return;
    showToast(event.kind, "edited" in state && state.edited);
  };

  /** The fields as sent: the message is what is typed, its translation, the number and the page. */
  const read = () => {
    const data = new FormData(form);
    const message = messageField();
    if (message) {
      const { translation = "", number = "", page = "" } = message.dataset;
      const end = `${number} ${ensureReference()}\n${page} ${sentFrom()}`;
      data.set("message", `${message.value}\n\n${translation}${end}`.trimStart());
    }
    // The office reads it: other locales have other calendars and digits.
    data.set("time", new Date().toLocaleString(locale));
    return data;
  };

  /** Sends what is filled in. Whatever is thrown, the form shows a failure and can be sent again. */
  const send = async (pressedAt: number) => {
    const attempt = ++attempts;
    const isRetry = state.kind === "failed";
    let result: SendResult = { kind: "failed", reason: "failed" };
    const wasUnconfirmed = mayHaveArrived();
    try {
      // Takes what is typed before the fields are disabled.
      const data = read();
      // A page that is reloaded meanwhile says that the request may have arrived.
      rememberSending(true);
      const sending = sendQuoteRequest(data, form.action, postRequest, isRetry);
      // The request may arrive from here on, whatever is thrown.
      result.reason = "unconfirmed";
      dispatch({ kind: "sending", attempt });
      result = await sending;
    } catch (error) {
      console.error("Quote request failed", error);
    }
    // A service that refuses this attempt says nothing about an earlier one.
    if (result.kind === "failed" && wasUnconfirmed) result.reason = "unconfirmed";
    await wait(pressedAt + resultDelayMs - performance.now());
    dispatch({ ...result, attempt });
    if (result.kind === "sent") return;
    rememberSending(result.reason === "unconfirmed");
    void result.late?.then(({ kind }) => {
      if (kind === "sent") dispatch({ kind, attempt });
    });
  };

  addEventListener("submit", (event) => {
    const { target, defaultPrevented } = event;
    if (target !== form || defaultPrevented) return;
    event.preventDefault();
    // Ignores the second press of a double click, and a held Enter.
    if (state.kind === "sending" || (state.kind === "sent" && !state.edited)) return;
    hideToast();
    const pressedAt = performance.now();
    const errors = findErrors(form);
    if (errors[0]) {
      dispatch({ kind: "invalid", errors });
      document.getElementById(errors[0].field)?.focus();
      return;
    }
    // Asks only once, since an extension may fill in the honeypot again and again.
    const honeypot = form.querySelector<HTMLInputElement>("input:not([name])");
    if (!hasAsked && mayBeBot(honeypot, pressedAt)) {
      hasAsked = true;
      dispatch({ kind: "suspected" });
      // The question is, on a phone, above the window when the button is pressed.
      form.querySelector("[data-question]")?.scrollIntoView();
      return;
    }
    void send(pressedAt);
  });

  addEventListener("input", ({ target }) => {
    if (!isInForm(target)) return;
    dispatch({ kind: "edited", errors: findErrors(form) });
  });

  // The client is there when the form is filled in.
  form.addEventListener("focusin", () => void loadClient(), { once: true });

  // Fields without messages of their own have the browser's, in the visitor's language.
  form.noValidate = fields().some(({ dataset }) => "missing" in dataset);

  // The page was left or reloaded while a request was under way. A press that `hold-submit.client.ts`
  // has held comes before.
  const failAfterReload = () => {
    if (state.kind !== "idle" || !mayHaveArrived()) return;
    state = { kind: "failed", reason: "unconfirmed", attempt: 0, edited: true };
    showState(form, state, { isNews: false });
  };
  addEventListener("site-ready", failAfterReload, { once: true });
}

const form = quoteForm();
if (form) controlForm(form);
