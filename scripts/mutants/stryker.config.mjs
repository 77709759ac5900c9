/** Mutants of pure code: rules, contract and language, with their own tests, which need neither database nor browser. */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'scripts/mutants/vitest.config.mjs' },
  mutate: [
    'contract/src/**/*.ts',
    'server/src/**/*rules.ts',
    'server/src/language/**/*.ts',
    'scripts/structure/*.mjs',
    '!**/*.test.ts',
    // Word lists: a word more or less is not a logic fault.
    '!server/src/language/{lexicon/{synonyms/*,brands,accessories},text/stem-exceptions,scoring/weights}.ts',
  ],
  coverageAnalysis: 'perTest',
  // Values computed on load need every test for each mutant: hours for schemas and tables, which the hand-written list covers.
  ignoreStatic: true,
  concurrency: 2,
  // Message texts are pinned where the specification gives them, not character by character everywhere.
  mutator: { excludedMutations: ['StringLiteral', 'Regex'] },
  // Stryker needs TypeScript's API to read the project's settings, which TypeScript 7 does not have; Vitest needs none.
  tsconfigFile: 'none',
  reporters: ['progress-append-only', 'json'],
  jsonReporter: { fileName: 'test-results/mutants.json' },
  tempDirName: 'test-results/stryker',
}
