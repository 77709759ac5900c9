/** Mutants of what is pure: rules, contract and language, with their own tests, which need neither database nor browser. */
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
    // Lists of words: a word more or less is no fault of reasoning.
    '!server/src/language/{lexicon/{synonyms/*,brands,accessories},text/stem-exceptions,scoring/weights}.ts',
  ],
  coverageAnalysis: 'perTest',
  // What is worked out once, when a file is read, wants every test for each mutant: hours for schemas and tables, which the kept
  // list covers.
  ignoreStatic: true,
  concurrency: 2,
  // The words of a message are pinned where the specification states them, not letter by letter everywhere.
  mutator: { excludedMutations: ['StringLiteral', 'Regex'] },
  // Stryker wants TypeScript's own programming interface to read the project's settings, which TypeScript 7 does not have; Vitest
  // needs none.
  tsconfigFile: 'none',
  reporters: ['progress-append-only', 'json'],
  jsonReporter: { fileName: 'test-results/mutants.json' },
  tempDirName: 'test-results/stryker',
}
