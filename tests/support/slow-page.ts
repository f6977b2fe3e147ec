import { proxyPages } from "./proxy.ts";

/** Serves the site from another origin. Pages stop arriving after `text` until `resume`. */
export async function stopAfter(text: string, site: string) {
  const { promise: waiting, resolve } = Promise.withResolvers<undefined>();
  const proxy = await proxyPages(site, async (page, response) => {
    const end = page.indexOf(text) + text.length;
    response.write(page.slice(0, end));
    await waiting;
    response.end(page.slice(end));
  });
  const resume = () => {
    resolve(undefined);
  };
  return {
    origin: proxy.origin,
    resume,
    [Symbol.asyncDispose]: () => {
      resume();
      return proxy[Symbol.asyncDispose]();
    },
  };
}
