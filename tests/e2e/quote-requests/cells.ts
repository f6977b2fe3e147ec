/** The cells of the fault matrix: every combination of form, state of the scripts, fault and gesture. */
import { type Answer } from "#tools/demo/next-answer.ts";
import { staticRoutes } from "#routes.ts";
import { content } from "../../support/pages.ts";

/** A fault in sending, or none. */
export interface Fault {
  name: string;
  /** The answer of the fake e-mail service. */
  answer: Answer;
  /** The browser is offline when the visitor sends. */
  offline?: boolean;
  /** The page was built without the service's ids: the client throws a string. */
  withoutIds?: boolean;
  /** No answer within 15 s. */
  silent?: boolean;
  /** The service stores the request although the form reports a failure. */
  stored?: boolean;
}

/** State of the scripts: `late` ones arrive after the press, `too late` ones after the plain post. */
export type Scripts = "loaded" | "blocked" | "late" | "off" | "too late";

/** How the visitor sends. */
export type Gesture = "click" | "double click" | "Enter held" | "two taps";

/** One attempt to send a quote request. */
export interface Cell {
  form: "home" | "contact" | "city";
  path: string;
  scripts: Scripts;
  fault: Fault;
  gesture: Gesture;
}

/** The absence of a fault. */
export const noFault: Fault = { name: "none", answer: "200" };

/** Every fault. */
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

/** All but the home page, which takes several times as long to render. */
const lightForms = forms.filter(({ form }) => form !== "home");

const gestures = ["click", "double click", "Enter held", "two taps"] as const;

/** The n-th item of a list that repeats. */
function nth<T>(list: readonly T[], n: number): T {
  const item = list[n % list.length];
  if (item === undefined) throw new Error("The list is empty.");
  return item;
}

const everyState = ["loaded", "late", "blocked", "off"] as const;

/**
 * Without script only a single click is tested: the browser posts a plain form as often as its button is pressed before
 * the answer arrives, and the page cannot prevent that.
 */
const nthGesture = (scripts: Scripts, n: number): Gesture =>
  scripts === "off" ? "click" : nth(gestures, n);

/** One cell for each fault, with forms and gestures in rotation. */
const rotate = (
  scripts: Scripts,
  rotated: readonly Fault[],
  shift: number,
  pages: readonly (typeof forms)[number][] = forms,
): Cell[] =>
  rotated.map((fault, index) => ({
    ...nth(pages, index + shift),
    scripts,
    fault,
    gesture: nthGesture(scripts, index + shift),
  }));

/** Few faults, since the plain post that follows is the same as with blocked scripts. */
const tooLate = rotate(
  "too late",
  [noFault, ...faults.filter(({ name }) => /^503$|, stored$/.test(name))],
  0,
);

/** Faults with a code path of their own; other statuses take the path of 503. */
const branches: Record<(typeof everyState)[number], RegExp> = {
  loaded: /connection|offline|ids|412|429|503|time-out|answer/,
  late: /connection|offline|503|time-out, stored/,
  blocked: /connection|offline|ids|503|time-out|answer/,
  off: /connection|503|time-out, stored/,
};

/** Each code path on one light form, and success on each form, with gestures in rotation. */
export const oneCellOfEachKind: readonly Cell[] = [
  ...everyState.flatMap((scripts, state) => [
    ...rotate(scripts, [noFault, noFault, noFault], state),
    ...rotate(
      scripts,
      faults.filter(({ name }) => branches[scripts].test(name)),
      state,
      lightForms,
    ),
  ]),
  ...tooLate,
];

/** Every fault on every form in every state of the scripts, with gestures in rotation, and success by every gesture. */
export const everyCell: readonly Cell[] = [
  ...everyState.flatMap((scripts, state) =>
    forms.flatMap((page, pageIndex) => [
      ...(scripts === "off" ? (["click"] as const) : gestures).map((gesture) => ({
        ...page,
        scripts,
        fault: noFault,
        gesture,
      })),
      ...faults.map((fault, index) => ({
        ...page,
        scripts,
        fault,
        gesture: nthGesture(scripts, index + pageIndex + state),
      })),
    ]),
  ),
  ...tooLate,
];
