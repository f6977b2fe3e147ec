/** A place on the map, in degrees. */
export interface Place {
  latitude: number;
  longitude: number;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The position of a place on the unit sphere. */
function pointOf({ latitude, longitude }: Place) {
  const cosLatitude = Math.cos(radians(latitude));
  return {
    x: cosLatitude * Math.cos(radians(longitude)),
    y: cosLatitude * Math.sin(radians(longitude)),
    z: Math.sin(radians(latitude)),
  };
}

/**
 * Returns a function that finds the `count` places nearest to one of `places`, nearest first; ties
 * keep the list's order. Squared chord lengths have the same order as distances.
 */
export function nearest<P extends Place>(places: readonly P[], count: number): (from: P) => P[] {
  const points = places.map((place) => ({ place, ...pointOf(place) }));

  return (from) => {
    const centre = pointOf(from);
    // Keeps only the nearest so far: sorting all for each of ten thousand would take minutes.
    const found: { place: P; distance: number }[] = [];
    for (const { place, x, y, z } of points) {
      const distance = (x - centre.x) ** 2 + (y - centre.y) ** 2 + (z - centre.z) ** 2;
      if (place === from || distance >= (found[count - 1]?.distance ?? Infinity)) continue;
      const position = found.findIndex((other) => other.distance > distance);
      found.splice(position === -1 ? found.length : position, 0, { place, distance });
      found.splice(count);
    }
    return found.map(({ place }) => place);
  };
}
