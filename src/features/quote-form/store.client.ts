/** The state of the page's quote form, which its controller writes and its island reads. */
import type { QuoteState } from "./state.ts";

let state: QuoteState = { kind: "idle" };
const listeners = new Set<() => void>();

/** The state before anything has happened, as the page is served. */
export const initialState = state;

/** The state now. */
export const getState = () => state;

/** Sets the state, and tells the island. */
export function setState(next: QuoteState) {
  state = next;
  for (const listener of listeners) listener();
}

/** Calls a function after every change, for `useSyncExternalStore`. */
export function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
