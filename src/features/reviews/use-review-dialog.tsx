import { useEffect, useRef, useState, type MouseEvent, type RefObject } from "react";
import { afterPaint, longestWaitMs, wait } from "#ui/timing.client.ts";
import type { DialogPanel } from "#ui/dialog/DialogPanel.tsx";

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
  const [shown, setShown] = useState<ReturnType<typeof readCard> & { Panel: typeof DialogPanel }>();

  async function show(button: HTMLElement, card: HTMLElement) {
    button.setAttribute("aria-busy", "true");
    await new Promise<void>(afterPaint);
    onOpen();
    opener.current = button;
    const script = import("#ui/dialog/DialogPanel.tsx").catch(() => undefined);
    const Panel = (await Promise.race([script, wait(longestWaitMs)]))?.DialogPanel;
    button.removeAttribute("aria-busy");
    // The card itself shows the whole text if the script is missing, broken or late.
    if (!Panel) {
      card.dataset["whole"] = "";
      return;
    }
    setShown({ Panel, ...readCard(card) });
  }

  useEffect(() => {
    row.current?.querySelector<HTMLElement>(":target article button")?.click();
  }, [row]);

  return {
    openReview: ({ target }: MouseEvent) => {
      const button = target instanceof Element && target.closest<HTMLElement>("article button");
      const card = button && button.closest<HTMLElement>("article");
      if (card) void show(button, card);
    },
    dialog: shown && (
      <shown.Panel
        onClose={() => setShown(undefined)}
        title={shown.name}
        closeLabel={closeLabel}
        opener={opener}
      >
        {shown.sample && <p className="text-xs font-semibold text-muted">{shown.sample}</p>}
        {shown.location && <p className="sign mt-5 mb-4">{shown.location}</p>}
        <p className="whitespace-pre-line">{shown.text}</p>
        {shown.reply && <p className="mt-4 whitespace-pre-line">{shown.reply}</p>}
      </shown.Panel>
    ),
  };
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
