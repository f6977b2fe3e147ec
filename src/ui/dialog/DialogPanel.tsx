import * as Dialog from "@radix-ui/react-dialog";
import { useEffect, useEffectEvent, useRef, type ReactNode, type RefObject } from "react";
import { Icon } from "#ui/Icon.tsx";
import { afterPaint } from "#ui/timing.client.ts";
import { closeOnBack, followLink } from "./close-on-back.client.ts";
import styles from "./dialog-panel.module.css";

interface DialogPanelProps {
  onClose: () => void;
  /** The element that opened the dialog; it gets the focus back. */
  opener: RefObject<HTMLElement | null>;
  title: string;
  closeLabel: string;
  /** The text; it scrolls if it is too high for the window. */
  children: ReactNode;
  /** Shown below the text; does not scroll with it. */
  actions?: ReactNode;
}

/**
 * A modal dialog that looks like paper, open while it is rendered. Back closes it, and following a
 * link in it closes it first.
 */
export function DialogPanel(props: DialogPanelProps) {
  const { onClose, opener, title, closeLabel, children, actions } = props;
  const isFollowingLink = useRef(false);

  const onBack = useEffectEvent(onClose);
  useEffect(() => closeOnBack(() => onBack()), []);

  return (
    <Dialog.Root open onOpenChange={() => afterPaint(onClose)}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.backdrop}>
          <Dialog.Content
            className={`${styles.panel} bg-page text-foreground shade-night`}
            aria-describedby={undefined}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              // A link within the site takes the focus to its target; tel: leaves it to the opener.
              if (!isFollowingLink.current) opener.current?.focus({ preventScroll: true });
            }}
            onClick={({ nativeEvent }) => {
              isFollowingLink.current = followLink(nativeEvent, onClose);
            }}
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
          </Dialog.Content>
        </Dialog.Overlay>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
