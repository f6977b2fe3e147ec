/** What `words.ts` returns while the site is built (`integrations/at-build.ts`). */
declare module "*words.ts?at-build" {
  const words: ReturnType<typeof import("./words.ts").atBuild>;
  export default words;
}
