import { type Answer } from "#tools/demo/next-answer.ts";
import { staticRoutes } from "#routes.ts";
import { content } from "../../support/pages.ts";

/** What goes wrong, or does not. */
export interface Fault {
  name: string;
  /** What the fake e-mail service answers. */
  answer: Answer;
  /** The connection is gone when the visitor sends. */
  offline?: boolean;
  /** The page was built without the ids: the client throws a string. */
  withoutIds?: boolean;
  /** No answer comes, and 15 s go by. */
  silent?: boolean;
  /** The service stores the request although the visitor is not thanked. */
  stored?: boolean;
}

/** What became of the scripts. */
export type Scripts = "loaded" | "blocked" | "late" | "off" | "too late";

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
  { name: "time-out, not stored", answer: "hang", silent: true },
  { name: "time-out, stored", answer: "keep and hang", silent: true, stored: true },
  { name: "empty answer", answer: "empty" },
  { name: "HTML answer", answer: "html" },
];

const forms = [
  { form: "home", path: staticRoutes.home },
  { form: "contact", path: staticRoutes.contact },
  { form: "city", path: content.areas.cities.at(-1)?.path ?? "" },
] as const;

/** The home page takes several times as long to draw. */
const lightForms = forms.filter(({ form }) => form !== "home");

const gestures = ["click", "double click", "Enter held", "two taps"] as const;

/** The n-th of a list that begins again at its end. */
function nth<T>(list: readonly T[], n: number): T {
  const item = list[n % list.length];
  if (item === undefined) throw new Error("The list is empty.");
  return item;
}

const everyState = ["loaded", "late", "blocked", "off"] as const;

/**
 * With scripting off only a single click is tried: the browser posts a plain form as often as it is pressed before
 * the answer comes, and no page can forbid it.
 */
const nthGesture = (scripts: Scripts, n: number): Gesture =>
  scripts === "off" ? "click" : nth(gestures, n);

/** Tries of these faults, forms and gestures taking turns. */
const inTurn = (
  scripts: Scripts,
  tried: readonly Fault[],
  shift: number,
  places: readonly (typeof forms)[number][] = forms,
): Cell[] =>
  tried.map((fault, index) => ({
    ...nth(places, index + shift),
    scripts,
    fault,
    gesture: nthGesture(scripts, index + shift),
  }));

/** What follows scripts that are too late is the plain post of blocked scripts. */
const tooLate = inTurn(
  "too late",
  [success, ...faults.filter(({ name }) => /^503$|, stored$/.test(name))],
  0,
);

/** Faults that take a way of their own through the code; answers with other statuses take that of 503. */
const branches: Record<(typeof everyState)[number], RegExp> = {
  loaded: /connection|offline|ids|412|429|503|time-out|answer/,
  late: /connection|offline|503|time-out, stored/,
  blocked: /connection|offline|ids|503|time-out|answer/,
  off: /connection|503|time-out, stored/,
};

/** Each branch on one light form and each form on one branch, forms and gestures taking turns. */
export const oneCellOfEachKind: readonly Cell[] = [
  ...everyState.flatMap((scripts, state) => [
    ...inTurn(scripts, [success, success, success], state),
    ...inTurn(
      scripts,
      faults.filter(({ name }) => branches[scripts].test(name)),
      state,
      lightForms,
    ),
  ]),
  ...tooLate,
];

/** Every fault on every form in every state of the scripts, gestures taking turns, and success by every gesture. */
export const everyCell: readonly Cell[] = [
  ...everyState.flatMap((scripts, state) =>
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
        gesture: nthGesture(scripts, index + at + state),
      })),
    ]),
  ),
  ...tooLate,
];
