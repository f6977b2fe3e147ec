import { type Answer } from "#hosting/mailbox.ts";
import { staticRoutes } from "#routes.ts";
import { content } from "../../support/pages.ts";

/** What goes wrong, or does not. */
export interface Fault {
  name: string;
  /** What the stand-in answers. */
  answer: Answer;
  /** The connection is gone when the visitor sends. */
  offline?: boolean;
  /** The page was built without the ids: the client throws a string. */
  withoutIds?: boolean;
  /** No answer comes, and 15 s go by. */
  silent?: boolean;
  /** The stand-in keeps the request although the visitor is not thanked. */
  kept?: boolean;
}

/** What became of the scripts: all of them, or the e-mail client alone. */
export type Scripts =
  "loaded" | "blocked" | "client blocked" | "late" | "too late" | "client too late" | "off";

/** How the visitor sends. */
export type Gesture = "click" | "double click" | "Enter held" | "two taps";

/** One try at sending. */
export interface Cell {
  /** The cells of one test. */
  group: string;
  form: "home" | "contact" | "city";
  path: string;
  scripts: Scripts;
  fault: Fault;
  gesture: Gesture;
}

const success: Fault = { name: "none", answer: "200" };

const faults: readonly Fault[] = [
  { name: "dropped connection", answer: "drop" },
  { name: "offline", answer: "200", offline: true },
  { name: "missing ids", answer: "200", withoutIds: true },
  { name: "400", answer: "400" },
  { name: "403", answer: "403" },
  { name: "404", answer: "404" },
  { name: "412", answer: "412" },
  { name: "413", answer: "413" },
  { name: "422", answer: "422" },
  { name: "429", answer: "429" },
  { name: "451", answer: "451" },
  { name: "500", answer: "500" },
  { name: "503", answer: "503" },
  { name: "time-out, nothing kept", answer: "hang", silent: true },
  { name: "time-out, kept", answer: "keep and hang", silent: true, kept: true },
  { name: "empty answer", answer: "empty" },
  { name: "HTML answer", answer: "html" },
];

const forms = [
  { form: "home", path: staticRoutes.home },
  { form: "contact", path: staticRoutes.contact },
  { form: "city", path: content.areas.cities.at(-1)?.path ?? "" },
] as const;

const gestures = ["click", "double click", "Enter held", "two taps"] as const;

/** The n-th of a list that begins again at its end. */
function nth<T>(list: readonly T[], n: number): T {
  const item = list[n % list.length];
  if (item === undefined) throw new Error("The list is empty.");
  return item;
}

/**
 * Left out, because they make no sense:
 * - missing ids without the client: it is the client that throws; a plain post gets a 400, which is a cell;
 * - every status on every form: the client throws all alike, and the browser shows all plain posts alike, so
 *   each status is tried on the home form with its script, and on one form in turn for the rest;
 * - late scripts with every fault on every form: once they are there the cell is that of loaded scripts, so
 *   each fault is tried on one form in turn;
 * - several presses with scripting off: the browser posts a plain form as often as it is pressed before the
 *   answer comes, and no page can forbid it;
 * - scripts that come too late, or the client's alone missing, with every fault: what follows is the plain
 *   post of blocked scripts.
 */
export const cells: readonly Cell[] = [
  ...forms.flatMap((place, at): Cell[] => {
    const here = (scripts: Scripts, fault: Fault, gesture: Gesture): Cell => ({
      ...place,
      group: `${scripts}, ${place.form} form`,
      scripts,
      fault,
      gesture,
    });
    const plain = faults.filter(
      (fault, index) => !fault.withoutIds && (!/^\d+$/.test(fault.name) || index % 3 === at),
    );
    const withoutIds = faults.filter((fault) => fault.withoutIds);
    return [
      ...gestures.map((gesture) => here("loaded", success, gesture)),
      ...(at === 0 ? faults : [...plain, ...withoutIds]).map((fault, index) =>
        here("loaded", fault, nth(gestures, index + at)),
      ),
      here("blocked", success, "double click"),
      here("blocked", success, nth(["click", "Enter held", "two taps"], at)),
      ...plain.map((fault, index) => here("blocked", fault, nth(gestures, index + at))),
      here("off", success, "click"),
      ...plain.map((fault) => here("off", fault, "click")),
    ];
  }),
  ...[...gestures.flatMap(() => [success]), ...faults].map((fault, index): Cell => ({
    ...nth(forms, index),
    group: "late scripts",
    scripts: "late",
    fault,
    gesture: nth(gestures, index),
  })),
  ...(["client blocked", "too late", "client too late"] as const).flatMap((scripts, shift) =>
    [success, ...faults.filter(({ name }) => ["503", "dropped connection"].includes(name))].map(
      (fault, index): Cell => ({
        ...nth(forms, index + shift),
        group: "late or missing client",
        scripts,
        fault,
        gesture: nth(gestures, index + shift + 1),
      }),
    ),
  ),
];
