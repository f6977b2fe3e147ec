import { useEffect, useRef, useState, type MouseEvent, type RefObject } from "react";
import { afterPaint } from "#browser/timing.ts";
import type { DialogPanel } from "#islands/dialog/DialogPanel.tsx";

/** How long the dialog's script may take before the card itself shows the whole text. */
const longestWaitMs = 8000;

/**
 * Opens a review in a dialog; at once if the page's URL leads to it. Returns the dialog, and the
 * handler of clicks on the cards.
 */
export function useReviewDialog(
  row: RefObject<HTMLElement | null>,
  closeLabel: string,
  onOpen: () => void,
) {
  const opener = useRef<HTMLElement>(null);
  const [review, setReview] = useState<ReturnType<typeof readCard>>();
  const [Panel, setPanel] = useState<typeof DialogPanel>();
  const [open, setOpen] = useState(false);

  async function show(button: HTMLElement, card: HTMLElement) {
    await new Promise<void>(afterPaint);
    onOpen();
    opener.current = button;
    const Panel = await Promise.race([loadPanel(), wait(longestWaitMs)]);
    // If the dialog cannot be loaded, the card itself shows the whole text.
    if (!Panel) {
      card.dataset["whole"] = "";
      return;
    }
    setPanel(() => Panel);
    setReview(readCard(card));
    setOpen(true);
  }

  useEffect(() => {
    const button = row.current?.querySelector<HTMLElement>(":target article button");
    button?.click();
  }, [row]);

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
        {review.sample && <p className="text-xs font-semibold text-muted">{review.sample}</p>}
        {review.location && <p className="sign mt-2 mb-4">{review.location}</p>}
        <p className="whitespace-pre-line">{review.text}</p>
        {review.reply && <p className="mt-4 whitespace-pre-line">{review.reply}</p>}
      </Panel>
    ),
  };
}

const wait = (milliseconds: number) =>
  new Promise<undefined>((resolve) => setTimeout(resolve, milliseconds));

/** The dialog's component; undefined if its script is missing or broken. */
async function loadPanel(): Promise<typeof DialogPanel | undefined> {
  try {
    return (await import("#islands/dialog/DialogPanel.tsx")).DialogPanel;
  } catch {
    return undefined;
  }
}

/** The review on a card of the slot. */
function readCard(card: HTMLElement) {
  const read = (part: string) => card.querySelector(`[data-review=${part}]`)?.textContent ?? "";
  return {
    name: read("name"),
    sample: read("sample"),
    location: read("location"),
    text: read("text"),
    reply: read("reply"),
  };
}
