/**
 * The client of Astro's React renderer, instead of `@astrojs/react/client.js`. A browser that
 * translates the page, or an extension that adds nodes, makes an island differ from what React
 * expects, and React renders it anew. Astro's own client then shows the slots as the page was served;
 * this one keeps their nodes, with the translation and the additions.
 *
 * @see https://docs.astro.build/en/reference/integrations-reference/#addrenderer-option
 */
import { createElement, startTransition, useEffect, type ElementType, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";

/** The elements that can have the focus in an island. */
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

/** Calls `onReady` once the whole island is committed. */
function Root({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  // State that effects have set is committed before the next task.
  useEffect(() => void setTimeout(onReady), [onReady]);
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

/** Remembers which control of an island has the focus. Returns a function that gives it back. */
function keepFocus(island: HTMLElement) {
  const focused = [...island.querySelectorAll(focusable)].findIndex((control) =>
    control.matches(":focus"),
  );
  return () => {
    const control = [...island.querySelectorAll<HTMLElement>(focusable)][focused];
    if (document.activeElement === document.body) control?.focus({ preventScroll: true });
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
    const restoreFocus = keepFocus(island);
    const children = createElement(component, { ...props, ...slotsOf(island) });
    const onReady = () => {
      restoreFocus();
      resolve();
    };
    startTransition(() => {
      const root = hydrateRoot(island, createElement(Root, { onReady, children }), {
        identifierPrefix: island.getAttribute("prefix") ?? "",
        onUncaughtError: (error) => {
          reportError(error);
          // React is still removing the island.
          setTimeout(() => {
            root.unmount();
            island.replaceChildren(...served);
            restoreFocus();
            island.setAttribute("ssr", "");
            reject(new Error("The island has thrown.", { cause: error }));
          });
        },
      });
    });
  });

// Astro reads a renderer from its module's default export.
export default hydrator;
