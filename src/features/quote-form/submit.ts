import { wait } from "#ui/timing.client.ts";
import { locale } from "#site.ts";
import { mayHaveArrived, rememberSending } from "./draft.ts";
import {
  hasAsked,
  hasFailed,
  honeypotOf,
  messageOf,
  outcomeOf,
  questionOf,
  sentMessage,
} from "./form-elements.ts";
import { ensureReference, sentFrom } from "./request-number.ts";
import type { Post } from "./email-client.client.ts";
import { sendQuoteRequest, type SendResult } from "./send.ts";
import { mayBeBot } from "./spam.ts";
import type { SendEvent } from "./state.ts";

let attempts = 0;

/**
 * Sends a form that is filled in, for its island and without it, and dispatches what happens. Only
 * the island has checked the lengths of the texts. A page that is reloaded meanwhile knows that the
 * request may have arrived. Whatever is thrown on the way, the form shows a failure, and never
 * “Sending…” for ever.
 *
 * @param pressedAt When the button was pressed. The result comes at least 500 ms later, so that a
 * double click does not hit what takes the button's place.
 */
export async function submitForm(
  form: HTMLFormElement,
  post: Post,
  pressedAt: number,
  dispatch: (event: SendEvent) => void,
) {
  const attempt = ++attempts;
  let result: SendResult = { kind: "failed", reason: "failed" };
  let earlierMayHaveArrived = false;
  try {
    // Asked only once, since an extension may fill in the honeypot again and again.
    if (!hasAsked(form) && mayBeBot(honeypotOf(form), pressedAt)) {
      dispatch({ kind: "suspected" });
      // On a phone the question is above the window when the button is pressed.
      questionOf(form)?.scrollIntoView();
      return;
    }
    const isRetry = hasFailed(form);
    // Takes what is typed before the fields are disabled.
    const data = new FormData(form);
    const message = messageOf(form);
    if (message) data.set("message", sentMessage(message, ensureReference(form), sentFrom()));
    // For the office: other locales have other calendars and digits.
    data.set("time", new Date().toLocaleString(locale));
    // The form knows it too where the visitor's settings block storage.
    earlierMayHaveArrived = mayHaveArrived() || outcomeOf(form) === "failed-unconfirmed";
    rememberSending(true);
    const sending = sendQuoteRequest(data, new URL(form.action).origin, post, isRetry);
    // From here on the request may arrive, whatever is thrown.
    result.reason = "unconfirmed";
    dispatch({ kind: "sending", attempt });
    result = await sending;
  } catch (error) {
    console.error("Quote request failed", error);
  }
  // That a service refuses this attempt says nothing about an earlier one.
  if (result.kind === "failed" && earlierMayHaveArrived) result.reason = "unconfirmed";
  await wait(pressedAt + 500 - performance.now());
  dispatch({ ...result, attempt });
  if (result.kind === "failed") rememberSending(result.reason === "unconfirmed");
}
