import { formOf, servedHref } from "./form-elements.ts";

/**
 * Begins the text messages and e-mails of all links with a line; an empty one restores the links.
 * Those in a quote form hold its message already.
 */
export function addToLinks(line: string) {
  const links = "a:is([href^='sms:'],[href^='mailto:'])";
  for (const link of document.querySelectorAll<HTMLAnchorElement>(links)) {
    if (formOf(link)) continue;
    const served = servedHref(link);
    const separator = served.includes("?") ? "&" : "?";
    const withBody = served.includes("body=") ? served : `${served}${separator}body=`;
    link.href = line ? withBody.replace("body=", `body=${encodeURIComponent(`${line} `)}`) : served;
  }
}
