import * as Dialog from "@radix-ui/react-dialog";
import { type ReactNode } from "react";
import { Icon } from "#ui/Icon.tsx";
import styles from "./dialog-panel.module.css";
import { ModalDialog, type ModalDialogProps } from "./ModalDialog.tsx";

interface DialogPanelProps extends Pick<ModalDialogProps, "onClose" | "opener"> {
  title: string;
  closeLabel: string;
  /** The text; it scrolls if it is too high for the window. */
  children: ReactNode;
  /** Shown below the text; does not scroll with it. */
  actions?: ReactNode;
}

/** A modal dialog that looks like paper, open while it is rendered. */
export function DialogPanel({ title, closeLabel, children, actions, ...dialog }: DialogPanelProps) {
  return (
    <ModalDialog
      {...dialog}
      backdrop={styles.backdrop}
      className={`${styles.panel} bg-page text-foreground shade-night`}
    >
      <div className="flex flex-row-reverse items-start justify-between gap-2">
        {/* Stands first in the dialog, so that the focus starts at its top. */}
        <Dialog.Close className={styles.close} aria-label={closeLabel}>
          <Icon name="close" />
        </Dialog.Close>
        <Dialog.Title className="text-2xl/[1.25]">{title}</Dialog.Title>
      </div>
      <div
        className={styles.text}
        role="group"
        aria-label={title}
        // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- keyboards must scroll it
        tabIndex={0}
      >
        {children}
      </div>
      {actions}
    </ModalDialog>
  );
}
