/** The header's content that the menu shows. */
export type HeaderContent = ReturnType<typeof readHeader>;

const textOf = (element: Element | null | undefined) => element?.textContent.trim() ?? "";

/** Reads the page's header, so that its texts are in the page only once. */
export function readHeader() {
  const all = (selector: string) =>
    Array.from(document.querySelectorAll<HTMLAnchorElement>(`body > header ${selector}`));
  const [call] = all('a[href^="tel:"]');
  const [quote] = all('a.btn:not([href^="tel:"])');
  const phone = call?.querySelector("b");
  return {
    siteName: document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content,
    links: all("nav a").map((link) => ({
      label: textOf(link),
      href: link.pathname,
      isCurrent: link.ariaCurrent === "page" ? ("page" as const) : link.ariaCurrent === "true",
    })),
    call: {
      label: phone?.previousSibling?.textContent?.trim(),
      phone: textOf(phone),
      href: call?.href,
    },
    quote: { label: textOf(quote), href: quote?.pathname },
    hours: all("li").map(textOf),
  };
}
