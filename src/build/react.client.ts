/**
 * The client of Astro's React renderer, instead of `@astrojs/react/client.js`: it hydrates an island
 * and keeps its slots as the served nodes, with what was typed in them. Astro's own client hands
 * slots to React as HTML. React sets it when it renders an island anew, because a browser that
 * translates the page, or an extension that adds nodes, made it differ; the site's policy forbids
 * that, and the island would be blank.
 *
 * @see https://docs.astro.build/en/reference/integrations-reference/#addrenderer-option
 */
import {
  createElement,
  startTransition,
  useEffect,
  useLayoutEffect,
  type ElementType,
  type ReactNode,
} from "react";
import { hydrateRoot } from "react-dom/client";

/** What can have the focus in an island. */
const focusable = "a,button,input,textarea,summary,[tabindex]";

/**
 * A slot with its served nodes, whatever they are by now: `suppressHydrationWarning` lets them
 * differ from the empty string that React expects. If React renders the island anew, they move into
 * the new slot, and back when that is removed.
 */
function Slot({ served }: { served: Element }) {
  const moveNodes = (slot: Element | null) => {
    if (!slot || slot === served) return;
    slot.append(...served.childNodes);
    return () => served.append(...slot.childNodes);
  };
  return createElement("astro-slot", { ref: moveNodes, suppressHydrationWarning: true }, "");
}

interface RootProps {
  /** Called while React commits the island, before the browser can dispatch another event. */
  onCommit: () => void;
  /** Called once the whole island is committed. */
  onReady: () => void;
  children: ReactNode;
}

function Root({ onCommit, onReady, children }: RootProps) {
  useLayoutEffect(onCommit, [onCommit]);
  useEffect(() => {
    // State that effects have set is committed before the next task.
    setTimeout(onReady);
  }, [onReady]);
  return children;
}

/** The slots of an island as props, without those of an island within it. */
const slotsOf = (island: Element) =>
  Object.fromEntries(
    [...island.querySelectorAll("astro-slot")]
      .filter((slot) => slot.closest("astro-island") === island)
      .map((served) => [
        served.getAttribute("name") ?? "children",
        createElement(Slot, { served }),
      ]),
  );

/**
 * Watches until `signal` which control of an island has the focus. Returns a function that gives the
 * focus back if the control has lost it, because it was moved or rendered anew.
 */
function watchFocus(island: HTMLElement, signal: AbortSignal) {
  const controls = [...island.querySelectorAll(focusable)];
  let focused: EventTarget | null = document.activeElement;
  // React may commit during `focusout`, when no element has the focus.
  const remember = ({ type, target, relatedTarget }: FocusEvent) => {
    focused = type === "focusin" ? target : (relatedTarget ?? focused);
  };
  island.addEventListener("focusin", remember, { capture: true, signal });
  island.addEventListener("focusout", remember, { capture: true, signal });
  return () => {
    if (document.activeElement !== document.body) return;
    const index = controls.findIndex((control) => control === focused);
    const control = controls[index]?.isConnected
      ? controls[index]
      : [...island.querySelectorAll(focusable)][index];
    if (control instanceof HTMLElement) control.focus({ preventScroll: true });
  };
}

/**
 * Hydrates an island. If it throws, all served nodes come back, and the attribute `ssr` says that it
 * is not hydrated.
 *
 * @returns A promise that resolves when the island is ready, and rejects if it throws before.
 */
const hydrator = (island: HTMLElement) => (component: ElementType | undefined, props: object) =>
  new Promise<void>((resolve, reject) => {
    // React would remove the island, and with it the focus, at every letter that is typed.
    if (!component) throw new Error("The island's file is empty.");
    const served = [...island.childNodes];
    const failure = new AbortController();
    const restoreFocus = watchFocus(island, failure.signal);
    // React hydrates at once when it sees an event. `change` comes before the browser says where
    // the focus goes, so the focus would return to the changed field.
    const hideFromReact = (event: Event) => event.stopImmediatePropagation();
    island.addEventListener("change", hideFromReact, true);
    const onCommit = () => {
      island.removeEventListener("change", hideFromReact, true);
      restoreFocus();
    };
    const children = createElement(component, { ...props, ...slotsOf(island) });
    startTransition(() => {
      const root = hydrateRoot(
        island,
        createElement(Root, { onCommit, onReady: resolve, children }),
        {
          identifierPrefix: island.getAttribute("prefix") ?? "",
          onUncaughtError: (error) => {
            reportError(error);
            // React is still removing the island.
            setTimeout(() => {
              root.unmount();
              island.replaceChildren(...served);
              failure.abort();
              onCommit();
              island.setAttribute("ssr", "");
              reject(new Error("The island has thrown.", { cause: error }));
            });
          },
        },
      );
    });
  });

// Astro reads a renderer from its module's default export.
export default hydrator;
