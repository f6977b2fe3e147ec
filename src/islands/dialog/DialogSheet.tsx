import * as Dialog from "@radix-ui/react-dialog";
import { type ReactNode } from "react";
import { closeLabel } from "#islands/close-label.ts";
import { Icon } from "#islands/Icon.tsx";
import styles from "./dialog-sheet.module.css";
import { ModalDialog, type ModalDialogProps } from "./ModalDialog.tsx";

interface DialogSheetProps extends Pick<ModalDialogProps, "open" | "onClose" | "opener"> {
  title: string;
  /** The text, which scrolls where it is higher than the window. */
  children: ReactNode;
  /** What stays in sight below it. */
  actions?: ReactNode;
}

/** A sheet of paper over the page. */
export function DialogSheet({ title, children, actions, ...dialog }: DialogSheetProps) {
  return (
    <ModalDialog
      {...dialog}
      backdrop={styles.backdrop}
      className={`${styles.sheet} bg-paper text-ink shade-night`}
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
    </ModalDialog>
  );
}
