import { useRef, useState, type MouseEvent } from "react";
import { afterPaint } from "#browser/after-paint.ts";
import type { DialogPanel } from "#islands/dialog/DialogPanel.tsx";

/** Opens a review in a dialog. Returns the dialog, and the handler of clicks on the cards. */
export function useReviewDialog(closeLabel: string, onOpen: () => void) {
  const opener = useRef<HTMLElement>(null);
  const [review, setReview] = useState<ReturnType<typeof readCard>>();
  const [Panel, setPanel] = useState<typeof DialogPanel>();
  const [open, setOpen] = useState(false);

  async function show(button: HTMLElement, card: HTMLElement) {
    await new Promise<void>(afterPaint);
    onOpen();
    opener.current = button;
    try {
      const { DialogPanel } = await import("#islands/dialog/DialogPanel.tsx");
      setPanel(() => DialogPanel);
      setReview(readCard(card));
      setOpen(true);
    } catch {
      // If the dialog cannot be loaded, the card itself shows the whole text.
      card.dataset["whole"] = "";
    }
  }

  return {
    openReview: ({ target }: MouseEvent) => {
      const button = target instanceof Element && target.closest<HTMLElement>("article button");
      const card = button && button.closest<HTMLElement>("article");
      if (card) void show(button, card);
    },
    dialog: Panel && review && (
      <Panel
        open={open}
        onClose={() => setOpen(false)}
        title={review.name}
        closeLabel={closeLabel}
        opener={opener}
      >
        {review.location && <p className="sign mt-2 mb-4">{review.location}</p>}
        <p className="whitespace-pre-line">{review.text}</p>
      </Panel>
    ),
  };
}

/** The review on a card of the slot. */
function readCard(card: HTMLElement) {
  const read = (part: string) => card.querySelector(`[data-review=${part}]`)?.textContent ?? "";
  return { name: read("name"), location: read("location"), text: read("text") };
}
