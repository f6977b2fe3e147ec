import { useSyncExternalStore } from "react";

const subscribeToNothing = () => () => undefined;

/**
 * Tells whether an island is hydrated, for what only works with script: false on the server and in the
 * first render, which must be the same as the served HTML.
 */
export const useHydrated = () =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
