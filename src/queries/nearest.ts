/** A place on the map, in degrees. */
export interface Place {
  latitude: number;
  longitude: number;
}

const axes = ["x", "y", "z"] as const;
type Axis = (typeof axes)[number];

/** Where a place stands on the list, and where on the unit sphere. */
type Point = Record<Axis, number> & { index: number };

/** The points before and after one of them along an axis: a k-d tree (Bentley, 1975). */
interface Branch {
  point: Point;
  axis: Axis;
  before: Branch | undefined;
  after: Branch | undefined;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

function pointOf({ latitude, longitude }: Place, index: number): Point {
  const ring = Math.cos(radians(latitude));
  return {
    index,
    x: ring * Math.cos(radians(longitude)),
    y: ring * Math.sin(radians(longitude)),
    z: Math.sin(radians(latitude)),
  };
}

function branchOf(points: readonly Point[], depth = 0): Branch | undefined {
  const axis = axes[depth % axes.length] ?? "x";
  const sorted = points.toSorted((a, b) => a[axis] - b[axis]);
  const middle = Math.floor(sorted.length / 2);
  const point = sorted[middle];
  return (
    point && {
      point,
      axis,
      before: branchOf(sorted.slice(0, middle), depth + 1),
      after: branchOf(sorted.slice(middle + 1), depth + 1),
    }
  );
}

/**
 * Returns a function that gives the `count` places nearest to one of them by great circle, nearest first
 * and in the list’s order on one spot. Measured is the straight line through the earth, which grows
 * with the way over it. Looking one up takes about as long among ten thousand places as among ten.
 */
export function nearest<P extends Place>(places: readonly P[], count: number): (from: P) => P[] {
  const points = new Map(places.map((place, index) => [place, pointOf(place, index)]));
  const root = branchOf([...points.values()]);

  return (from) => {
    const centre = points.get(from) ?? pointOf(from, -1);
    const found: { index: number; distance: number }[] = [];
    const farthest = () => (found.length < count ? Infinity : (found.at(-1)?.distance ?? -1));

    const search = (branch: Branch | undefined) => {
      if (!branch) return;
      const { point, axis, before, after } = branch;
      const distance = axes.reduce((sum, each) => sum + (point[each] - centre[each]) ** 2, 0);
      if (point !== centre && distance <= farthest()) {
        found.push({ index: point.index, distance });
        found.sort((a, b) => a.distance - b.distance || a.index - b.index);
        found.splice(count);
      }
      const offset = centre[axis] - point[axis];
      search(offset < 0 ? before : after);
      if (offset ** 2 <= farthest()) search(offset < 0 ? after : before);
    };
    search(root);
    return found.flatMap(({ index }) => places[index] ?? []);
  };
}
