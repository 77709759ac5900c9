import { defineConfig } from 'vitest/config'

/** The tests that run within one process in milliseconds. */
export default defineConfig({
  test: {
    include: [
      'contract/src/**/*.test.ts',
      'server/src/**/*.rules.test.ts',
      'server/src/fields.test.ts',
      'server/src/language/*.test.ts',
      'server/src/modules/wishes/matching.kinds.test.ts',
      'scripts/structure.test.mjs',
    ],
    // What a text costs is another thing where every line counts its mutants.
    exclude: ['server/src/language/cost.test.ts'],
    provide: { databaseUrl: '', redisUrl: '', nginx: '' },
  },
})
