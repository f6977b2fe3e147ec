/**
 * The client of Astro's React renderer, instead of `@astrojs/react/client.js`. Where a browser has
 * translated the page, or an extension has added nodes, an island differs from what React expects,
 * and React renders it anew. Astro's own client then shows the slots as the page was served; this one
 * keeps their nodes, with the translation and the additions, and the focus.
 *
 * @see https://docs.astro.build/en/reference/integrations-reference/#addrenderer-option
 */
import { createElement, startTransition, useEffect, type ElementType, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";

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
  useEffect(onReady, [onReady]);
  return children;
}

/** Remembers which control of an island has the focus. Returns a function that gives it back. */
function keepFocus(island: HTMLElement) {
  const controls = () => [
    ...island.querySelectorAll<HTMLElement>("a, button, summary, [tabindex]"),
  ];
  const focused = controls().findIndex((control) => control.matches(":focus"));
  return () => {
    if (document.activeElement === document.body)
      controls()[focused]?.focus({ preventScroll: true });
  };
}

/**
 * Hydrates an island. If it throws, all served nodes come back, and the attribute `ssr` says that it
 * is not hydrated.
 *
 * @returns A promise that resolves when the island is ready, and rejects if it throws before.
 */
const hydrator = (island: HTMLElement) => (component: ElementType, props: object) =>
  new Promise<void>((resolve, reject) => {
    const nodes = [...island.childNodes];
    const restoreFocus = keepFocus(island);
    const slots = Array.from(island.querySelectorAll("astro-slot"), (served) => [
      served.getAttribute("name") ?? "children",
      createElement(Slot, { served }),
    ]);
    const children = createElement(component, { ...props, ...Object.fromEntries(slots) });
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
            island.replaceChildren(...nodes);
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
