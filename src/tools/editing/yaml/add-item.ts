/** Adds an item to a list in a YAML file without changing other lines. */
import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, Scalar, YAMLSeq } from "yaml";
import { copyStyle, openYaml, separateItems, textOf } from "./document.ts";

/** Makes a text value that is written folded (`>-`). */
export function folded(text: string) {
  const scalar = new Scalar(text);
  scalar.type = Scalar.BLOCK_FOLDED;
  return scalar;
}

/** An item for a list in a YAML file. */
interface NewItem {
  /** The path of the list; empty if the file itself is the list. */
  list: readonly (string | number)[];
  item: Readonly<Record<string, unknown>>;
  /** Comments above fields of the item, by field name. */
  comments?: Readonly<Record<string, string>>;
  /** Whether the item belongs before another one; if it belongs before none, it is added at the end. */
  isBefore?: (other: unknown) => boolean;
}

/** Returns the text with the new item, and the line where the item begins; undefined if there is no such list. */
export function addItem(
  source: string,
  { list: path, item, comments = {}, isBefore = () => false }: NewItem,
): { text: string; line: number } | undefined {
  const document = openYaml(source);
  if (path.length === 0) document.contents ??= new YAMLSeq(document.schema);
  const list = path.length === 0 ? document.contents : document.getIn(path, true);
  if (document.errors.length > 0 || !isSeq(list)) return undefined;

  const node = document.createNode(item);
  copyStyle(node, list.items[0]);
  for (const { key } of isMap(node) ? node.items : []) {
    const comment = isScalar(key) ? comments[key.value] : undefined;
    if (isScalar(key) && comment !== undefined) key.commentBefore = ` ${comment}`;
  }
  const next = list.items.findIndex((other) => isNode(other) && isBefore(other.toJS(document)));
  const index = next < 0 ? list.items.length : next;
  const [, second] = list.items;
  const isSeparated = second === undefined || (isNode(second) && second.spaceBefore === true);
  list.items.splice(index, 0, node);
  list.flow = false;
  if (isSeparated) separateItems(list);

  const text = textOf(document, source);
  const lines = new LineCounter();
  const added = parseDocument(text, { lineCounter: lines }).getIn([...path, index], true);
  return { text, line: lines.linePos((isNode(added) && added.range?.[0]) || 0).line };
}
