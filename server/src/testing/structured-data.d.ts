/** What is used of @marbec/web-auto-extractor, which has no types of its own. */
declare module '@marbec/web-auto-extractor' {
  class WebAutoExtractor {
    constructor(options?: { addLocation?: boolean; embedSource?: ('rdfa' | 'microdata')[] })
    /** The structured data of a page, by format and type. */
    parse(html: string): { jsonld: Record<string, object[]> }
  }
  export = WebAutoExtractor
}

/** What is used of @adobe/structured-data-validator, which has no types of its own. */
declare module '@adobe/structured-data-validator' {
  class Validator {
    validate(data: { jsonld: Record<string, object[]> }): Promise<{ severity: 'ERROR' | 'WARNING'; issueMessage: string }[]>
  }
  export = Validator
}
