import * as Dialog from "@radix-ui/react-dialog";
import { useRef, type ReactNode, type RefObject } from "react";
import { afterPaint } from "#browser/after-paint.ts";
import styles from "./dialog-sheet.module.css";
import { closeLabel } from "#islands/close-label.ts";
import { Icon } from "#islands/Icon.tsx";

interface DialogSheetProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** What opened the dialog, and gets the focus back. */
  opener: RefObject<HTMLElement | null>;
  /** The text, which scrolls where it is higher than the window. */
  children: ReactNode;
  /** What stays in sight below it. */
  actions?: ReactNode;
}

/** A sheet of paper over the page. A link in it closes it and then leads where it leads. */
export function DialogSheet({ open, onClose, title, opener, children, actions }: DialogSheetProps) {
  const isFollowingLink = useRef(false);

  return (
    <Dialog.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) afterPaint(onClose);
      }}
    >
      <Dialog.Portal>
        <Dialog.Overlay className={styles.backdrop}>
          <Dialog.Content
            className={`${styles.sheet} bg-paper text-ink shade-night`}
            aria-describedby={undefined}
            onOpenAutoFocus={() => {
              isFollowingLink.current = false;
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              // A link to a place on this page takes the focus there.
              if (!isFollowingLink.current) opener.current?.focus();
            }}
            onClick={({ target }) => {
              if (target instanceof Element && target.closest("a")) {
                isFollowingLink.current = true;
                onClose();
              }
            }}
          >
            <div className={styles.head}>
              {/* First, so that the focus begins where the reading does. */}
              <Dialog.Close className={styles.close} aria-label={closeLabel()}>
                <Icon name="close" />
              </Dialog.Close>
              <Dialog.Title className="text-2xl/[1.25]">{title}</Dialog.Title>
            </div>
            {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- a text that scrolls must be reachable by keyboard */}
            <div className={styles.text} role="group" aria-label={title} tabIndex={0}>
              {children}
            </div>
            {actions}
          </Dialog.Content>
        </Dialog.Overlay>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
