import { defineConfig } from 'vitest/config'

const project = (name: string, include: string[]) => ({
  extends: true as const,
  test: { name, include },
})

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    // Throw-away servers that the whole test starts; without them their tests are left out.
    provide: { databaseUrl: process.env.TEST_DATABASE_URL ?? '', redisUrl: process.env.TEST_REDIS_URL ?? '' },
    testTimeout: 30_000,
    hookTimeout: 60_000,
    reporters: ['default', 'json'],
    outputFile: { json: 'test-results/vitest.json' },
    projects: [
      project('contract', ['contract/src/**/*.test.ts']),
      project('server', ['server/src/**/*.test.ts']),
      project('web', ['web/{src,build}/**/*.test.{ts,tsx}']),
      project('scripts', ['scripts/**/*.test.mjs']),
    ],
  },
})
