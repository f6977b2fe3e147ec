import { wait } from "#scripts/timing.ts";
import { deleteDraft, rememberSending } from "./draft.ts";
import { updateLinks } from "./links.ts";
import { forgetReference, referenceOf } from "./request-number.ts";
import { sendQuoteRequest, type SendResult, type Post } from "./emailjs.ts";

/**
 * Sends what is in a form. A page that is reloaded meanwhile knows that it may have arrived.
 *
 * @param isRetry True when the visitor sends again after a failure.
 * @param pressedAt When the button was pressed. The result comes at least 500 ms later, so that a
 * double click does not hit what takes the button's place.
 */
export async function sendForm(
  form: HTMLFormElement,
  post: Post,
  isRetry: boolean,
  pressedAt: number,
): Promise<SendResult> {
  const data = new FormData(form);
  data.set("time", new Date().toLocaleString());
  rememberSending(true);
  const result = await sendQuoteRequest(data, new URL(form.action).origin, post, isRetry);
  await wait(pressedAt + 500 - performance.now());
  if (result.kind === "failed") rememberSending(result.reason === "unconfirmed");
  return result;
}

/**
 * Writes its number into the confirmation of a request that was sent; `phone-line.ts` writes what
 * happens next at this hour. Empties the form, unless the visitor has typed since: that text is of
 * another request.
 */
export function confirmSent(form: HTMLFormElement, hasTypedSince: boolean) {
  const number = form.querySelector("[data-sent] b");
  if (number) number.textContent = referenceOf(form);
  updateLinks(form);
  forgetReference(form);
  if (hasTypedSince) return;
  // No page in the tab's history may restore the sent text.
  deleteDraft();
  form.reset();
}
