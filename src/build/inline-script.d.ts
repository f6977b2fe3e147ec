/** The text of a classic script, with all that it imports (`build/inline-scripts.ts`). */
declare module "*?inline-script" {
  const code: string;
  export default code;
}
