/** Puts values into a YAML file and changes no other line than theirs. Runs in the browser too. */
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

/** An empty field and a box that is not ticked say the same as a field that is left out. */
const isLeftOut = (field: unknown) => field === undefined || field === null || field === false;

const fieldsOf = (value: Record<string, unknown>) =>
  Object.entries(value).filter(([, field]) => !isLeftOut(field));

const withoutLeftOut = (_: unknown, part: unknown) =>
  isGroup(part) ? Object.fromEntries(fieldsOf(part)) : part;

/** Equal for values that say the same, whatever the order of their fields. */
const comparable = (value: unknown) =>
  JSON.stringify(value, (_, part: unknown) =>
    isGroup(part) ? Object.fromEntries(fieldsOf(part).toSorted()) : part,
  );

/** The text with these values in it; every other line stays as it is. */
export function setValues(source: string, value: unknown): string {
  const document = openYaml(source);
  document.contents = updated(document, document.contents, value);
  return textOf(document, source);
}

/** The node brought to a value; a new one where the two are of different kinds. */
function updated(document: Document, node: unknown, value: unknown): Node {
  if (isMap(node) && isGroup(value)) return updateFields(document, node, value);
  if (isSeq(node) && Array.isArray(value)) return updateItems(document, node, value);
  if (!isScalar(node) || isGroup(value) || Array.isArray(value)) {
    return document.createNode(value, withoutLeftOut);
  }
  if (node.value !== value) {
    node.value = value;
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

/** Each value takes the item that says the same, else the one with the same first field, else the next one left. */
function updateItems(document: Document, list: YAMLSeq, values: readonly unknown[]) {
  const [model] = list.items;
  const isApart = list.items.slice(1).some((item) => isNode(item) && item.spaceBefore);
  const left = list.items.map((node) => ({
    node,
    ...keysOf(isNode(node) ? node.toJS(document) : node),
  }));
  const wanted = values.map((value): Wanted => ({ value, ...keysOf(value) }));
  for (const isMatch of [hasSameContent, hasSameFirstField, () => true]) {
    for (const item of wanted) {
      const at = item.old ? -1 : left.findIndex((other) => isMatch(other, item));
      if (at >= 0) item.old = left.splice(at, 1)[0]?.node;
    }
  }
  list.items = wanted.map(({ value, old }) => {
    const node = updated(document, old, value);
    if (!old) copyStyle(node, model);
    return node;
  });
  if (isApart) separateItems(list);
  return list;
}

/** By what items of lists are recognized. */
interface Keys {
  content: string;
  firstField: string | undefined;
}

/** A value, and the item that is brought to it. */
interface Wanted extends Keys {
  value: unknown;
  old?: unknown;
}

const keysOf = (value: unknown): Keys => ({
  content: comparable(value),
  firstField: isGroup(value) ? comparable(fieldsOf(value)[0]) : undefined,
});

const hasSameContent = (one: Keys, other: Keys) => one.content === other.content;

const hasSameFirstField = (one: Keys, other: Keys) =>
  one.firstField !== undefined && one.firstField === other.firstField;
