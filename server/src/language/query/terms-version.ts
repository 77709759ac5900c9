/** The version of the rules behind `termsOf` and `tierTerms`. Raise it with every change of its result, so that stored terms are made again. */
export const TERMS_VERSION = 3
