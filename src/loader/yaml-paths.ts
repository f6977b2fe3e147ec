/** Finds values, and their positions, by the path of a field. */
import { isMap, isNode, type Document } from "yaml";
import type { FieldPath } from "#schemas/schema-at.ts";

/** The value at a path, whatever the shape of what it is in. */
export function valueAt(value: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>(
    (at, key): unknown =>
      typeof at === "object" && at !== null && Object.hasOwn(at, key)
        ? Reflect.get(at, key)
        : undefined,
    value,
  );
}

/** The offset of the key at a path, or else of the nearest group around it. */
export function offsetOf(document: Document, path: FieldPath): number | undefined {
  for (let length = path.length; length > 0; length--) {
    const parent =
      length === 1 ? document.contents : document.getIn(path.slice(0, length - 1), true);
    const key = path[length - 1];
    const node = isMap(parent)
      ? parent.items.find((item) => String(item.key) === String(key))?.key
      : document.getIn(path.slice(0, length), true);
    const offset = isNode(node) ? node.range?.[0] : undefined;
    if (offset !== undefined) return offset;
  }
  return undefined;
}
