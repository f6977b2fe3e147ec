/**
 * The text of a classic script, with everything that the module imports
 * (`src/tools/build/inline-scripts.ts`).
 */
declare module "*?inline-script" {
  const code: string;
  export default code;
}
