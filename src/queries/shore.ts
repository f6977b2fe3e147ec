/** Where cities lie by the shore of Lake Ontario. */
import type { Place } from "./nearest.ts";

/** Points of the shore from Niagara round the lake's western end to Cobourg: latitude, longitude. */
const shore = [
  [43.26, -79.07],
  [43.2, -79.56],
  [43.29, -79.8],
  [43.44, -79.67],
  [43.55, -79.58],
  [43.63, -79.47],
  [43.64, -79.38],
  [43.7, -79.24],
  [43.8, -79.11],
  [43.85, -78.93],
  [43.86, -78.82],
  [43.95, -78.16],
].map(([latitude = 0, longitude = 0]) => inKilometres({ latitude, longitude }));

/** A city whose middle is no further from the lake is by the lake. */
const maxShoreDistanceKm = 10;

/** The places by the lake in their order along the shore, and the others, inland, both from west to east. */
export function groupByShore<Area extends Place>(areas: readonly Area[]) {
  const placed = areas.map((area) => ({ area, ...nearestOnShore(area) }));
  return {
    shore: placed
      .filter(({ distance }) => distance <= maxShoreDistanceKm)
      .toSorted((a, b) => a.along - b.along)
      .map(({ area }) => area),
    inland: placed
      .filter(({ distance }) => distance > maxShoreDistanceKm)
      .map(({ area }) => area)
      .toSorted((a, b) => a.longitude - b.longitude),
  };
}

/** How far a place is from the shore, and where along the shore that is: 2.5 is half-way from its third point to the fourth. */
function nearestOnShore(place: Place) {
  const { x, y } = inKilometres(place);
  let nearest = { along: 0, distance: Infinity };
  shore.slice(1).forEach((end, index) => {
    const start = shore[index] ?? end;
    const [dx, dy] = [end.x - start.x, end.y - start.y];
    const part = ((x - start.x) * dx + (y - start.y) * dy) / (dx * dx + dy * dy);
    const within = Math.min(Math.max(part, 0), 1);
    const distance = Math.hypot(x - start.x - within * dx, y - start.y - within * dy);
    if (distance < nearest.distance) nearest = { along: index + within, distance };
  });
  return nearest;
}

/** Flat enough for a region: a degree of longitude is about 80 km here. */
function inKilometres({ latitude, longitude }: Place) {
  return { x: longitude * 80.5, y: latitude * 111.2 };
}
