import { useCallback, useEffect, useRef, useState, type RefObject, type SubmitEvent } from "react";
import { afterPaint } from "#browser/after-paint.ts";
import { draftKey, fieldsOf, storage } from "#browser/draft.ts";
import { findProblems, labelOf, showProblems, type Problem } from "./problems.ts";
import { quoteEmailHref } from "./quote-email.ts";
import { sendQuoteRequest, type FailureReason } from "./send-quote-request.ts";
import { isLikelyBot } from "./spam.ts";
import { outcomeText } from "./outcome-text.ts";

/** Milliseconds after a success within which a second submit is taken for the same double press. */
const doublePressMs = 1000;

/** What the quote form shows. */
type Status =
  | { kind: "idle" }
  | { kind: "invalid"; problems: readonly Problem[] }
  | { kind: "sending" }
  /** `takesFocus` is false where the visitor has typed on in the meantime. */
  | { kind: "sent"; takesFocus: boolean }
  | { kind: "failed"; reason: FailureReason; takesFocus: boolean; emailHref: string };

/** An attempt to send. */
interface Attempt {
  /** Whether anything was typed since. */
  edited: boolean;
}

/** Sends the quote form, and says what came of it. */
export function useQuoteForm(form: RefObject<HTMLFormElement | null>) {
  const [status, setStatus] = useState<Status>({ kind: "idle" });
  const [toast, setToast] = useState<"success" | "failure">();
  /** The newest attempt: a late answer to an older one counts for nothing. */
  const newest = useRef<Attempt>(undefined);
  /** From a press until what came of it is shown; state comes too late for the second of two quick presses. */
  const busy = useRef(false);
  const sentAt = useRef(-Infinity);
  const [hydratedAt] = useState(() => performance.now());

  const problems = status.kind === "invalid" ? status.problems : undefined;
  useEffect(() => {
    if (form.current) showProblems(form.current, problems ?? []);
  }, [form, problems]);

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { currentTarget } = event;
    const pressedAt = performance.now();
    // A fast answer can come between two quick taps; the second must not find fault with the emptied form.
    if (busy.current || pressedAt - sentAt.current < doublePressMs) return;
    busy.current = true;
    try {
      await pressIsAnswered();
      await submit(currentTarget, pressedAt);
    } finally {
      busy.current = false;
    }
  }

  async function submit(element: HTMLFormElement, pressedAt: number) {
    const found = findProblems(element);
    if (found[0]) {
      setStatus({ kind: "invalid", problems: found });
      document.getElementById(found[0].field)?.focus();
      return;
    }

    const attempt: Attempt = { edited: false };
    newest.current = attempt;
    if (isLikelyBot(honeypotIn(element), pressedAt - hydratedAt)) {
      succeed(element, attempt);
      return;
    }

    const data = new FormData(element);
    data.set("time", new Date().toLocaleString());
    setStatus({ kind: "sending" });
    setToast(undefined);
    const { origin } = new URL(element.action);
    const outcome = await sendQuoteRequest(data, origin, status.kind === "failed");
    await doublePressIsOver(pressedAt);
    if (outcome.kind === "sent") {
      succeed(element, attempt);
      return;
    }
    const emailHref = emailHrefOf(element);
    setStatus({ kind: "failed", reason: outcome.kind, takesFocus: !attempt.edited, emailHref });
    setToast("failure");
    if (outcome.kind !== "timedOut") return;
    void outcome.late.then((late) => {
      // It did arrive, and the visitor has not sent it again: better late than twice.
      if (late.kind === "sent" && newest.current === attempt) succeed(element, attempt);
    });
  }

  function succeed(element: HTMLFormElement, { edited }: Attempt) {
    sentAt.current = performance.now();
    // What was written after the request left is not in it.
    if (!edited) {
      // No page in the tab's history may bring back what was typed.
      storage?.setItem(draftKey, "");
      element.reset();
    }
    setStatus({ kind: "sent", takesFocus: !edited });
    setToast("success");
  }

  function handleInput() {
    if (newest.current) newest.current.edited = true;
    const element = form.current;
    if (element) setStatus((current) => afterEdit(current, element));
  }

  const closeToast = useCallback(() => {
    setToast(undefined);
  }, []);

  return { status, toast, handleSubmit, handleInput, closeToast };
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Resolves when the button has been seen to go down; in a tab that is left at once, and paints no more, after 100 ms. */
const pressIsAnswered = () => Promise.race([new Promise<void>(afterPaint), wait(100)]);

/** Resolves 500 ms after a press: until then a second click must find nothing new where the first did. */
const doublePressIsOver = (pressedAt: number) => wait(pressedAt + 500 - performance.now());

/** The field without a name, which no person sees. */
const honeypotIn = (form: HTMLFormElement) =>
  form.querySelector<HTMLInputElement>("input:not([name])");

/** An e-mail to the company that carries what stands in the form. */
const emailHrefOf = (form: HTMLFormElement) =>
  quoteEmailHref(
    outcomeText("email"),
    `${form.querySelector<HTMLInputElement>("[name=title]")?.value ?? ""}: ${outcomeText("emailSubject")}`,
    Array.from(fieldsOf(form), (field) => [labelOf(field), field.value]),
    outcomeText("emailShortened"),
  );

/** Keeps what is said of the fields true, and finds no new fault with a field that is being filled in. */
function afterEdit(status: Status, form: HTMLFormElement): Status {
  if (status.kind === "failed") return { ...status, emailHref: emailHrefOf(form) };
  if (status.kind !== "invalid") return status;
  const shown = new Set(status.problems.map(({ field }) => field));
  const problems = findProblems(form).filter(({ field }) => shown.has(field));
  return problems.length > 0 ? { kind: "invalid", problems } : { kind: "idle" };
}
