import { useCallback, useEffect, useRef, useState, type RefObject, type SubmitEvent } from "react";
import { afterPaint } from "#browser/after-paint.ts";
import { draftKey, fieldsOf } from "#browser/draft.ts";
import { writeTab } from "#browser/tab-storage.ts";
import { findProblems, labelOf, showProblems, type Problem } from "./problems.ts";
import { quoteEmailHref } from "./quote-email.ts";
import { sendQuoteRequest, type FailureReason } from "./send-quote-request.ts";
import { isLikelyBot } from "./spam.ts";
import type { Contact } from "./texts.ts";

/** A second submit this soon after a success is part of the same double click. */
const doubleClickMs = 1000;

/** What the form shows. */
type Status =
  | { kind: "idle" }
  | { kind: "invalid"; problems: readonly Problem[] }
  | { kind: "sending" }
  /** `takesFocus` is false if the visitor has typed since sending. */
  | { kind: "sent"; takesFocus: boolean }
  | { kind: "failed"; reason: FailureReason; takesFocus: boolean; emailHref: string };

/** An attempt to send. */
interface Attempt {
  /** Whether the visitor has typed since. */
  edited: boolean;
}

/** State and handlers of the quote form. */
export function useQuoteForm(form: RefObject<HTMLFormElement | null>, contact: Contact) {
  const [status, setStatus] = useState<Status>({ kind: "idle" });
  const [toast, setToast] = useState<"success" | "failure">();
  /** The latest attempt; late answers to older ones are ignored. */
  const latestAttempt = useRef<Attempt>(undefined);
  /** True from a press until its result is shown. State would block a second press too late. */
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
    // A fast answer can arrive between two quick taps; the second must not validate the reset form.
    if (busy.current || pressedAt - sentAt.current < doubleClickMs) return;
    busy.current = true;
    try {
      await nextPaint();
      await submit(currentTarget, pressedAt);
    } catch (error) {
      console.error(error);
      // Never “Sending…” for ever. A request that was sent stays confirmed.
      setStatus((now) =>
        now.kind === "sent"
          ? now
          : {
              kind: "failed",
              reason: "failed",
              takesFocus: true,
              emailHref: `mailto:${contact.email}`,
            },
      );
      setToast((now) => now ?? "failure");
    } finally {
      busy.current = false;
    }
  }

  async function submit(element: HTMLFormElement, pressedAt: number) {
    const invalid = findProblems(element);
    if (invalid[0]) {
      setStatus({ kind: "invalid", problems: invalid });
      document.getElementById(invalid[0].field)?.focus();
      return;
    }

    const attempt: Attempt = { edited: false };
    latestAttempt.current = attempt;
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
    await endOfDoubleClick(pressedAt);
    if (outcome.kind === "sent") {
      succeed(element, attempt);
      return;
    }
    const emailHref = emailHrefOf(element, contact);
    setStatus({ kind: "failed", reason: outcome.kind, takesFocus: !attempt.edited, emailHref });
    setToast("failure");
    if (outcome.kind !== "timedOut") return;
    void outcome.late.then((late) => {
      // The request did arrive, and was not sent again.
      if (late.kind === "sent" && latestAttempt.current === attempt) succeed(element, attempt);
    });
  }

  function succeed(element: HTMLFormElement, { edited }: Attempt) {
    sentAt.current = performance.now();
    // Text typed after sending is not part of the request.
    if (!edited) {
      // No page in the tab's history may restore the sent text.
      writeTab(draftKey, "");
      element.reset();
    }
    setStatus({ kind: "sent", takesFocus: !edited });
    setToast("success");
  }

  function handleInput() {
    if (latestAttempt.current) latestAttempt.current.edited = true;
    const element = form.current;
    if (element) setStatus((current) => afterEdit(current, element, contact));
  }

  const closeToast = useCallback(() => setToast(undefined), []);

  return { status, toast, handleSubmit, handleInput, closeToast };
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Resolves after the next paint, or after 100 ms in a background tab, which does not paint. */
const nextPaint = () => Promise.race([new Promise<void>(afterPaint), wait(100)]);

/** Resolves 500 ms after the press, so that a double click does not hit a new control. */
const endOfDoubleClick = (pressedAt: number) => wait(pressedAt + 500 - performance.now());

/** The field that only bots fill in: people do not see it, and without a name it is never sent. */
const honeypotIn = (form: HTMLFormElement) =>
  form.querySelector<HTMLInputElement>("input:not([name])");

/** A `mailto:` URL to the company with what is typed in the form. */
const emailHrefOf = (form: HTMLFormElement, { email, emailSubject, emailShortened }: Contact) =>
  quoteEmailHref(
    email,
    emailSubject,
    Array.from(fieldsOf(form), (field) => [labelOf(field), field.value]),
    emailShortened,
  );

/** Updates the e-mail link or the reported problems as the visitor types; reports no new ones. */
function afterEdit(status: Status, form: HTMLFormElement, contact: Contact): Status {
  if (status.kind === "failed") return { ...status, emailHref: emailHrefOf(form, contact) };
  if (status.kind !== "invalid") return status;
  const reported = new Set(status.problems.map(({ field }) => field));
  const problems = findProblems(form).filter(({ field }) => reported.has(field));
  return problems.length > 0 ? { kind: "invalid", problems } : { kind: "idle" };
}
