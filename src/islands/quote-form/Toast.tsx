import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { closeLabel } from "#islands/close-label.ts";
import { RaccoonFace } from "./RaccoonFace.tsx";
import { outcomeText } from "./outcome-text.ts";
import styles from "./outcome.module.css";

/** How long a toast is shown. */
const durationMs = 5000;

type Kind = "success" | "failure";

/** A message over the page that disappears by itself, but not while the mouse is over it or it has the focus. */
export function Toast({ kind, onClose }: { kind: Kind | undefined; onClose: () => void }) {
  // Screen readers announce only what is added to a region that already exists.
  return createPortal(
    <div role="status" aria-atomic="true">
      {kind && <Message kind={kind} onClose={onClose} />}
    </div>,
    document.body,
  );
}

/** `onClose` must be stable: a new function restarts the timer. */
function Message({ kind, onClose }: { kind: Kind; onClose: () => void }) {
  const toast = useRef<HTMLDivElement>(null);
  const focusedBefore = useRef<HTMLElement>(null);
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);

  useEffect(() => {
    if (isHovered || isFocused) return;
    const timer = setTimeout(onClose, durationMs);
    return () => {
      clearTimeout(timer);
    };
  }, [isHovered, isFocused, onClose]);

  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent) => {
      // An open dialog handles Escape first.
      if (event.key === "Escape" && !event.defaultPrevented) onClose();
    };
    addEventListener("keydown", closeOnEscape);
    return () => {
      removeEventListener("keydown", closeOnEscape);
    };
  }, [onClose]);

  useLayoutEffect(() => {
    const element = toast.current;
    return () => {
      if (element?.contains(document.activeElement)) focusedBefore.current?.focus();
    };
  }, []);

  return (
    // eslint-disable-next-line jsx-a11y-x/no-static-element-interactions -- hovering only delays its disappearance
    <div
      ref={toast}
      className={`${styles.toast} ${kind === "failure" ? styles.failure : ""}`}
      // Only a mouse counts: after a touch, the pointer is still reported at its last position.
      onPointerEnter={({ pointerType }) => {
        setIsHovered(pointerType === "mouse");
      }}
      onPointerLeave={() => {
        setIsHovered(false);
      }}
      onFocus={({ relatedTarget }) => {
        if (relatedTarget instanceof HTMLElement) focusedBefore.current ??= relatedTarget;
        setIsFocused(true);
      }}
      onBlur={() => {
        setIsFocused(false);
      }}
    >
      <RaccoonFace />
      <div>
        <strong>{outcomeText(`${kind}Title`)}</strong>
        <p>{outcomeText(`${kind}Description`)}</p>
      </div>
      <button type="button" aria-label={closeLabel()} onClick={onClose} />
    </div>
  );
}
