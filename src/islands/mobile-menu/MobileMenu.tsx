import * as Dialog from "@radix-ui/react-dialog";
import { useEffect, useRef, useState } from "react";
import { afterPaint } from "#browser/after-paint.ts";
import { useHydrated } from "#islands/hydration.ts";
import { Icon } from "#islands/Icon.tsx";
import styles from "./mobile-menu.module.css";
import { OpenerLink } from "#islands/OpenerLink.tsx";
import { callHref } from "#routes.ts";

interface MobileMenuProps {
  /** `current`: whether it is the page itself, or above it. */
  links: readonly { label: string; href: string; current: "page" | boolean }[];
  phone: string;
  quoteHref: string;
  hours: readonly string[];
  /** Where the same links stand in the page, for visitors without script. */
  fallbackHref: string;
  brand: string;
}

/** From here on the header shows the links itself (`--breakpoint-lg`). */
const wide = "(min-width: 64rem)";

/**
 * The site's menu on small screens: full screen, closed by every choice made in it. Its mark is the
 * one that the header draws, `#mark`.
 */
export function MobileMenu({
  links,
  phone,
  quoteHref,
  hours,
  fallbackHref,
  brand,
}: MobileMenuProps) {
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLAnchorElement>(null);
  const leaving = useRef(false);
  const hydrated = useHydrated(root);
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
    <div ref={root}>
      <OpenerLink
        ref={opener}
        href={fallbackHref}
        hydrated={hydrated}
        open={open}
        onOpen={() => {
          leaving.current = false;
          setOpen(true);
        }}
        className={`${styles.switch} border-ink text-ink`}
      >
        <Icon name="menu" />
        Menu
      </OpenerLink>
      <Dialog.Root
        open={open}
        onOpenChange={(next) => {
          afterPaint(() => {
            setOpen(next);
          });
        }}
      >
        <Dialog.Portal>
          <Dialog.Overlay className={`${styles.screen} on-dark`}>
            <Dialog.Content
              className={styles.menu}
              aria-describedby={undefined}
              onCloseAutoFocus={(event) => {
                event.preventDefault();
                if (!leaving.current) opener.current?.focus();
              }}
              onClick={({ target }) => {
                if (!(target instanceof Element) || !target.closest("a")) return;
                leaving.current = true;
                setOpen(false);
              }}
            >
              <Dialog.Title className="sr-only">Menu</Dialog.Title>
              <div className="flex min-h-bar items-center justify-between gap-4 px-4 py-2">
                <p className={`${styles.brand} flex items-center gap-2.5 text-paper`}>
                  <svg viewBox="0 0 64 64" className="size-11 flex-none" aria-hidden="true">
                    <use href="#mark" />
                  </svg>
                  {brand}
                </p>
                <Dialog.Close className={`${styles.switch} border-paper text-paper`}>
                  <Icon name="close" />
                  Close
                </Dialog.Close>
              </div>
              <nav aria-label="Menu" className="flex-1 p-4">
                <ul>
                  {links.map(({ label, href, current }) => (
                    <li key={href}>
                      <a href={href} className={styles.link} aria-current={current || undefined}>
                        {label}
                        <Icon name="next" />
                      </a>
                    </li>
                  ))}
                </ul>
              </nav>
              <div className="grid gap-3 px-4 pt-4 pb-6">
                <a className="btn btn-lit tabular-nums" href={callHref(phone)}>
                  <Icon name="phone" />
                  Call Now {phone}
                </a>
                <a className="btn btn-line" href={quoteHref}>
                  Get Free Quote
                </a>
                <p className="text-center text-sm">{hours.join(" · ")}</p>
              </div>
              <div className={styles.street} />
            </Dialog.Content>
          </Dialog.Overlay>
        </Dialog.Portal>
      </Dialog.Root>
    </div>
  );
}
