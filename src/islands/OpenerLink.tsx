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

/** A link that, once its script is there, is a button that opens a dialog. */
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
