import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
  type SubmitEvent,
} from "react";
import { afterPaint, wait } from "#scripts/timing.ts";
import { deleteDraft, rememberSending } from "./draft.ts";
import { focusNotice, updateLinks } from "./failure-notice.ts";
import { shownFailure, showOutcome } from "./outcome.ts";
import { forgetReference, referenceOf } from "./request-number.ts";
import { loadClient, sendQuoteRequest } from "./service.ts";
import { mayBeBot } from "./spam.ts";
import { nextState, type QuoteEvent, type QuoteState } from "./state.ts";
import type { QuoteFormTexts } from "./texts.ts";
import { findProblems, showProblems } from "./validation.ts";

/** A second submit this soon after a success is part of the same double click. */
const doubleClickMs = 1000;

/** The first state: a press before the island was ready may have failed. */
function firstState(): QuoteState {
  if (typeof document === "undefined") return { kind: "idle" };
  const form = document.querySelector<HTMLFormElement>("form[data-quote]");
  const reason = form ? shownFailure(form) : undefined;
  return reason ? { kind: "failed", reason, attempt: 0, edited: true } : { kind: "idle" };
}

/** State and handlers of the quote form. */
export function useQuoteRequest(form: RefObject<HTMLFormElement | null>, texts: QuoteFormTexts) {
  const [state, setState] = useState(firstState);
  /** The state after all events, also those that React has not rendered yet. */
  const latest = useRef(state);
  const [toast, setToast] = useState<"success" | "failure">();
  const attempts = useRef(0);
  /** True from a press until its result is shown. State would block a second press too late. */
  const busy = useRef(false);
  const wasSuspected = useRef(false);
  const sentAt = useRef(-Infinity);
  const [hydratedAt] = useState(() => performance.now());

  const dispatch = (event: QuoteEvent) => {
    latest.current = nextState(latest.current, event);
    setState(latest.current);
    return latest.current;
  };

  useEffect(() => void loadClient(), []);

  const problems = state.kind === "invalid" ? state.problems : undefined;
  useEffect(() => {
    if (form.current) showProblems(form.current, problems ?? [], texts.counter);
  }, [form, problems, texts]);

  useLayoutEffect(() => {
    if (!form.current) return;
    const { kind } = state;
    showOutcome(
      form.current,
      kind === "failed" ? `failed-${state.reason}` : kind === "sent" ? "sent" : undefined,
    );
    if (kind !== "failed") return;
    updateLinks(form.current);
    if (!state.edited) focusNotice(form.current);
  }, [form, state]);

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
      dispatch({ kind: "failed", reason: "failed", attempt: attempts.current });
      setToast((now) => now ?? "failure");
    } finally {
      busy.current = false;
    }
  }

  async function submit(element: HTMLFormElement, pressedAt: number) {
    const invalid = findProblems(element, texts.tooLong);
    if (invalid[0]) {
      dispatch({ kind: "invalid", problems: invalid });
      document.getElementById(invalid[0].field)?.focus();
      return;
    }

    // Only bots fill it in: people do not see it, and without a name it is never sent. Asked only
    // once, since an extension may fill it in again and again.
    const honeypot = element.querySelector<HTMLInputElement>("input:not([name])");
    if (!wasSuspected.current && mayBeBot(honeypot, pressedAt - hydratedAt)) {
      wasSuspected.current = true;
      dispatch({ kind: "suspected" });
      return;
    }

    const isRetry = latest.current.kind === "failed";
    const attempt = ++attempts.current;
    const data = new FormData(element);
    data.set("time", new Date().toLocaleString());
    dispatch({ kind: "sending", attempt });
    setToast(undefined);
    rememberSending(true);
    const answer = await sendQuoteRequest(data, new URL(element.action).origin, isRetry);
    await endOfDoubleClick(pressedAt);
    if (answer.kind === "sent") {
      succeed(element, attempt);
      return;
    }
    const { reason, late } = answer;
    rememberSending(reason === "unconfirmed");
    dispatch({ kind: "failed", reason, attempt });
    setToast("failure");
    void late?.then(({ kind }) => {
      if (kind === "sent") succeed(element, attempt);
    });
  }

  function succeed(element: HTMLFormElement, attempt: number) {
    const reference = referenceOf(element);
    const sent = dispatch({ kind: "sent", reference, attempt });
    // The request was sent again meanwhile.
    if (sent.kind !== "sent") return;
    sentAt.current = performance.now();
    updateLinks(element);
    forgetReference(element);
    // Text typed after sending is not part of the request.
    if (!sent.edited) {
      // No page in the tab's history may restore the sent text.
      deleteDraft();
      element.reset();
    }
    setToast("success");
  }

  function handleInput() {
    const element = form.current;
    if (!element) return;
    showProblems(element, problems ?? [], texts.counter);
    dispatch({ kind: "edited", problems: findProblems(element, texts.tooLong) });
  }

  const closeToast = useCallback(() => setToast(undefined), []);

  return { state, toast, handleSubmit, handleInput, closeToast };
}

/** Resolves after the next paint, or after 100 ms in a background tab, which does not paint. */
const nextPaint = () => Promise.race([new Promise<void>(afterPaint), wait(100)]);

/** Resolves 500 ms after the press, so that a double click does not hit a new control. */
const endOfDoubleClick = (pressedAt: number) => wait(pressedAt + 500 - performance.now());
