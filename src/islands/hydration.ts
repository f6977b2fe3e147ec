import { useEffect, useSyncExternalStore, type RefObject } from "react";

const subscribeToNothing = () => () => undefined;

/**
 * False on the server and in the first client render, true afterwards: for what needs script. Also
 * dispatches `island:ready` from `root` once React has committed it; `client:intent` waits for that
 * event.
 */
export function useHydrated(root: RefObject<Element | null>): boolean {
  useEffect(() => {
    root.current?.dispatchEvent(new Event("island:ready", { bubbles: true }));
  }, [root]);
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
