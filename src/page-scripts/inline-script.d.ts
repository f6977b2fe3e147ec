/** The text of a classic script, with all that it imports (`tools/build/inline-scripts.ts`). */
declare module "*?inline-script" {
  const code: string;
  export default code;
}
