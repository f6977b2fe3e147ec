/** A place on the map, in degrees. */
export interface Place {
  latitude: number;
  longitude: number;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The angle between two places seen from the earth's centre (haversine formula), which orders distances. */
function greatCircle(a: Place, b: Place) {
  const dLatitude = radians(b.latitude - a.latitude);
  const dLongitude = radians(b.longitude - a.longitude);
  const h =
    Math.sin(dLatitude / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(dLongitude / 2) ** 2;
  return 2 * Math.asin(Math.sqrt(h));
}

/** Returns a function that gives the `count` places nearest to one of them by great circle, nearest first. */
export const nearest =
  <P extends Place>(places: readonly P[], count: number) =>
  (from: P): P[] =>
    places
      .filter((place) => place !== from)
      .map((place) => ({ place, distance: greatCircle(from, place) }))
      .toSorted((a, b) => a.distance - b.distance)
      .slice(0, count)
      .map(({ place }) => place);
