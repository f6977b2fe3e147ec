import * as Dialog from "@radix-ui/react-dialog";
import { useEffect, useRef, useState } from "react";
import { ModalDialog } from "#ui/dialog/ModalDialog.tsx";
import { isModified } from "#ui/modifier-keys.client.ts";
import { afterPaint } from "#ui/timing.client.ts";
import { Icon } from "#ui/Icon.tsx";
import styles from "./mobile-menu.module.css";

interface MobileMenuProps {
  labels: { menu: string; close: string; call: string; quote: string; always: string };
  siteName: string;
  phone: string;
  callHref: string;
  quoteHref: string;
  links: readonly {
    label: string;
    href: string;
    /** `"page"` for the page itself, `true` for the section that the page belongs to. */
    current: "page" | boolean;
  }[];
}

/** Shows a copy of the footer's links to the guides, so that the page contains them once. */
const copyGuideLinks = (list: HTMLUListElement | null) =>
  list?.replaceChildren(
    ...(document.querySelector("#guide-links")?.cloneNode(true).childNodes ?? []),
  );

/** Moves the footer's choice of colours into the menu while it is open; small screens show it only there. */
const borrowThemeSwitch = (place: HTMLElement | null) => {
  const choice = document.querySelector("#theme-switch");
  const home = choice?.parentElement;
  if (!place || !choice || !home) return undefined;
  place.append(choice);
  return () => home.append(choice);
};

/** The hours of today, which a script keeps in the header. */
const hoursOfToday = () =>
  Array.from(document.querySelectorAll("#hours li"), (item) => item.textContent.trim());

/** Widths at which the header shows the links itself (`--breakpoint-lg`). */
const wide = "(min-width: 64rem)";

/**
 * The site's menu, which fills small screens. The header's link in `#menu` opens it, and its logo reuses
 * the header's drawing, `#mark`.
 */
export function MobileMenu(props: MobileMenuProps) {
  const { labels, siteName, phone, callHref, quoteHref, links } = props;
  const opener = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const link = document.querySelector<HTMLElement>("#menu a");
    opener.current = link;
    const press = (event: MouseEvent) => {
      if (isModified(event)) return;
      event.preventDefault();
      afterPaint(() => setOpen(true));
    };
    link?.addEventListener("click", press);
    return () => link?.removeEventListener("click", press);
  }, []);

  useEffect(() => opener.current?.setAttribute("aria-expanded", String(open)), [open]);

  useEffect(() => {
    const listeners = new AbortController();
    matchMedia(wide).addEventListener("change", () => setOpen(false), { signal: listeners.signal });
    return () => listeners.abort();
  }, []);

  return (
    <>
      {open && (
        <ModalDialog
          onClose={() => setOpen(false)}
          opener={opener}
          backdrop={`${styles.screen} on-dark`}
          className={styles.menu}
        >
          <Dialog.Title className="sr-only">{labels.menu}</Dialog.Title>
          <div className="flex min-h-bar flex-wrap items-center justify-between gap-4 px-4 py-2">
            <p className="logo max-w-52 flex-[1_1_8rem] text-balance text-paper">
              <svg viewBox="0 0 64 64" className="size-11 flex-none" aria-hidden="true">
                <use href="#mark" />
              </svg>
              {siteName}
            </p>
            <Dialog.Close className="btn btn-small gap-2 btn-secondary px-3">
              <Icon name="close" className="max-xs:hidden" />
              {labels.close}
            </Dialog.Close>
          </div>
          <nav aria-label={labels.menu} className="flex-1 px-4 py-2">
            <ul>
              {links.map(({ label, href, current }) => (
                <li key={href}>
                  <a
                    href={href}
                    className={`${styles.link} nav-link`}
                    aria-current={current || undefined}
                  >
                    {label}
                    <Icon name="next" />
                  </a>
                </li>
              ))}
            </ul>
            <ul ref={copyGuideLinks} className={styles.guides} />
            <div ref={borrowThemeSwitch} className="py-2 text-sm" />
          </nav>
          <div className={styles.street} />
          <div className={styles.actions}>
            <a className="btn btn-small px-2 whitespace-normal btn-primary figures" href={callHref}>
              <Icon name="phone" className="max-xs:hidden" />
              <span>
                {labels.call} <span className="whitespace-nowrap">{phone}</span>
              </span>
            </a>
            <a className="btn btn-small btn-secondary" href={quoteHref}>
              {labels.quote}
            </a>
            <p className="text-center text-xs text-balance">
              {[...hoursOfToday(), labels.always].filter(Boolean).join(" · ")}
            </p>
          </div>
        </ModalDialog>
      )}
    </>
  );
}
