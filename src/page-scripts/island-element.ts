import { islandsId } from "#browser/islands-id.ts";
import { documentRead } from "#browser/page.ts";

/**
 * `<astro-island>`, at a third of the size of Astro's own, which it replaces (see `integration.ts`):
 * without what this site does not use (islands within islands, slots, view transitions, props other
 * than plain data) and without its retry, which the directive `client:intent` does better.
 */
type Renderer = (
  island: Element,
) => (component: unknown, props: object, slots: object, options: { client: string }) => void;

/** What Astro wrote into an attribute. */
const parse = (json: string): unknown => JSON.parse(json);

const isObject = (value: unknown) => value instanceof Object;

/** Astro writes each prop as a pair of type and value; 1 is a list, all other types here are plain. */
const revive = (pair: unknown): unknown => {
  if (!Array.isArray(pair)) return pair;
  const [type, value] = Array.from<unknown>(pair);
  if (type === 1 && Array.isArray(value)) return value.map(revive);
  return isObject(value) ? reviveAll(value) : value;
};

const reviveAll = (props: object): object =>
  Object.fromEntries(Object.entries(props).map(([name, pair]) => [name, revive(pair)]));

class Island extends HTMLElement {
  tries = 0;

  async connectedCallback() {
    const client = this.read("client");
    // Clicks are kept as soon as this script, which brings the directive, has run to its end; all other
    // directives look at what is in the island.
    await (client === "intent" ? undefined : documentRead);
    if (client !== "intent") this.takeBack();
    const directive = self.Astro?.[client];
    await directive?.(() => this.load(client), parse(this.read("opts") || "{}"), this);
  }

  /** The attributes that a build puts behind the page (`tools/build/defer-island-data.ts`); in development they are here. */
  takeBack() {
    const all = parse(document.getElementById(islandsId)?.textContent ?? "{}");
    const own: unknown = isObject(all) && Reflect.get(all, this.read("uid"));
    for (const [name, value] of Object.entries(isObject(own) ? own : {})) {
      this.setAttribute(name, String(value));
    }
  }

  read(attribute: string) {
    return this.getAttribute(attribute) ?? "";
  }

  async load(client: string) {
    await documentRead;
    this.takeBack();
    // Firefox remembers a file that it could not get; by another address it asks again.
    const again = this.tries++ ? `?${this.tries}` : "";
    // eslint-disable-next-line @typescript-eslint/no-unsafe-assignment -- known by address only
    const [component, renderer]: [Record<string, unknown>, { default: Renderer }] =
      await Promise.all([
        import(/* @vite-ignore */ this.read("component-url") + again),
        import(/* @vite-ignore */ this.read("renderer-url") + again),
      ]);
    return () => {
      const props = parse(this.read("props"));
      const show = renderer.default(this);
      show(
        component[this.read("component-export")],
        isObject(props) ? reviveAll(props) : {},
        Object.fromEntries(
          Array.from(this.querySelectorAll("astro-slot"), (slot) => [
            slot.getAttribute("name") ?? "default",
            slot.innerHTML,
          ]),
        ),
        { client },
      );
      this.removeAttribute("ssr");
    };
  }
}

declare global {
  interface Window {
    Astro?: Record<
      string,
      | ((load: () => Promise<() => void>, options: unknown, island: HTMLElement) => unknown)
      | undefined
    >;
  }
}

customElements.define("astro-island", Island);
