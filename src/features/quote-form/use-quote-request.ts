import { useCallback, useEffect, useRef, useState, type RefObject, type SubmitEvent } from "react";
import { afterPaint, wait } from "#scripts/timing.ts";
import { deleteDraft } from "./draft.ts";
import { focusNotice, updateLinks } from "./failure-notice.ts";
import { referenceOf } from "./request-number.ts";
import { findProblems, showProblems, type Problem } from "./validation.ts";
import { sendQuoteRequest } from "./service.ts";
import { mayBeBot } from "./spam.ts";
import type { QuoteFormTexts } from "./texts.ts";

/** A second submit this soon after a success is part of the same double click. */
const doubleClickMs = 1000;

/** Why a request was not sent, or is not known to have been sent. */
const failureReasons = ["failed", "offline", "unconfirmed"] as const;

/** What the form shows. */
type Status =
  | { kind: "idle" }
  | { kind: "invalid"; problems: readonly Problem[] }
  /** It may have been a bot that pressed: the visitor is asked to press once more. */
  | { kind: "asksAgain" }
  | { kind: "sending" }
  /** `takesFocus` is false if the visitor has typed since sending. */
  | { kind: "sent"; takesFocus: boolean; reference: string }
  | { kind: "failed"; reason: (typeof failureReasons)[number]; takesFocus: boolean };

/** The first status: a press before the island was ready may have failed (`quote-form.ts`). */
function firstStatus(): Status {
  if (typeof document === "undefined") return { kind: "idle" };
  const failed = document.querySelector<HTMLElement>("[data-quote][data-outcome=failed]");
  const reason = failureReasons.find((known) => known === failed?.dataset["reason"]);
  return reason ? { kind: "failed", reason, takesFocus: false } : { kind: "idle" };
}

/** State and handlers of the quote form. */
export function useQuoteForm(form: RefObject<HTMLFormElement | null>, texts: QuoteFormTexts) {
  const [status, setStatus] = useState(firstStatus);
  const [toast, setToast] = useState<"success" | "failure">();
  /** The latest attempt to send, and whether the visitor has typed since. */
  const latestAttempt = useRef({ edited: false });
  /** True from a press until its result is shown. State would block a second press too late. */
  const busy = useRef(false);
  const sentAt = useRef(-Infinity);
  const [hydratedAt] = useState(() => performance.now());

  const problems = status.kind === "invalid" ? status.problems : undefined;
  useEffect(() => {
    if (form.current) showProblems(form.current, problems ?? [], texts.counter);
  }, [form, problems, texts]);

  useEffect(() => {
    if (!form.current || status.kind !== "failed") return;
    updateLinks(form.current);
    if (status.takesFocus) focusNotice(form.current);
  }, [form, status]);

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
        now.kind === "sent" ? now : { kind: "failed", reason: "failed", takesFocus: true },
      );
      setToast((now) => now ?? "failure");
    } finally {
      busy.current = false;
    }
  }

  async function submit(element: HTMLFormElement, pressedAt: number) {
    const invalid = findProblems(element, texts.tooLong);
    if (invalid[0]) {
      setStatus({ kind: "invalid", problems: invalid });
      document.getElementById(invalid[0].field)?.focus();
      return;
    }

    const attempt = { edited: false };
    latestAttempt.current = attempt;
    // Only bots fill it in: people do not see it, and without a name it is never sent.
    const honeypot = element.querySelector<HTMLInputElement>("input:not([name])");
    if (mayBeBot(honeypot, pressedAt - hydratedAt)) {
      if (honeypot) honeypot.value = "";
      setStatus({ kind: "asksAgain" });
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
    setStatus({ kind: "failed", reason: outcome.kind, takesFocus: !attempt.edited });
    setToast("failure");
    if (outcome.kind !== "unconfirmed") return;
    void outcome.late?.then((late) => {
      // The request did arrive, and was not sent again: late answers to older attempts are ignored.
      if (late.kind === "sent" && latestAttempt.current === attempt) succeed(element, attempt);
    });
  }

  function succeed(element: HTMLFormElement, { edited }: { edited: boolean }) {
    sentAt.current = performance.now();
    const reference = referenceOf(element);
    updateLinks(element);
    delete element.dataset["reference"];
    // Text typed after sending is not part of the request.
    if (!edited) {
      // No page in the tab's history, and no duplicate of the tab, may restore the sent text.
      deleteDraft();
      element.reset();
    }
    setStatus({ kind: "sent", takesFocus: !edited, reference });
    setToast("success");
  }

  function handleInput() {
    latestAttempt.current.edited = true;
    const element = form.current;
    if (!element) return;
    showProblems(element, problems ?? [], texts.counter);
    setStatus((current) => afterEdit(current, findProblems(element, texts.tooLong)));
  }

  const closeToast = useCallback(() => setToast(undefined), []);

  return { status, toast, handleSubmit, handleInput, closeToast };
}

/** Resolves after the next paint, or after 100 ms in a background tab, which does not paint. */
const nextPaint = () => Promise.race([new Promise<void>(afterPaint), wait(100)]);

/** Resolves 500 ms after the press, so that a double click does not hit a new control. */
const endOfDoubleClick = (pressedAt: number) => wait(pressedAt + 500 - performance.now());

/** Updates the reported problems as the visitor types; reports no new ones. */
function afterEdit(status: Status, found: readonly Problem[]): Status {
  if (status.kind !== "invalid") return status;
  const reported = new Set(status.problems.map(({ field }) => field));
  const problems = found.filter(({ field }) => reported.has(field));
  return problems.length > 0 ? { kind: "invalid", problems } : { kind: "idle" };
}
