import { useRef, useState, useSyncExternalStore, type ReactNode, type RefObject } from "react";
import { isModified } from "#ui/modifier-keys.client.ts";
import { afterPaint } from "#ui/timing.client.ts";
import { DialogPanel } from "./DialogPanel.tsx";

interface ReadMoreProps {
  /** The dialog's title. */
  title: string;
  closeLabel: string;
  /** Link target without script: another page, or `#` and `id` for the text in place. */
  href: string;
  id?: string;
  /** Slot: the link's text. */
  label?: ReactNode;
  /** Slot: the text. */
  children?: ReactNode;
  /** Slot: the buttons below it. */
  actions?: ReactNode;
}

const subscribeToNothing = () => () => undefined;

/** A link to more text: in a dialog, which shows a copy of the slots; without script at `href`. */
export function ReadMore({ title, closeLabel, href, id, label, children, actions }: ReadMoreProps) {
  const opener = useRef<HTMLAnchorElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  // False in the first render, which must be the same as the served HTML: there it is a plain link.
  const hydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );

  return (
    <div>
      <a
        ref={opener}
        href={href}
        className="more"
        data-opener=""
        // `press-with-space.client.ts` gives it the keys of a button.
        role={hydrated ? "button" : undefined}
        aria-expanded={hydrated ? open : undefined}
        onClick={(event) => {
          if (isModified(event.nativeEvent)) return;
          event.preventDefault();
          afterPaint(() => setOpen(true));
        }}
      >
        {label}
      </a>
      <div id={id} className="hidden gap-6 py-4 target:grid">
        <div ref={text}>{children}</div>
        <div ref={buttons}>{actions}</div>
      </div>
      {open && (
        <DialogPanel
          onClose={() => setOpen(false)}
          title={title}
          closeLabel={closeLabel}
          opener={opener}
          actions={<Copy original={buttons} />}
        >
          <Copy original={text} />
        </DialogPanel>
      )}
    </div>
  );
}

/** A copy of a slot's nodes: a node can be in only one place of the document. */
function Copy({ original }: { original: RefObject<HTMLElement | null> }) {
  return (
    <div
      ref={(copy) => copy?.replaceChildren(...(original.current?.cloneNode(true).childNodes ?? []))}
    />
  );
}
