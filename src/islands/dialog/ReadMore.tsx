import { useRef, useState, type ReactNode } from "react";
import { DialogSheet } from "./DialogSheet.tsx";
import { OpenerLink } from "#islands/OpenerLink.tsx";
import styles from "./read-more.module.css";

interface ReadMoreProps {
  /** Link target without script: another page, or `#` and `id` for the text in place. */
  href: string;
  id?: string | undefined;
  /** Slot: the link's text. */
  label?: ReactNode;
  /** Slot: the text. */
  children?: ReactNode;
  /** Slot: the buttons below it. */
  actions?: ReactNode;
}

/**
 * A link to more text: with script in a dialog, without it at `href`. The text is a slot, so that it is in the page once; the
 * dialog shows a copy. The dialog's title is the text of the element with `data-dialog-title`.
 */
export function ReadMore({ href, id, label, children, actions }: ReadMoreProps) {
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLAnchorElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const [title, setTitle] = useState("");
  const [open, setOpen] = useState(false);

  // The site's policy forbids setting HTML from script, so nodes are cloned.
  const copy = (original: HTMLElement | null, to: HTMLElement | null) => {
    to?.replaceChildren(...(original?.cloneNode(true).childNodes ?? []));
  };
  const copyText = (to: HTMLElement | null) => {
    copy(text.current, to);
  };
  const copyButtons = (to: HTMLElement | null) => {
    copy(buttons.current, to);
  };

  return (
    <div ref={root}>
      <OpenerLink
        ref={opener}
        href={href}
        open={open}
        onOpen={() => {
          setTitle(root.current?.querySelector("[data-dialog-title]")?.textContent ?? "");
          setOpen(true);
        }}
        className="more"
      >
        {label}
      </OpenerLink>
      <div id={id} className={styles.inPlace}>
        <div ref={text}>{children}</div>
        <div ref={buttons}>{actions}</div>
      </div>
      <DialogSheet
        open={open}
        onClose={() => {
          setOpen(false);
        }}
        title={title}
        opener={opener}
        actions={<div ref={copyButtons} />}
      >
        <div ref={copyText} />
      </DialogSheet>
    </div>
  );
}
