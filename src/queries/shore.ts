/** The order of cities along the shore of Lake Ontario. */
import type { Place } from "./nearest.ts";

/** Points of the shore, from Niagara around the western end of the lake to Cobourg: latitude, longitude. */
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

/** The maximum distance of a city's centre from the lake for the city to count as on the shore, in kilometres. */
const maxShoreDistanceKm = 10;

/** Splits places into `shore`, from Niagara around to Cobourg, and `inland`, from west to east. */
export function groupByShore<Area extends Place>(areas: readonly Area[]) {
  const located = areas.map((area) => ({ area, ...nearestOnShore(area) }));
  return {
    shore: located
      .filter(({ distance }) => distance <= maxShoreDistanceKm)
      .toSorted((a, b) => a.position - b.position)
      .map(({ area }) => area),
    inland: located
      .filter(({ distance }) => distance > maxShoreDistanceKm)
      .map(({ area }) => area)
      .toSorted((a, b) => a.longitude - b.longitude),
  };
}

/**
 * The distance of a place from the shore in kilometres, and its position along the shore: 2.5 is halfway between the
 * third and fourth points.
 */
function nearestOnShore(place: Place) {
  const { x, y } = inKilometres(place);
  let nearest = { position: 0, distance: Infinity };
  shore.slice(1).forEach((end, index) => {
    const start = shore[index] ?? end;
    const [dx, dy] = [end.x - start.x, end.y - start.y];
    const projection = ((x - start.x) * dx + (y - start.y) * dy) / (dx * dx + dy * dy);
    const fraction = Math.min(Math.max(projection, 0), 1);
    const distance = Math.hypot(x - start.x - fraction * dx, y - start.y - fraction * dy);
    if (distance < nearest.distance) nearest = { position: index + fraction, distance };
  });
  return nearest;
}

/** Converts degrees to kilometres on a flat map: a degree of longitude is about 80 km in this region. */
function inKilometres({ latitude, longitude }: Place) {
  return { x: longitude * 80.5, y: latitude * 111.2 };
}
