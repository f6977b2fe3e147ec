import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import raccoon from "@drawings/art/raccoon.svg?inline";
import { Icon } from "#ui/Icon.tsx";
import { toastMs, toastText, type ToastKind } from "./form-elements.ts";
import styles from "./outcome.module.css";

interface MessageProps {
  kind: ToastKind;
  closeLabel: string;
  /** Must be stable: a new function restarts the timer. */
  onClose: () => void;
}

interface ToastProps extends Omit<MessageProps, "kind"> {
  /** Without it, nothing is shown. */
  kind: ToastKind | undefined;
  /** False if the form's own message takes the focus: then it says the same. */
  isAnnounced: boolean;
}

/** A message that disappears by itself, but not while it has the focus or the mouse is over it. */
export function Toast({ kind, isAnnounced, ...message }: ToastProps) {
  // Screen readers announce only what is added to a region that already exists.
  return createPortal(
    <div role="status" aria-live={isAnnounced ? "polite" : "off"} aria-atomic="true">
      {/* A success that follows a failure is a new toast, with a time of its own. */}
      {kind && <Message key={kind} kind={kind} {...message} />}
    </div>,
    document.body,
  );
}

function Message({ kind, closeLabel, onClose }: MessageProps) {
  const toast = useRef<HTMLDivElement>(null);
  const focusedBefore = useRef<HTMLElement>(null);
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);

  useEffect(() => {
    if (isHovered || isFocused) return;
    const timer = setTimeout(onClose, toastMs);
    return () => clearTimeout(timer);
  }, [isHovered, isFocused, onClose]);

  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent) => {
      // An open dialog handles Escape first.
      if (event.key === "Escape" && !event.defaultPrevented) onClose();
    };
    addEventListener("keydown", closeOnEscape);
    return () => removeEventListener("keydown", closeOnEscape);
  }, [onClose]);

  // Only once: if the text under the mouse is replaced, browsers do not report that it has left.
  const showText = useCallback(
    (element: HTMLElement | null) =>
      element?.replaceChildren(...[...toastText(kind)].map((node) => node.cloneNode(true))),
    [kind],
  );

  useLayoutEffect(() => {
    const element = toast.current;
    return () => {
      if (element?.contains(document.activeElement)) focusedBefore.current?.focus();
    };
  }, []);

  return (
    // eslint-disable-next-line jsx-a11y-x/no-static-element-interactions -- hovering only keeps it
    <div
      ref={toast}
      className={`${styles.toast} ${kind === "failed" ? styles.failure : ""}`}
      // Only a mouse counts: after a touch, the pointer is still reported at its last position.
      onPointerEnter={({ pointerType }) => setIsHovered(pointerType === "mouse")}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={({ relatedTarget }) => {
        if (relatedTarget instanceof HTMLElement) focusedBefore.current ??= relatedTarget;
        setIsFocused(true);
      }}
      onBlur={() => setIsFocused(false)}
    >
      {/* The head of a raccoon that is drawn whole. */}
      <div className="h-11 w-12 flex-none overflow-hidden max-xs:hidden low:hidden">
        <img src={raccoon} alt="" className="w-[129%] max-w-none" />
      </div>
      <div className="flex-1" ref={showText} />
      <button
        type="button"
        aria-label={closeLabel}
        className="grid size-touch place-items-center"
        onClick={onClose}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
