import { useCallback, useEffect, useRef, useState, type RefObject, type SubmitEvent } from "react";
import { afterPaint, wait } from "#ui/timing.client.ts";
import { loadClient, postByClient } from "./email-client.client.ts";
import { forms, type ToastKind } from "./form-elements.ts";
import { shownState, showState } from "./outcome.ts";
import { submitForm } from "./submit.ts";
import { nextState, type QuoteEvent, type QuoteState } from "./state.ts";
import { findErrors, showErrors, type FieldTexts } from "./validation.ts";

/** A second submit this soon after a success is part of the same double click. */
const doubleClickMs = 1000;

/** The first state: the form may have been sent before the island was ready. */
function firstState(): QuoteState {
  const [form] = typeof document === "undefined" ? [] : forms();
  return form ? shownState(form) : { kind: "idle" };
}

/** State and handlers of the quote form. */
export function useQuoteRequest(form: RefObject<HTMLFormElement | null>, texts: FieldTexts) {
  const [state, setState] = useState(firstState);
  /** The state after all events, also those that React has not rendered yet. */
  const latest = useRef(state);
  const [toast, setToast] = useState<ToastKind>();
  /** True from a press until its result is shown. State would block a second press too late. */
  const busy = useRef(false);
  const sentAt = useRef(-Infinity);

  const dispatch = (event: QuoteEvent) => {
    const before = latest.current;
    const state = nextState(before, event);
    if (state === before) return;
    latest.current = state;
    setState(state);
    if (form.current) showState(form.current, state);
    if (event.kind === "sending") setToast(undefined);
    if (event.kind === "failed" || event.kind === "sent") setToast(event.kind);
    if (event.kind === "sent") sentAt.current = performance.now();
  };

  useEffect(() => void loadClient(), []);

  const errors = state.kind === "invalid" ? state.errors : undefined;
  useEffect(() => {
    if (form.current) showErrors(form.current, errors ?? [], texts.counter);
  }, [form, errors, texts]);

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { currentTarget } = event;
    const pressedAt = performance.now();
    // A fast answer can arrive between two quick taps; the second must not validate the reset form.
    if (busy.current || pressedAt - sentAt.current < doubleClickMs) return;
    busy.current = true;
    try {
      await nextPaint();
      const invalid = findErrors(currentTarget, texts.tooLong);
      if (invalid[0]) {
        dispatch({ kind: "invalid", errors: invalid });
        document.getElementById(invalid[0].field)?.focus();
        return;
      }
      await submitForm(currentTarget, postByClient, pressedAt, (sendEvent) => {
        dispatch(sendEvent);
        if (sendEvent.kind !== "failed") return;
        const { attempt, late } = sendEvent;
        void late?.then(({ kind }) => {
          if (kind === "sent") dispatch({ kind, attempt });
        });
      });
    } finally {
      busy.current = false;
    }
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
