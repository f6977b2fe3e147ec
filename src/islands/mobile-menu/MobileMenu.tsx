import * as Dialog from "@radix-ui/react-dialog";
import { useEffect, useRef, useState } from "react";
import { closeLabel } from "#islands/close-label.ts";
import { ModalDialog } from "#islands/dialog/ModalDialog.tsx";
import { Icon } from "#islands/Icon.tsx";
import styles from "./mobile-menu.module.css";
import { OpenerLink } from "#islands/OpenerLink.tsx";
import { readHeader, type HeaderContent } from "./read-header.ts";

interface MobileMenuProps {
  label: string;
}

/** Link target without script: the footer, which has the same links. */
const fallbackHref = "#site-navigation";

/** Widths at which the header shows the links itself (`--breakpoint-lg`). */
const wide = "(min-width: 64rem)";

/**
 * The site's menu on small screens. It fills the screen, and every link in it closes it. Its content is read from the
 * header; its logo reuses the header's drawing, `#mark`.
 */
export function MobileMenu({ label: menuLabel }: MobileMenuProps) {
  const opener = useRef<HTMLAnchorElement>(null);
  const [header, setHeader] = useState<HeaderContent>();
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const query = matchMedia(wide);
    const close = () => {
      if (query.matches) setOpen(false);
    };
    query.addEventListener("change", close);
    return () => {
      query.removeEventListener("change", close);
    };
  }, []);

  return (
    <>
      <OpenerLink
        ref={opener}
        href={fallbackHref}
        open={open}
        onOpen={() => {
          setHeader(readHeader());
          setOpen(true);
        }}
        className={`${styles.switch} border-ink text-ink`}
      >
        <Icon name="menu" />
        {menuLabel}
      </OpenerLink>
      <ModalDialog
        open={open}
        onClose={() => {
          setOpen(false);
        }}
        opener={opener}
        backdrop={`${styles.screen} on-dark`}
        className={styles.menu}
      >
        <Dialog.Title className="sr-only">{menuLabel}</Dialog.Title>
        <div className="flex min-h-bar items-center justify-between gap-4 px-4 py-2">
          <p className={`${styles.brand} flex items-center text-paper`}>
            <svg viewBox="0 0 64 64" className="size-11 flex-none" aria-hidden="true">
              <use href="#mark" />
            </svg>
            {header?.siteName}
          </p>
          <Dialog.Close className={`${styles.switch} border-paper text-paper`}>
            <Icon name="close" />
            {closeLabel()}
          </Dialog.Close>
        </div>
        <nav aria-label={menuLabel} className="flex-1 p-4">
          <ul>
            {header?.links.map(({ label, href, isCurrent }) => (
              <li key={href}>
                <a href={href} className={styles.link} aria-current={isCurrent || undefined}>
                  {label}
                  <Icon name="next" />
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid gap-3 px-4 pt-4 pb-6">
          <a className="btn btn-primary figures" href={header?.call.href}>
            <Icon name="phone" />
            <span>
              {header?.call.label} <span className="whitespace-nowrap">{header?.call.phone}</span>
            </span>
          </a>
          <a className="btn btn-secondary" href={header?.quote.href}>
            {header?.quote.label}
          </a>
          <p className="text-center text-sm">{header?.hours.join(" · ")}</p>
        </div>
        <div className={styles.street} />
      </ModalDialog>
    </>
  );
}
