import * as Dialog from "@radix-ui/react-dialog";
import { useEffect, useEffectEvent, useRef, type ReactNode, type RefObject } from "react";
import { afterPaint } from "#ui/timing.client.ts";
import { closeOnBack, followLink } from "./close-on-back.client.ts";

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

/**
 * A modal dialog, open while it is rendered. Back closes it, and following a link in it closes it
 * first.
 */
export function ModalDialog(props: ModalDialogProps) {
  const { onClose, opener, backdrop, className, children } = props;
  const isFollowingLink = useRef(false);

  const onBack = useEffectEvent(onClose);
  useEffect(() => closeOnBack(() => onBack()), []);

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
              // Chrome would scroll to an opener in the header, which it takes to be out of view.
              if (!isFollowingLink.current) opener.current?.focus({ preventScroll: true });
            }}
            onClick={({ nativeEvent }) => {
              isFollowingLink.current = followLink(nativeEvent, onClose);
            }}
          >
            {children}
          </Dialog.Content>
        </Dialog.Overlay>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
