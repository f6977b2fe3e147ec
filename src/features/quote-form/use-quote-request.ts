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
import { updateLinks } from "./links.ts";
import { focusMessage, isShownAsSent, shownFailure, showOutcome, type Outcome } from "./outcome.ts";
import { confirmSent, sendForm } from "./send.ts";
import { loadClient, postByClient } from "./emailjs.ts";
import { honeypotOf, mayBeBot } from "./spam.ts";
import { nextState, type QuoteEvent, type QuoteState } from "./state.ts";
import type { QuoteFormTexts } from "./texts.ts";
import { findErrors, showErrors } from "./validation.ts";

/** A second submit this soon after a success is part of the same double click. */
const doubleClickMs = 1000;

/** The first state: the form may have been sent before the island was ready. */
function firstState(): QuoteState {
  const form =
    typeof document !== "undefined" && document.querySelector<HTMLFormElement>("form[data-quote]");
  if (!form) return { kind: "idle" };
  if (isShownAsSent(form)) return { kind: "sent", edited: false };
  const reason = shownFailure(form);
  return reason ? { kind: "failed", reason, attempt: 0, edited: true } : { kind: "idle" };
}

/** What the form's `data-outcome` says in a state. */
function outcomeOf(state: QuoteState): Outcome | undefined {
  if (state.kind === "failed") return `failed-${state.reason}`;
  if (state.kind === "sent") return state.edited ? "sent-before" : "sent";
  return undefined;
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

  const errors = state.kind === "invalid" ? state.errors : undefined;
  useEffect(() => {
    if (form.current) showErrors(form.current, errors ?? [], texts.counter);
  }, [form, errors, texts]);

  useLayoutEffect(() => {
    if (!form.current) return;
    const outcome = outcomeOf(state);
    const isNew = showOutcome(form.current, outcome);
    if (state.kind === "failed") updateLinks(form.current);
    // Who is typing keeps the focus.
    if (isNew && outcome && outcome !== "sent-before") focusMessage(form.current);
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
    const invalid = findErrors(element, texts.tooLong);
    if (invalid[0]) {
      dispatch({ kind: "invalid", errors: invalid });
      document.getElementById(invalid[0].field)?.focus();
      return;
    }

    // Asked only once, since an extension may fill in the honeypot again and again.
    if (!wasSuspected.current && mayBeBot(honeypotOf(element), pressedAt - hydratedAt)) {
      wasSuspected.current = true;
      dispatch({ kind: "suspected" });
      // On a phone the question is above the window when the button is pressed.
      element.querySelector("[role=alert]")?.scrollIntoView();
      return;
    }

    const isRetry = latest.current.kind === "failed";
    const attempt = ++attempts.current;
    // Takes what is typed before the fields are disabled.
    const sending = sendForm(element, postByClient, isRetry, pressedAt);
    dispatch({ kind: "sending", attempt });
    setToast(undefined);
    const result = await sending;
    if (result.kind === "sent") {
      succeed(element, attempt);
      return;
    }
    const { reason, late } = result;
    dispatch({ kind: "failed", reason, attempt });
    setToast("failure");
    void late?.then(({ kind }) => {
      if (kind === "sent") succeed(element, attempt);
    });
  }

  function succeed(element: HTMLFormElement, attempt: number) {
    const sent = dispatch({ kind: "sent", attempt });
    // The request was sent again meanwhile.
    if (sent.kind !== "sent") return;
    sentAt.current = performance.now();
    confirmSent(element, sent.edited);
    setToast("success");
  }

  function handleInput() {
    const element = form.current;
    if (!element) return;
    showErrors(element, errors ?? [], texts.counter);
    dispatch({ kind: "edited", errors: findErrors(element, texts.tooLong) });
  }

  const closeToast = useCallback(() => setToast(undefined), []);

  return { state, toast, handleSubmit, handleInput, closeToast };
}

/** Resolves after the next paint, or after 100 ms in a background tab, which does not paint. */
const nextPaint = () => Promise.race([new Promise<void>(afterPaint), wait(100)]);
