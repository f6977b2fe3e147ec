/** Changes values in a YAML file; its other lines, comments included, stay. Runs in the CMS and in `npm run new`. */
import {
  CST,
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  parseDocument,
  Scalar,
  type Document,
  type Pair,
  type ScalarTag,
} from "yaml";
import { stringTag } from "yaml/util";

/** Prints an unchanged string as it is in the source; the library would wrap it anew. */
const unchangedString: ScalarTag = {
  ...stringTag,
  stringify(scalar, context, onComment, onChompKeep) {
    const token = scalar.srcToken;
    const isBlock = token?.type === "block-scalar";
    const source =
      token && "source" in token ? (isBlock ? CST.stringify(token) : token.source) : "";
    const [, ...further] = source.trimEnd().split("\n");
    const isInPlace = further.every((line) => line === "" || line.startsWith(context.indent));
    if (further.length === 0 || !isInPlace || String(scalar.value).endsWith("\n")) {
      // A column that no text reaches, except in folded blocks.
      const lineWidth = scalar.type === Scalar.BLOCK_FOLDED ? 110 : 0;
      const options = { ...context.options, lineWidth };
      return stringTag.stringify?.(scalar, { ...context, options }, onComment, onChompKeep) ?? "";
    }
    // A comment after `>-` is part of the source.
    if (isBlock) onComment?.();
    return source.trimEnd();
  },
};

/** Returns a file with other values; empty fields and unticked boxes are left out. */
export function setValues(source: string, value: unknown): string {
  const document: Document = parseDocument(source.replaceAll("\r\n", "\n"), {
    keepSourceTokens: true,
    customTags: (tags) => tags.map((tag) => (tag === stringTag ? unchangedString : tag)),
  });
  keepTopComment(document);
  document.contents = updated(document, document.contents, withoutEmpty(value));
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}

/** The library takes a file's first comment for that of the first item, and would remove both. */
function keepTopComment({ contents }: Document) {
  const [first] = isCollection(contents) ? contents.items : [];
  const node = isPair(first) ? first.key : first;
  if (!contents || !isNode(node) || !node.commentBefore) return;
  contents.commentBefore = node.commentBefore;
  node.commentBefore = null;
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isEmpty = (value: unknown) => value === undefined || value === null || value === false;

function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (!isGroup(value)) return value;
  const fields = Object.entries(value).filter(([, field]) => !isEmpty(field));
  return Object.fromEntries(fields.map(([name, field]) => [name, withoutEmpty(field)]));
}

/** Returns a node with a value: the old node, as far as its value is the same. */
function updated(document: Document, node: unknown, value: unknown) {
  if (isMap(node) && isGroup(value)) {
    const old = new Map(node.items.map((pair) => [nameOf(pair), pair]));
    const pairs = Object.entries(value).map(([name, field]) => {
      const pair = old.get(name) ?? document.createPair(name, null);
      old.delete(name);
      pair.value = updated(document, pair.value, field);
      return pair;
    });
    // Fields that the form leaves out stay in their places, since their comments are still of use.
    const before = node.items;
    node.items = pairs;
    for (const [index, pair] of before.entries()) {
      const isEmptied = old.has(nameOf(pair)) && isScalar(pair.value) && isEmpty(pair.value.value);
      const previous = before.slice(0, index).at(-1);
      const place = previous ? node.items.indexOf(previous) + 1 : 0;
      if (isEmptied) node.items.splice(place, 0, pair);
    }
    return node;
  }
  if (isSeq(node) && Array.isArray(value)) {
    const old = node.items.map((item) => ({ item, json: jsonOf(document, item) }));
    const kept = value.map((one) => {
      const same = old.findIndex(({ json }) => json === JSON.stringify(one));
      return same === -1 ? undefined : old.splice(same, 1)[0]?.item;
    });
    const isApart = node.items.slice(1).some((item) => isNode(item) && item.spaceBefore);
    node.items = value.map((one, index) => {
      const item = kept[index] ?? updated(document, old.shift()?.item, one);
      if (isApart && isNode(item)) item.spaceBefore = index > 0;
      return item;
    });
    return node;
  }
  if (!isScalar(node) || isGroup(value) || Array.isArray(value)) return document.createNode(value);
  // The CMS removes the line break at the end of a block.
  const isSame = typeof value === "string" && String(node.value).trimEnd() === value.trimEnd();
  if (isSame || node.value === value) return node;
  node.value = value;
  delete node.srcToken;
  if (String(value).includes("\n")) node.type = Scalar.BLOCK_LITERAL;
  return node;
}

const nameOf = ({ key }: Pair) => String(isScalar(key) ? key.value : key);

const jsonOf = (document: Document, item: unknown) =>
  JSON.stringify(isNode(item) ? withoutEmpty(item.toJS(document)) : item);
