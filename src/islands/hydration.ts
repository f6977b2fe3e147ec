import { useEffect, useSyncExternalStore, type RefObject } from "react";

const never = () => () => undefined;

/**
 * False on the server and on the first client render, true after: for what needs scripts.
 * Also tells the island around `root` that React has committed it, which `client:intent` waits for.
 */
export function useHydrated(root: RefObject<Element | null>): boolean {
  useEffect(() => {
    root.current?.dispatchEvent(new Event("island:ready", { bubbles: true }));
  }, [root]);
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
