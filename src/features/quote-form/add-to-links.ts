import { formOf } from "./form-elements.ts";

/**
 * Begins the text messages and e-mails of all links with a line; an empty one restores the links.
 * Those in a quote form hold its message already.
 */
export function addToLinks(line: string) {
  const links = "a:is([href^='sms:'],[href^='mailto:'])";
  for (const link of document.querySelectorAll<HTMLAnchorElement>(links)) {
    if (formOf(link)) continue;
    const own = (link.dataset["own"] ??= link.href);
    const separator = own.includes("?") ? "&" : "?";
    const withBody = own.includes("body=") ? own : `${own}${separator}body=`;
    link.href = line ? withBody.replace("body=", `body=${encodeURIComponent(`${line} `)}`) : own;
  }
}
