import * as Dialog from "@radix-ui/react-dialog";
import { useRef, type ReactNode, type RefObject } from "react";
import { afterPaint } from "#scripts/timing.ts";
import { isModifiedClick } from "#scripts/click.ts";

/** Props shared by all dialogs. */
export interface ModalDialogProps {
  onClose: () => void;
  /** The element that opened the dialog; it gets the focus back. */
  opener: RefObject<HTMLElement | null>;
  /** Class of the overlay that covers the page. */
  backdrop: string | undefined;
  className: string | undefined;
  children: ReactNode;
}

/** A modal dialog, open while it is rendered. Following a link in it closes it first. */
export function ModalDialog(props: ModalDialogProps) {
  const { onClose, opener, backdrop, className, children } = props;
  const isFollowingLink = useRef(false);

  return (
    <Dialog.Root open onOpenChange={() => afterPaint(onClose)}>
      <Dialog.Portal>
        <Dialog.Overlay className={backdrop}>
          <Dialog.Content
            className={className}
            aria-describedby={undefined}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              // A link within the site takes the focus to its target; tel: leaves it to the opener.
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
