import { useRef, useState } from "react";
import { DialogSheet } from "./DialogSheet.tsx";
import { useHydrated } from "#islands/hydration.ts";
import { Icon } from "#islands/Icon.tsx";
import { OpenerLink } from "#islands/OpenerLink.tsx";
import styles from "./read-more.module.css";

interface ReadMoreProps {
  /** Where the link leads without its script; the text's own fragment, `#` and `id`, will do. */
  href: string;
  /** For screen readers, after the label: “ about {about}”. */
  about: string;
  title: string;
  html: string;
  actions: readonly { label: string; href: string; look: "lit" | "line" }[];
  label?: string | undefined;
  id?: string | undefined;
}

/** A link to more text, which opens over the page once the script is there and in place without it. */
export function ReadMore({
  href,
  about,
  title,
  html,
  actions,
  label = "Read More",
  id,
}: ReadMoreProps) {
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLAnchorElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated(root);
  const [open, setOpen] = useState(false);

  // In the dialog stands a copy of what stands in the page: the site's policy lets no script write HTML.
  const copyText = (copy: HTMLElement | null) => {
    copy?.replaceChildren(...(text.current?.cloneNode(true).childNodes ?? []));
  };
  const buttons = actions.length > 0 && (
    <div className="mt-7 flex flex-wrap gap-3.5">
      {actions.map((action) => (
        <a key={action.href} href={action.href} className={`btn btn-${action.look}`}>
          {action.href.startsWith("tel:") && <Icon name="phone" />}
          {action.label}
        </a>
      ))}
    </div>
  );

  return (
    <div ref={root}>
      <OpenerLink
        ref={opener}
        href={href}
        hydrated={hydrated}
        open={open}
        onOpen={() => {
          setOpen(true);
        }}
        className="more"
      >
        {label}
        <Icon name="next" />
        <span className="sr-only"> about {about}</span>
      </OpenerLink>
      <div id={id} className={styles.inPlace}>
        <div ref={text} className="mt-4 grid gap-3.5" dangerouslySetInnerHTML={{ __html: html }} />
        {buttons}
      </div>
      <DialogSheet
        open={open}
        onClose={() => {
          setOpen(false);
        }}
        title={title}
        opener={opener}
      >
        <div ref={copyText} className="mt-4 grid gap-3.5" />
        {buttons}
      </DialogSheet>
    </div>
  );
}
