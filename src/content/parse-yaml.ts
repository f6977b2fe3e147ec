/** Parses YAML as all content is parsed. */
import { parseDocument, visit, type Document, type LineCounter } from "yaml";

/** Parses YAML; errors are in the document. */
export function openYaml(text: string, lineCounter?: LineCounter): Document.Parsed {
  const document = parseDocument(text, {
    prettyErrors: false,
    ...(lineCounter && { lineCounter }),
  });
  straightenQuotes(document);
  return document;
}

/** Parses YAML that has been checked. Throws if it cannot be parsed. */
export function parseYaml(text: string): unknown {
  const document = openYaml(text);
  const [error] = document.errors;
  if (error) throw error;
  return document.toJS();
}

/** Treats curly quotation marks around a value as straight ones: word processors curl them. */
function straightenQuotes(document: Document.Parsed) {
  visit(document, {
    Scalar: (_, node) => {
      if (node.type !== "PLAIN" || typeof node.value !== "string") return;
      const inside = /^(?:[“”„]([^“”„]*)[“”]|‘([^‘’]*)’)$/s.exec(node.value);
      if (inside) node.value = inside[1] ?? inside[2];
    },
  });
}
