/** The versions of the terms and the rules, the newest first, each named after the day from which it holds. */
export const termsVersions = ['2026-12-01'] as const
export type TermsVersion = (typeof termsVersions)[number]

/** The version that holds, or will on its day. */
export const TERMS_VERSION: TermsVersion = termsVersions[0]
