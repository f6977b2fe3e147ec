/** What `words.ts` returns while the site is built (`build/build-time-data.ts`). */
declare module "*words.ts?build-time-data" {
  // eslint-disable-next-line no-restricted-imports -- TypeScript allows no relative path here
  import type { buildTimeData } from "#features/bedroom/words.ts";

  const words: ReturnType<typeof buildTimeData>;
  export default words;
}
