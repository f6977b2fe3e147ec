/** What `words.ts` returns while the site is built (`integrations/at-build.ts`). */
declare module "*words.ts?at-build" {
  import type { atBuild } from "#features/lights-out/words.ts";

  const words: ReturnType<typeof atBuild>;
  export default words;
}
