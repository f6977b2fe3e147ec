import { type ReactNode, type RefObject } from "react";
import { afterPaint } from "#ui/timing.client.ts";
import { isModified } from "#ui/modifier-keys.client.ts";
import { useHydrated } from "#ui/use-hydrated.ts";

interface OpenerLinkProps {
  ref: RefObject<HTMLAnchorElement | null>;
  /** Link target without script. */
  href: string;
  open: boolean;
  onOpen: () => void;
  className: string;
  children: ReactNode;
}

/**
 * A link that, with script, is a button that opens a dialog. `client:intent` gives it the role and
 * keys of a button, and removes the role while the island cannot be hydrated.
 */
export function OpenerLink({ ref, href, open, onOpen, className, children }: OpenerLinkProps) {
  const hydrated = useHydrated();
  return (
    <a
      ref={ref}
      href={href}
      className={className}
      data-opener=""
      aria-expanded={hydrated ? open : undefined}
      onClick={(event) => {
        if (isModified(event.nativeEvent)) return;
        event.preventDefault();
        afterPaint(onOpen);
      }}
    >
      {children}
    </a>
  );
}
