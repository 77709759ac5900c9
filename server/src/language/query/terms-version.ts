/**
 * Which rules made the terms of a text. Raised with every change of what `termsOf` answers, so that products are found by the newest rules.
 */
export const TERMS_VERSION = 2
