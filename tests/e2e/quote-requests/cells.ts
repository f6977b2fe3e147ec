import { type Answer } from "#tools/demo/next-answer.ts";
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
  | "loaded"
  | "blocked"
  | "late"
  | "off"
  | "too late"
  | "client blocked"
  | "client gone"
  | "client too late";

/** How the visitor sends. */
export type Gesture = "click" | "double click" | "Enter held" | "two taps";

/** One try at sending. */
export interface Cell {
  form: "home" | "contact" | "city";
  path: string;
  scripts: Scripts;
  fault: Fault;
  gesture: Gesture;
}

/** Nothing goes wrong. */
export const success: Fault = { name: "none", answer: "200" };

/** Every way in which sending can fail. */
export const faults: readonly Fault[] = [
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
 * The whole product of faults, forms and scripts, the gestures in turn; success by every gesture; and what
 * else can become of the scripts, with success and two faults on one form in turn, since what follows is the
 * plain post of blocked scripts.
 *
 * Only one gesture is tried with scripting off: the browser posts a plain form as often as it is pressed
 * before the answer comes, and no page can forbid it.
 */
export const cells: readonly Cell[] = [
  ...(["loaded", "blocked", "late", "off"] as const).flatMap((scripts, shift) =>
    forms.flatMap((place, at) => [
      ...(scripts === "off" ? (["click"] as const) : gestures).map((gesture) => ({
        ...place,
        scripts,
        fault: success,
        gesture,
      })),
      ...faults.map((fault, index) => ({
        ...place,
        scripts,
        fault,
        gesture: scripts === "off" ? "click" : nth(gestures, index + at + shift),
      })),
    ]),
  ),
  ...(["too late", "client blocked", "client gone", "client too late"] as const).flatMap(
    (scripts, shift) =>
      [success, ...faults.filter(({ name }) => ["503", "time-out, kept"].includes(name))].map(
        (fault, index) => ({
          ...nth(forms, index + shift),
          scripts,
          fault,
          gesture: nth(gestures, index + shift + 1),
        }),
      ),
  ),
];
