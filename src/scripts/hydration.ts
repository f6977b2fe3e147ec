import { useSyncExternalStore } from "react";

const subscribeToNothing = () => () => undefined;

/** False on the server and in the first client render, true afterwards: for what needs script. */
export const useHydrated = () =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
