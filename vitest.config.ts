import { defineConfig } from 'vitest/config'

const project = (name: string, include: string[]) => ({
  extends: true as const,
  test: { name, include },
})

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    // A worker reads the code once for all of its files, not once a file: a third of the time. No module keeps what a test could leave behind.
    isolate: false,
    // Throw-away servers that the whole test starts; without them their tests are left out.
    provide: {
      databaseUrl: process.env.TEST_DATABASE_URL ?? '',
      redisUrl: process.env.TEST_REDIS_URL ?? '',
      nginx: process.env.TEST_NGINX ?? '',
    },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // What is waited for comes a second later on a quick machine, and much later on a busy one.
    expect: { poll: { timeout: 15_000 } },
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
