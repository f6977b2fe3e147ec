/** Sets values in a YAML file without changing other lines. Also runs in the browser. */
import {
  isMap,
  isNode,
  isScalar,
  isSeq,
  Scalar,
  Pair,
  type Document,
  type Node,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import { copyStyle, openYaml, separateItems, textOf } from "./document.ts";

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether a value means the same as a missing field: an empty field, or an unticked checkbox. */
const isLeftOut = (field: unknown) => field === undefined || field === null || field === false;

const fieldsOf = (value: Record<string, unknown>) =>
  Object.entries(value).filter(([, field]) => !isLeftOut(field));

const withoutLeftOut = (_: unknown, part: unknown) =>
  isGroup(part) ? Object.fromEntries(fieldsOf(part)) : part;

/** Returns a string that is equal for equivalent values, whatever the order of their fields. */
const comparable = (value: unknown) =>
  JSON.stringify(value, (_, part: unknown) =>
    isGroup(part) ? Object.fromEntries(fieldsOf(part).toSorted()) : part,
  );

/** Returns the text with these values; all other lines stay as they are. */
export function setValues(source: string, value: unknown): string {
  const document = openYaml(source);
  document.contents = updated(document, document.contents, value);
  return textOf(document, source);
}

/** Updates a node to a value; returns a new node if the two are of different types. */
function updated(document: Document, node: unknown, value: unknown): Node {
  if (isMap(node) && isGroup(value)) return updateFields(document, node, value);
  if (isSeq(node) && Array.isArray(value)) return updateItems(document, node, value);
  if (!isScalar(node) || isGroup(value) || Array.isArray(value)) {
    return document.createNode(value, withoutLeftOut);
  }
  // The CMS removes the line break at the end of a block; with it `|` stays `|`.
  const endsLine = node.type === Scalar.BLOCK_LITERAL && String(node.value).endsWith("\n");
  const text = endsLine && typeof value === "string" ? value.trimEnd() : "";
  const next = text ? `${text}\n` : value;
  if (node.value !== next) {
    node.value = next;
    delete node.srcToken;
    const isFolded = node.type === Scalar.BLOCK_FOLDED;
    if (String(value).includes("\n") && !isFolded) node.type = Scalar.BLOCK_LITERAL;
  }
  return node;
}

function updateFields(document: Document, map: YAMLMap, value: Record<string, unknown>) {
  const wanted = new Map(fieldsOf(value));
  map.items = map.items.filter(
    (pair) => wanted.has(nameOf(pair)) || (isScalar(pair.value) && isLeftOut(pair.value.value)),
  );
  let place = 0;
  for (const [name, field] of wanted) {
    const at = map.items.findIndex((pair) => nameOf(pair) === name);
    const pair = map.items[at];
    if (pair) pair.value = updated(document, pair.value, field);
    else {
      const added = new Pair(document.createNode(name), document.createNode(field, withoutLeftOut));
      map.items.splice(place, 0, added);
    }
    place = (pair ? at : place) + 1;
  }
  return map;
}

const nameOf = ({ key }: Pair) => String(isScalar(key) ? key.value : key);

/** Each value reuses an equal item, else one with the same first field, else the next unused. */
function updateItems(document: Document, list: YAMLSeq, values: readonly unknown[]) {
  const [model] = list.items;
  const isApart = list.items.slice(1).some((item) => isNode(item) && item.spaceBefore);
  const left = new Set(
    list.items.map((node) => ({
      node,
      value: isNode(node) ? (node.toJS(document) as unknown) : node,
    })),
  );
  const taken = new Map<number, unknown>();
  for (const keyOf of [comparable, firstFieldOf, () => "any"]) {
    const byKey = Map.groupBy(left, ({ value }) => keyOf(value));
    for (const [index, value] of values.entries()) {
      const key = taken.has(index) ? undefined : keyOf(value);
      const item = key === undefined ? undefined : byKey.get(key)?.shift();
      if (!item) continue;
      taken.set(index, item.node);
      left.delete(item);
    }
  }
  list.items = values.map((value, index) => {
    const node = updated(document, taken.get(index), value);
    if (!taken.has(index)) copyStyle(node, model);
    return node;
  });
  if (isApart) separateItems(list);
  return list;
}

const firstFieldOf = (value: unknown) =>
  isGroup(value) ? comparable(fieldsOf(value)[0]) : undefined;
