import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

// Stryker works in a copy whose packages are links: resolved by name, the contract would be the one without faults.
const contract = join(import.meta.dirname, '..', '..', 'contract', 'src')

/** The tests that run within one process in milliseconds. */
export default defineConfig({
  resolve: {
    alias: [
      { find: /^@feria\/contract$/, replacement: join(contract, 'index.ts') },
      { find: /^@feria\/contract\/(.+)$/, replacement: join(contract, '$1.ts') },
    ],
  },
  test: {
    include: [
      'contract/src/**/*.test.ts',
      'server/src/**/*rules.test.ts',
      'server/src/core/fields.test.ts',
      'server/src/language/**/*.test.ts',
      'server/src/modules/wishes/matching.kinds.test.ts',
      'scripts/structure.test.mjs',
    ],
    // Mutation instrumentation distorts the time measurements.
    exclude: ['server/src/language/cost.test.ts'],
    provide: { databaseUrl: '', redisUrl: '', nginx: '' },
  },
})
