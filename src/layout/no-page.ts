/**
 * The response of a page that does not exist with this content: a build writes no file for an empty
 * one. With status 404 it would write the not-found page, which `astro dev` shows instead.
 */
export const noPage = () => new Response(null, { status: import.meta.env.DEV ? 404 : 200 });
