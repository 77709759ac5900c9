/**
 * Arguments for `tsc` where processor time counts: by default four checkers share the files of a project, and each works out again the
 * types that they have in common. The contract takes 8 s of a processor with one, and 18 to 35 with four.
 */
export const oneChecker = ['--singleThreaded']
