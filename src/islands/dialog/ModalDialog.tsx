import * as Dialog from "@radix-ui/react-dialog";
import { useRef, type ReactNode, type RefObject } from "react";
import { afterPaint } from "#browser/after-paint.ts";
import { isModifiedClick } from "#browser/click.ts";

/** What a dialog is told by what opens it. */
export interface ModalDialogProps {
  open: boolean;
  onClose: () => void;
  /** What opened the dialog, and gets the focus back. */
  opener: RefObject<HTMLElement | null>;
  /** The class of what covers the page. */
  backdrop: string | undefined;
  className: string | undefined;
  children: ReactNode;
}

/** A dialog over the page. A link in it closes it and then leads where it leads. */
export function ModalDialog({
  open,
  onClose,
  opener,
  backdrop,
  className,
  children,
}: ModalDialogProps) {
  const isFollowingLink = useRef(false);

  return (
    <Dialog.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) afterPaint(onClose);
      }}
    >
      <Dialog.Portal>
        <Dialog.Overlay className={backdrop}>
          <Dialog.Content
            className={className}
            aria-describedby={undefined}
            onOpenAutoFocus={() => {
              isFollowingLink.current = false;
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              // A link to a place on this page takes the focus there.
              if (!isFollowingLink.current) opener.current?.focus();
            }}
            onClick={({ target, nativeEvent }) => {
              const link = target instanceof Element && target.closest("a");
              if (!link || isModifiedClick(nativeEvent)) return;
              isFollowingLink.current = link.origin === location.origin;
              onClose();
            }}
          >
            {children}
          </Dialog.Content>
        </Dialog.Overlay>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
