import { DomUtils, Parser } from "htmlparser2";
import { parsePage } from "#build/parse-page.ts";

/** Returns the code in a page: scripts, event attributes and `javascript:` URLs. */
export function codeIn(html: string): Set<string> {
  const code = new Set<string>();
  for (const element of parsePage(html).elements) {
    const { name, attribs } = element;
    if (name === "script" && attribs["type"] !== "application/ld+json")
      code.add(attribs["src"] ?? DomUtils.textContent(element));
  }
  new Parser({
    onattribute(name, value) {
      const isUrl = name === "href" || name === "src" || name === "action";
      if (name.startsWith("on") || (isUrl && value.trim().startsWith("javascript:")))
        code.add(`${name}=${value}`);
    },
  }).end(html);
  return code;
}
