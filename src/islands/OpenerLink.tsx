import { type ReactNode, type Ref } from "react";
import { afterPaint } from "#browser/after-paint.ts";

interface OpenerLinkProps {
  ref: Ref<HTMLAnchorElement>;
  /** Where it leads without its script. */
  href: string;
  hydrated: boolean;
  open: boolean;
  onOpen: () => void;
  className: string;
  children: ReactNode;
}

/**
 * A link that, where scripts run, is a button that opens a dialog: `client:intent` gives it that role from the start,
 * and takes it back where the island's script cannot be loaded.
 */
export function OpenerLink({
  ref,
  href,
  hydrated,
  open,
  onOpen,
  className,
  children,
}: OpenerLinkProps) {
  return (
    <a
      ref={ref}
      href={href}
      className={className}
      data-opener=""
      role={hydrated ? "button" : undefined}
      aria-haspopup={hydrated ? "dialog" : undefined}
      aria-expanded={hydrated ? open : undefined}
      onClick={(event) => {
        // A new tab or window gets the link itself.
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        afterPaint(onOpen);
      }}
      onKeyDown={(event) => {
        if (event.key !== " ") return;
        event.preventDefault();
        afterPaint(onOpen);
      }}
    >
      {children}
    </a>
  );
}
