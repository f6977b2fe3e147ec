import { type RefObject } from "react";
import { DialogSheet } from "#islands/dialog/DialogSheet.tsx";

/** One review, all of it, over the page. */
export interface ReviewDialogProps {
  review: { name: string; location?: string | undefined; text: string };
  open: boolean;
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** A review with its full text, titled with the reviewer's name. */
export function ReviewDialog({ review, open, opener, onClose }: ReviewDialogProps) {
  return (
    <DialogSheet open={open} onClose={onClose} title={review.name} opener={opener}>
      {review.location && <p className="sign mt-2 mb-4">{review.location}</p>}
      <p className="whitespace-pre-line">{review.text}</p>
    </DialogSheet>
  );
}
