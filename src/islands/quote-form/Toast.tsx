import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { closeLabel } from "#islands/close-label.ts";
import { RaccoonFace } from "./RaccoonFace.tsx";
import { outcomeText } from "./outcome-text.ts";
import styles from "./outcome.module.css";

/** Milliseconds until a toast goes by itself. */
const durationMs = 5000;

type Kind = "success" | "failure";

/** A message over the page that goes by itself, but not while it is pointed at or focused. */
export function Toast({ kind, onClose }: { kind: Kind | undefined; onClose: () => void }) {
  // Screen readers announce what comes into a region that is already there.
  return createPortal(
    <div role="status" aria-atomic="true">
      {kind && <Message kind={kind} onClose={onClose} />}
    </div>,
    document.body,
  );
}

/** `onClose` must stay the same function: a new one begins the time anew. */
function Message({ kind, onClose }: { kind: Kind; onClose: () => void }) {
  const toast = useRef<HTMLDivElement>(null);
  const focusedBefore = useRef<HTMLElement>(null);
  const [pointedAt, setPointedAt] = useState(false);
  const [focused, setFocused] = useState(false);

  useEffect(() => {
    if (pointedAt || focused) return;
    const timer = setTimeout(onClose, durationMs);
    return () => {
      clearTimeout(timer);
    };
  }, [pointedAt, focused, onClose]);

  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent) => {
      // An open dialog takes Escape first.
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
    // eslint-disable-next-line jsx-a11y-x/no-static-element-interactions -- to point at it only keeps it there
    <div
      ref={toast}
      className={`${styles.toast} ${kind === "failure" ? styles.failure : ""}`}
      // A finger leaves no trace: where it last touched, a touch screen still reports a pointer.
      onPointerEnter={({ pointerType }) => {
        setPointedAt(pointerType === "mouse");
      }}
      onPointerLeave={() => {
        setPointedAt(false);
      }}
      onFocus={({ relatedTarget }) => {
        if (relatedTarget instanceof HTMLElement) focusedBefore.current ??= relatedTarget;
        setFocused(true);
      }}
      onBlur={() => {
        setFocused(false);
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
