/** The text of a classic script, with all that it imports (`integrations/inline-scripts.ts`). */
declare module "*?inline-script" {
  const code: string;
  export default code;
}
