import { prefersReducedMotion } from "#ui/prefers-reduced-motion.client.ts";
import { beatsOf, seconds } from "#features/sound-guide/sound-sketch.client.ts";
import { copyOf, make } from "./elements.ts";
import type { SoundKey } from "#features/sound-guide/schema.ts";
import type { Sound } from "./guide-in-page.ts";

/** A place on the ceiling or on the wall, in percent from its left and top. */
type Place = readonly [x: number, y: number];

interface Choreography {
  /** The part of the drawing in the sound guide that is one track. */
  viewBox: string;
  /** The width of a track, in `vmin`. */
  size: number;
  /** How often the sound is played. */
  passes: number;
  /** The corners of the way; a track at each beat. Without a way, `places` are used in turn. */
  way?: readonly Place[];
  places?: readonly Place[];
  /** How far tracks are beside the way, left and right in turn, in `vmin`. */
  stride?: number;
  /** A track at every second or third beat only. */
  every?: number;
  isOnWall?: boolean;
  isHeavy?: boolean;
}

/** How the tracks of each sound come in, and where. */
const choreographies: Readonly<Record<SoundKey, Choreography>> = {
  // From the edge of the roof, over the bed.
  steps: {
    viewBox: "-1 7 33 33",
    size: 10,
    passes: 3,
    way: [
      [5, 84],
      [34, 66],
      [62, 58],
      [97, 24],
    ],
    stride: 3.4,
    isHeavy: true,
  },
  // Four runs, each to another place.
  patter: {
    viewBox: "-1 10 16 20",
    size: 4.6,
    passes: 2,
    way: [
      [96, 82],
      [58, 72],
      [76, 44],
      [30, 62],
      [4, 34],
    ],
    stride: 0.8,
  },
  scratch: {
    viewBox: "3 5 25 29",
    size: 9,
    passes: 3,
    every: 3,
    places: [
      [52, 40],
      [66, 26],
      [81, 44],
    ],
    isOnWall: true,
  },
  // Around the vent.
  flutter: {
    viewBox: "1 15 28 17",
    size: 8,
    passes: 3,
    places: Array.from({ length: 14 }, (_, at): Place => {
      const angle = at * 2.4;
      const radius = 8 + at * 1.15;
      return [72 + Math.cos(angle) * radius * 0.9, 58 + Math.sin(angle) * radius];
    }),
  },
  // In one corner, and no farther.
  cry: {
    viewBox: "1 11 29 30",
    size: 12,
    passes: 3,
    places: [
      [17, 70],
      [23, 58],
      [13, 52],
    ],
  },
  // Nothing is played: it comes through the crack.
  smell: {
    viewBox: "34 4 13 27",
    size: 8,
    passes: 1,
    places: [
      [31, 40],
      [40, 52],
      [49, 45],
      [36, 68],
      [55, 62],
    ],
  },
};

/** The length of the pass of a sound, with the silence after it. */
export const passSeconds = seconds + 0.2;

/** The beats of what makes no sound. */
const silentBeats = [0.3, 1, 1.7, 2.4, 3.1];

/**
 * The point at a part of a way, from 0 to 1, in percent of a surface with this width and height, and
 * the direction there.
 */
function pointAt(way: readonly Place[], part: number, width: number, height: number) {
  const legs = way.slice(1).map(([toX, toY], index) => {
    const [fromX, fromY] = way[index] ?? [toX, toY];
    const x = toX - fromX;
    const y = toY - fromY;
    return { fromX, fromY, x, y, length: Math.hypot(x * width, y * height) };
  });
  let left = part * legs.reduce((sum, { length }) => sum + length, 0);
  const leg = legs.find(({ length }) => (left -= length) <= 0) ?? legs.at(-1);
  if (!leg) return { x: 0, y: 0, angle: 0 };
  const along = (left + leg.length) / leg.length;
  return {
    x: leg.fromX + leg.x * along,
    y: leg.fromY + leg.y * along,
    angle: Math.atan2(leg.y * height, leg.x * width),
  };
}

/** One track, drawn as in the sound guide: the shape with `data-track`, or all shapes. */
function trackOf(drawing: SVGElement, { viewBox }: Choreography) {
  const track = copyOf(drawing);
  track.removeAttribute("class");
  track.setAttribute("viewBox", viewBox);
  const shape = track.querySelector("[data-track]");
  if (shape) track.replaceChildren(shape);
  return track;
}

/** How often a sound is played; never if it has no beats. */
export const passesOf = (sound: SoundKey) =>
  beatsOf(sound).length > 0 ? choreographies[sound].passes : 0;

/** The animations of the last sound. There is one bedroom at most. */
let running: Animation[] = [];

/** Stops them where they are; what a step moves goes back to its place. */
export function holdTracks() {
  for (const animation of running) {
    const { effect } = animation;
    const isTrack = effect instanceof KeyframeEffect && effect.target?.matches(".bedroom-track");
    if (isTrack) animation.pause();
    else animation.cancel();
  }
}

/**
 * Shows the tracks of a sound in place of those before, each at its beat; without motion all at
 * once. `shake` moves what a heavy step moves, after a delay in milliseconds.
 */
export function showTracks(
  { key, mark }: Sound,
  surfaces: { tracks: HTMLElement; wall: HTMLElement },
  shake: (delay: number, step: number) => Animation[],
) {
  for (const animation of running) animation.cancel();
  running = [];
  surfaces.tracks.replaceChildren();
  surfaces.wall.replaceChildren();
  const choreography = choreographies[key];
  const { size, passes, way, places = [], stride = 0, every = 1 } = choreography;
  const { isOnWall, isHeavy } = choreography;
  const surface = isOnWall ? surfaces.wall : surfaces.tracks;
  const { offsetWidth: width, offsetHeight: height } = surface;
  const isStill = prefersReducedMotion();
  const beats = beatsOf(key).filter((_, index) => index % every === 0);
  const times = Array.from({ length: passes }).flatMap((_, pass) =>
    (beats.length > 0 ? beats : silentBeats).map((beat) => (pass * passSeconds + beat) * 1000),
  );
  times.forEach((delay, index) => {
    const isLast = way || index >= times.length - places.length;
    if (isStill && !isLast) return;
    const [placeX, placeY] = places[index % places.length] ?? [0, 0];
    const { x, y, angle } = way
      ? pointAt(way, index / (times.length - 1), width, height)
      : { x: placeX, y: placeY, angle: 0 };
    const isRight = index % 2 === 1;
    const side = (isRight ? 1 : -1) * stride;
    const track = make(
      "i",
      isHeavy ? "bedroom-track bedroom-heavy" : "bedroom-track",
      trackOf(mark, choreography),
    );
    const turn = `rotate(${angle}rad) scaleY(${isRight && way ? -1 : 1})`;
    // Relative to the surface, whose size changes when the dialog gets the full screen.
    Object.assign(track.style, {
      left: `calc(${x}% - ${Math.sin(angle) * side + size / 2}vmin)`,
      top: `calc(${y}% + ${Math.cos(angle) * side - size / 2}vmin)`,
      width: `${size}vmin`,
      height: `${size}vmin`,
      transform: turn,
    });
    surface.append(track);
    if (isStill) return;
    const keyframes = {
      opacity: [0, 1, isLast ? 0.6 : 0],
      transform: [`${turn} scale(${isHeavy ? 1.3 : 0.8})`, turn, turn],
      offset: [0, 0.1, 1],
    };
    const duration = beats.length > 0 ? 1400 : 4000;
    running.push(track.animate(keyframes, { delay, duration, fill: "both", easing: "ease-out" }));
    if (isHeavy) running.push(...shake(delay, index));
  });
}
