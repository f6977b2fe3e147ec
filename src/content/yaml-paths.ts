/** Finds values and their positions in YAML by the path of a field. */
import { isMap, isNode, isScalar, isSeq, type Document, type Scalar } from "yaml";
import type { FieldPath } from "./schema-at.ts";

/** Returns the value at a path; undefined if there is none. */
export function valueAt(value: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>(
    (at, key): unknown =>
      typeof at === "object" && at !== null && Object.hasOwn(at, key)
        ? Reflect.get(at, key)
        : undefined,
    value,
  );
}

/** Returns the offset of the key at a path, or of the nearest existing group around it. */
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

/** Yields every string value in YAML with its path, in the order of the file. */
export function* stringNodes(
  node: unknown,
  path: FieldPath = [],
): Generator<{ node: Scalar<string>; path: FieldPath }> {
  if (isMap(node))
    for (const { key, value } of node.items) yield* stringNodes(value, [...path, String(key)]);
  else if (isSeq(node))
    for (const [index, item] of node.items.entries()) yield* stringNodes(item, [...path, index]);
  else if (isScalar<string>(node) && typeof node.value === "string") yield { node, path };
}
