import * as Dialog from "@radix-ui/react-dialog";
import { type ReactNode } from "react";
import { Icon } from "#islands/Icon.tsx";
import { ModalDialog, type ModalDialogProps } from "./ModalDialog.tsx";

interface DialogSheetProps extends Pick<ModalDialogProps, "open" | "onClose" | "opener"> {
  title: string;
  closeLabel: string;
  /** The text; it scrolls if it is too high for the window. */
  children: ReactNode;
  /** Shown below the text; does not scroll with it. */
  actions?: ReactNode;
}

/** A modal dialog that looks like a sheet of paper. */
export function DialogSheet({ title, closeLabel, children, actions, ...dialog }: DialogSheetProps) {
  return (
    <ModalDialog
      {...dialog}
      backdrop="fixed inset-0 z-85 grid place-items-center bg-night/80 p-4"
      // Heading and buttons stay in sight while a long text scrolls; in low windows all scrolls.
      className="flex max-h-[calc(100dvh-2rem)] w-full max-w-164 flex-col gap-3 rounded-card bg-paper p-4 text-ink shade-night [border-top:8px_solid_var(--color-brick)] md:gap-6 md:p-9 forced-colors:[border:2px_solid] low:overflow-auto"
    >
      <div className="flex flex-row-reverse items-start justify-between gap-2">
        {/* First in the dialog, so that the focus starts at its top. */}
        <Dialog.Close
          className="-mt-2 -mr-2 grid size-touch flex-none place-items-center"
          aria-label={closeLabel}
        >
          <Icon name="close" />
        </Dialog.Close>
        <Dialog.Title className="text-2xl/[1.25]">{title}</Dialog.Title>
      </div>
      <div
        className="min-h-0 overflow-auto overscroll-contain inner-focus low:flex-none low:overflow-visible"
        role="group"
        aria-label={title}
        // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- a scrolling text must be reachable by keyboard
        tabIndex={0}
      >
        {children}
      </div>
      {actions}
    </ModalDialog>
  );
}
