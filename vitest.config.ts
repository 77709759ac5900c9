import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

interface Others {
  globalSetup?: string[]
  exclude?: string[]
  isolate?: true
  environment?: 'happy-dom'
  alias?: Record<string, string>
  setupFiles?: string[]
  execArgv?: string[]
}
const project = (name: string, include: string[], others: Others = {}) => ({
  extends: true as const,
  test: { name, include, ...others },
})
const argon2Once = fileURLToPath(new URL('server/src/testing/argon2-once.ts', import.meta.url))
// What the build makes; tests have no style sheets.
const noTheme = fileURLToPath(new URL('web/src/styles/base.css', import.meta.url))
// No page of a test has a server to connect to: what it tells by itself is made up.
const noSocket = fileURLToPath(new URL('web/src/testing/fake-socket.ts', import.meta.url))
const mocked = ['web/src/**/*.mocked.test.ts']
const shown = ['web/src/**/use-*.test.ts', 'web/src/**/*.shown.test.tsx']
const pages = ['web/src/testing/shown/*.shown.test.tsx']
const leaveNothing = ['web/src/testing/leave-nothing.ts']

export default defineConfig({
  test: {
    pool: 'forks',
    // One more than the cores of the smallest machine: those that test real processes mostly wait for them.
    maxWorkers: 3,
    // A worker reads the code once for all of its files, not once a file: a third of the time. No module keeps what a test could leave
    // behind, but for those of hooks.
    isolate: false,
    // Throw-away servers that the whole test starts; without them their tests are left out.
    provide: {
      databaseUrl: process.env.TEST_DATABASE_URL ?? '',
      redisUrl: process.env.TEST_REDIS_URL ?? '',
      nginx: process.env.TEST_NGINX ?? '',
      pgbouncer: process.env.TEST_PGBOUNCER ?? '',
      newerPgbouncer: process.env.TEST_PGBOUNCER_NEWER ?? '',
      promtool: process.env.TEST_PROMTOOL ?? '',
      systemd: process.env.TEST_SYSTEMD ?? '',
      kubectl: process.env.TEST_KUBECTL ?? '',
      // So many orders live through a random history with clocks; 10,000 take a quarter of an hour.
      orderHistories: Number(process.env.TEST_ORDER_HISTORIES || 100),
    },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // As the journeys: what passes only the second time is told as flaky; it does not stop a landing.
    retry: process.env.CI ? 1 : 0,
    setupFiles: ['scripts/testing/note-retries.mjs'],
    // What is waited for comes a second later on a quick machine, and much later on a busy one.
    expect: { poll: { timeout: 15_000 } },
    reporters: ['default', 'json'],
    outputFile: { json: 'test-results/vitest.json' },
    projects: [
      project('contract', ['contract/src/**/*.test.ts']),
      project('server', ['server/src/**/*.test.ts'], {
        alias: { '@node-rs/argon2': argon2Once },
        // As `server/node.sh` does: what V8 optimises of the embedded database takes a worker three seconds, which are not won back.
        execArgv: ['--liftoff-only'],
        globalSetup: ['scripts/testing/build-server.mjs'],
      }),
      project('web', ['web/{src,build}/**/*.test.{ts,tsx}'], { exclude: [...shown, ...mocked] }),
      // A project of their own: where the next file wants another environment a worker ends, so a line in each file would cost twice
      // the time.
      project('hooks', shown, { exclude: [...mocked, ...pages], environment: 'happy-dom', setupFiles: leaveNothing }),
      // Whole pages, with all that they load and keep for as long as the app is open: apart from tests that begin with none of it.
      project('pages', pages, {
        environment: 'happy-dom',
        setupFiles: leaveNothing,
        alias: { 'virtual:theme-variables.css': noTheme, 'socket.io-client': noSocket },
      }),
      // A mock does not reach a module that another file has loaded before.
      project('mocked', mocked, { isolate: true }),
      project('scripts', ['scripts/**/*.test.mjs']),
    ],
  },
})
