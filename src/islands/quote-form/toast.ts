import styles from "./toast.module.css";

interface Toast {
  kind: "success" | "failure";
  title: string;
  description: string;
  /** Milliseconds until it goes by itself; waits while it is pointed at or focused. */
  duration?: number;
}

// Screen readers announce what comes into a region that is already there: it stands in the page from
// the moment this module is loaded, which is when a form begins to send.
const region = document.createElement("div");
region.setAttribute("role", "status");
region.setAttribute("aria-atomic", "true");
document.body.append(region);

let close: (() => void) | undefined;

/** Shows a message over the page, in place of the one before it. */
export function showToast({ kind, title, description, duration = 5000 }: Toast) {
  close?.();

  const toast = document.createElement("div");
  toast.className = `${styles["toast"]} ${styles[kind]}`;
  const words = document.createElement("div");
  const heading = document.createElement("strong");
  heading.textContent = title;
  const text = document.createElement("p");
  text.textContent = description;
  words.append(heading, text);
  const button = document.createElement("button");
  button.type = "button";
  button.ariaLabel = "Close";
  toast.append(face(), words, button);

  let focusedBefore: EventTarget | null = null;
  let pointedAt = false;
  let left = duration;
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const pause = () => {
    if (!timer) return;
    clearTimeout(timer);
    timer = undefined;
    left -= performance.now() - since;
  };
  const run = () => {
    if (timer || pointedAt || toast.matches(":focus-within")) return;
    since = performance.now();
    timer = setTimeout(dismiss, left);
  };
  const dismiss = () => {
    const hadFocus = toast.contains(document.activeElement);
    clearTimeout(timer);
    removeEventListener("keydown", onKey);
    toast.remove();
    close = undefined;
    if (hadFocus && focusedBefore instanceof HTMLElement) focusedBefore.focus();
  };
  const onKey = (event: KeyboardEvent) => {
    // An open dialog takes Escape first.
    if (event.key === "Escape" && !event.defaultPrevented) dismiss();
  };

  button.addEventListener("click", dismiss);
  toast.addEventListener("pointerenter", ({ pointerType }) => {
    // A finger leaves no trace: where it last touched, a touch screen still reports a pointer.
    if (pointerType !== "mouse") return;
    pointedAt = true;
    pause();
  });
  toast.addEventListener("pointerleave", () => {
    pointedAt = false;
    run();
  });
  toast.addEventListener("focusin", ({ relatedTarget }) => {
    pause();
    focusedBefore ??= relatedTarget;
  });
  toast.addEventListener("focusout", () => setTimeout(run));
  addEventListener("keydown", onKey);

  close = dismiss;
  region.append(toast);
  run();
}

/** The raccoon's head beside the words: an image, since the site's policy lets no script turn text into elements. */
function face() {
  const image = new Image();
  image.alt = "";
  image.src = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
  return image;
}

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="8 4 124 104"><path fill="#4A6C70" d="M20 14q-2-10 8-7l22 15h40l22-15q10-3 8 7l-5 26H25z"/><path fill="#FBF6EC" d="M28 18q0-5 4-3l12 9-12 10zm84 0q0-5-4-3l-12 9 12 10z"/><path fill="#5E8588" d="M70 18c30 0 50 18 58 50q-20 32-58 32T12 68c8-32 28-50 58-50z"/><path fill="#FBF6EC" d="M12 68c14-4 18-22 36-24 10-1 16 6 22 6s12-7 22-6c18 2 22 20 36 24q-20 34-58 34T12 68z"/><path fill="#12211F" d="M70 22l6 26c14-4 30 0 36 18-8 10-24 12-34 4-5-4-11-4-16 0-10 8-26 6-34-4 6-18 22-22 36-18z"/><path fill="#FBF6EC" d="M70 62q14 4 16 22-6 12-16 12T54 84q2-18 16-22z"/><g fill="#F5B041"><circle cx="47" cy="61" r="7"/><circle cx="93" cy="61" r="7"/></g><g fill="#12211F"><circle cx="48" cy="61" r="3.500"/><circle cx="92" cy="61" r="3.500"/><path d="M60 78q10-7 20 0-2 9-10 10-8-1-10-10z"/></g></svg>`;
