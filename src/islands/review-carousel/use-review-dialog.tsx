import { useRef, useState, type MouseEvent } from "react";
import { afterPaint } from "#browser/after-paint.ts";
import type { DialogSheet } from "#islands/dialog/DialogSheet.tsx";

/** Opens a review in a dialog. Returns the dialog, and the handler of clicks on the cards. */
export function useReviewDialog(closeLabel: string, onOpen: () => void) {
  const opener = useRef<HTMLElement>(null);
  const [review, setReview] = useState<ReturnType<typeof readCard>>();
  const [Sheet, setSheet] = useState<typeof DialogSheet>();
  const [open, setOpen] = useState(false);

  async function show(button: HTMLElement, card: HTMLElement) {
    await new Promise<void>(afterPaint);
    onOpen();
    opener.current = button;
    try {
      const { DialogSheet } = await import("#islands/dialog/DialogSheet.tsx");
      setSheet(() => DialogSheet);
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
    dialog: Sheet && review && (
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={review.name}
        closeLabel={closeLabel}
        opener={opener}
      >
        {review.location && <p className="sign mt-2 mb-4">{review.location}</p>}
        <p className="whitespace-pre-line">{review.text}</p>
      </Sheet>
    ),
  };
}

/** The review on a card of the slot. */
function readCard(card: HTMLElement) {
  const read = (part: string) => card.querySelector(`[data-review=${part}]`)?.textContent ?? "";
  return { name: read("name"), location: read("location"), text: read("text") };
}
