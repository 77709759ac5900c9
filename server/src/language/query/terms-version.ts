/** The version of the rules of `termsOf` and `tierTerms`. Raise it with every change of a result, so that stored terms are made again. */
export const TERMS_VERSION = 11
