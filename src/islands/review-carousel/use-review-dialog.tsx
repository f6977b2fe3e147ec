import { useEffect, useRef, useState, type RefObject } from "react";
import { afterPaint } from "#browser/after-paint.ts";
import type { DialogSheet } from "#islands/dialog/DialogSheet.tsx";

/** Opens each review of the section around `root` in a dialog, by the button on its card. Returns the dialog. */
export function useReviewDialog(root: RefObject<Element | null>, onOpen: () => void) {
  const opener = useRef<HTMLElement>(null);
  const [shown, setShown] = useState<{ Sheet: typeof DialogSheet } & ReturnType<typeof reviewOn>>();
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const listeners = new AbortController();
    const read = async (button: HTMLElement, card: HTMLElement) => {
      await new Promise<void>(afterPaint);
      onOpen();
      opener.current = button;
      try {
        const { DialogSheet } = await import("#islands/dialog/DialogSheet.tsx");
        setShown({ Sheet: DialogSheet, ...reviewOn(card) });
        setOpen(true);
      } catch {
        // If the dialog cannot be loaded, the card itself shows the whole text.
        card.dataset["whole"] = "";
      }
    };
    root.current?.closest("section")?.addEventListener(
      "click",
      ({ target }) => {
        const button = target instanceof Element && target.closest<HTMLElement>("article button");
        const card = button && button.closest<HTMLElement>("article");
        if (card) void read(button, card);
      },
      listeners,
    );
    return () => {
      listeners.abort();
    };
  }, [root, onOpen]);

  return (
    shown && (
      <shown.Sheet
        open={open}
        onClose={() => {
          setOpen(false);
        }}
        title={shown.name}
        opener={opener}
      >
        {shown.location && <p className="sign mt-2 mb-4">{shown.location}</p>}
        <p className="whitespace-pre-line">{shown.text}</p>
      </shown.Sheet>
    )
  );
}

/** Reads the review from its card. */
function reviewOn(card: HTMLElement) {
  const read = (part: string) => card.querySelector(`[data-review=${part}]`)?.textContent ?? "";
  return { name: read("name"), location: read("location"), text: read("text") };
}
