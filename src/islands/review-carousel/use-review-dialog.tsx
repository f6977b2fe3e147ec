import { useEffect, useRef, useState, type ComponentType, type RefObject } from "react";
import { afterPaint } from "#browser/after-paint.ts";
import type { ReviewDialogProps } from "./ReviewDialog.tsx";

/** Opens the reviews of the section that `root` stands in, each by the button on its card. Returns the dialog. */
export function useReviewDialog(root: RefObject<Element | null>, onOpen: () => void) {
  const opener = useRef<HTMLElement>(null);
  const [Dialog, setDialog] = useState<ComponentType<ReviewDialogProps>>();
  const [review, setReview] = useState<ReviewDialogProps["review"]>();
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const listeners = new AbortController();
    const read = async (button: HTMLElement, card: HTMLElement) => {
      await new Promise<void>(afterPaint);
      onOpen();
      opener.current = button;
      try {
        const { ReviewDialog } = await import("./ReviewDialog.tsx");
        setDialog(() => ReviewDialog);
        setReview(reviewOn(card));
        setOpen(true);
      } catch {
        // Without the dialog the card itself shows all of its text.
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

  if (!Dialog || !review) return null;
  return (
    <Dialog
      review={review}
      open={open}
      opener={opener}
      onClose={() => {
        setOpen(false);
      }}
    />
  );
}

/** The review as it stands on its card. */
function reviewOn(card: HTMLElement): ReviewDialogProps["review"] {
  const read = (part: string) => card.querySelector(`[data-review=${part}]`)?.textContent;
  return { name: read("name") ?? "", location: read("location"), text: read("text") ?? "" };
}
