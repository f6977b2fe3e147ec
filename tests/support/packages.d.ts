/** The types that the tests need of packages without types. */

declare module "@adobe/structured-data-validator" {
  /** Google's rules for rich results. */
  export default class Validator {
    constructor(schemaOrg?: object);
    validate(
      extracted: object,
    ): Promise<{ issueMessage: string; severity: "ERROR" | "WARNING"; path: { type: string }[] }[]>;
  }
}

declare module "@marbec/web-auto-extractor" {
  export default class WebAutoExtractor {
    constructor(options?: { addLocation?: boolean; embedSource?: string[] });
    parse(html: string): object;
  }
}
