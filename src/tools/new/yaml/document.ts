/** Edits YAML and keeps comments, blank lines and quotation marks. Also runs in the browser. */
import {
  CST,
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  parseDocument,
  Scalar,
  type Document,
  type ScalarTag,
  type YAMLSeq,
} from "yaml";
import { stringTag } from "yaml/util";

/** The column at which folded texts (`>-`) are wrapped; all other texts stay on one line. */
const foldWidth = 110;

/** Keeps the line breaks of unchanged strings; by default the library wraps every string. */
const unfoldedString: ScalarTag = {
  ...stringTag,
  stringify(scalar, context, onComment, onChompKeep) {
    const source = sourceOf(scalar, context.indent);
    if (source !== undefined) {
      // A comment after `>-` is part of the source.
      if (scalar.srcToken?.type === "block-scalar") onComment?.();
      return source;
    }
    const lineWidth = scalar.type === Scalar.BLOCK_FOLDED ? foldWidth : 0;
    const options = { ...context.options, lineWidth };
    return stringTag.stringify?.(scalar, { ...context, options }, onComment, onChompKeep) ?? "";
  },
};

/** Returns the source of a multi-line string, if it is still valid at this indentation. */
function sourceOf({ srcToken, type, value }: Scalar, indent: string) {
  if (!srcToken || !("source" in srcToken) || type === Scalar.BLOCK_LITERAL) return undefined;
  // The library itself handles the line breaks at the end of a block.
  if (String(value).endsWith("\n")) return undefined;
  const isBlock = srcToken.type === "block-scalar";
  const source = (isBlock ? CST.stringify(srcToken) : srcToken.source).trimEnd();
  const furtherLines = source.split("\n").slice(1);
  const isIndented = furtherLines.every((line) => line === "" || line.startsWith(indent));
  return furtherLines.length > 0 && isIndented ? source : undefined;
}

/** Parses a file for editing. */
export function openYaml(source: string): Document {
  const document: Document = parseDocument(source.replaceAll("\r\n", "\n"), {
    keepSourceTokens: true,
    customTags: (tags) => tags.map((tag) => (tag === stringTag ? unfoldedString : tag)),
  });
  // The library attaches a file's top comment to the first item, and would remove both.
  const { contents } = document;
  const [first] = isCollection(contents) ? contents.items : [];
  const node = isPair(first) ? first.key : first;
  if (contents && isNode(node) && node.commentBefore) {
    contents.commentBefore = node.commentBefore;
    node.commentBefore = null;
  }
  return document;
}

/** Returns the document as text, with the line endings of its source. */
export function textOf(document: Document, source: string) {
  const text = document.toString({ lineWidth: 0, flowCollectionPadding: false });
  return source.includes("\r\n") ? text.replaceAll("\n", "\r\n") : text;
}

/** Puts blank lines between the items of a list. */
export function separateItems({ items }: YAMLSeq) {
  for (const [index, item] of items.entries()) if (isNode(item)) item.spaceBefore = index > 0;
}

/** Gives the texts of a new item the same quotation marks or folding as those of another item. */
export function copyStyle(node: unknown, model: unknown) {
  if (isMap(node) && isMap(model)) {
    for (const pair of node.items) copyStyle(pair.value, model.get(pair.key, true));
  }
  if (!isScalar(node) || !isScalar(model) || typeof node.value !== "string") return;
  const isOneLine = node.value !== "" && !node.value.includes("\n");
  if (isOneLine && typeof model.value === "string") node.type = model.type;
}
