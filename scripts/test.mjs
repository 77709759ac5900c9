import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { kinds, readArguments } from './lib/arguments.mjs'
import { checks } from './lib/checks.mjs'
import { fetchNewerPgbouncer } from './lib/newer-pgbouncer.mjs'
import { nodePath } from './lib/node.mjs'
import { startPostgres } from './lib/postgres.mjs'
import { startRedis } from './lib/redis.mjs'
import { readReports, removeReports } from './lib/reports.mjs'
import { endAll, endOnSignals, root, run, toolEnv } from './lib/run.mjs'
import { createSteps, LeftOut } from './lib/steps.mjs'
import { findTools } from './lib/tools.mjs'
import { verdictOf } from './lib/verdict.mjs'
import { ensureBuilt, ensureInstalled } from './setup.mjs'

const asked = () => {
  try {
    return readArguments(process.argv.slice(2))
  } catch (error) {
    console.error(error.message)
    process.exit(2)
  }
}
const { only, changed, filter } = asked()
/** Vitest selects the tests that import a changed file, Playwright the changed journeys. */
const forVitest = changed ? [...filter, `--changed=${changed}`] : filter
const forPlaywright = changed ? [...filter, `--only-changed=${changed}`, '--pass-with-no-tests'] : filter

const { step, leaveOut, table, leftOut, hasFailed } = createSteps()
// Tests must never touch a database or a service named in the machine's settings.
const outside = [
  'DATABASE_URL',
  'DATABASE_REPLICA_URL',
  'REDIS_URL',
  'SMTP_URL',
  'S3_BUCKET',
  'METRICS_PORT',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'DATA_DIR',
  'PORT',
  'HOST',
  'NODE_ENV',
  'DEMO',
]
const wants = (kind) => !only || only === kind
const tool = (...path) => join(root, 'node_modules', ...path)

/** Starts a service as a step; resolves to its URL, or undefined. */
const service = async (name, found, startIt) => {
  let url
  await step(name, async () => {
    if (!found) throw new LeftOut(`${name} is not installed`)
    url = (await startIt()).url
    console.log(url)
  })
  return url
}

const database = (tools) => service('PostgreSQL', tools.postgres, () => startPostgres({ binaries: tools.postgres, inMemory: true }))

const unit = async (tools, databaseUrl) => {
  const env = toolEnv({}, outside)
  env.TEST_DATABASE_URL = databaseUrl
  env.TEST_REDIS_URL = await service('Redis', tools.redis, () => startRedis({ binary: tools.redis }))
  env.TEST_NGINX = tools.nginx
  env.TEST_PGBOUNCER = tools.pgbouncer
  if (tools.pgbouncer) {
    // Debian 13's beside the machine's own: since 1.21 prepared statements are kept, and both kinds are in use.
    await step('newer PgBouncer', async () => {
      env.TEST_PGBOUNCER_NEWER = await fetchNewerPgbouncer()
      if (!env.TEST_PGBOUNCER_NEWER) throw new LeftOut('Debian 13 has it, and is not reached from here', { isAllowed: true })
    })
  }
  env.TEST_PROMTOOL = tools.promtool
  env.TEST_SYSTEMD = tools.systemd
  env.TEST_KUBECTL = tools.kubectl
  // Undefined would reach the tests as a string.
  for (const name of Object.keys(env)) if (name.startsWith('TEST_') && !env[name]) delete env[name]
  await step('vitest', () => run(nodePath(), [tool('vitest', 'vitest.mjs'), 'run', ...forVitest], { env }))
}

const browser = async (tools, databaseUrl) => {
  await step('playwright', async () => {
    const folder = join(root, 'e2e')
    if (!existsSync(folder) || !readdirSync(folder).some((name) => name.endsWith('.spec.ts'))) throw new LeftOut('e2e/ has no journey')
    if (!tools.chromium) throw new LeftOut('Chromium is not installed')
    const env = toolEnv({ CHROMIUM: tools.chromium, CHROMIUM_SHELL: tools.shell ?? tools.chromium }, outside)
    if (databaseUrl) env.TEST_DATABASE_URL = databaseUrl
    else delete env.TEST_DATABASE_URL
    await run(nodePath(), [tool('@playwright', 'test', 'cli.js'), 'test', ...forPlaywright], { env })
  })
}

const otherBrowser = (name, leaveOut) =>
  step(name, async () => {
    if (leaveOut) throw leaveOut
    const report = ['--reporter=default', '--reporter=json', `--outputFile.json=${join(root, 'test-results', `${name}.json`)}`]
    const args = ['run', '--config', join(root, 'e2e', 'other-browsers', 'vitest.config.ts'), '--project', name, ...report, ...forVitest]
    await run(nodePath(), [tool('vitest', 'vitest.mjs'), ...args], { env: toolEnv({}, outside) })
  })

// One after the other beside the journeys, which take longer than both: more at once would only wait for each other.
const otherBrowsers = async ({ firefox, webkit, xvfb }) => {
  await otherBrowser('firefox', firefox ? null : new LeftOut('Firefox is not installed'))
  // Not every system has its driver.
  await otherBrowser('webkit', webkit && xvfb ? null : new LeftOut('WebKit is not installed', { isAllowed: true }))
}

const testAll = async () => {
  if (!(await step('install', () => ensureInstalled('all')))) return leaveOut('everything else', 'nothing runs without the dependencies')
  for (const kind of kinds) if (!wants(kind)) leaveOut(kind, `--only ${only}`)
  if (filter.length > 0) leaveOut('other tests', `only those that match ${filter.join(' ')}`)
  if (changed) {
    const isKnown = await step('git', () => run('git', ['rev-parse', '--verify', '--quiet', `${changed}^{commit}`]))
    if (!isKnown) return leaveOut('everything else', `nothing is known of ${changed}`)
    leaveOut('other tests', `only those that lead to what changed since ${changed}`)
  }
  if (wants('checks')) for (const [name, work] of Object.entries(checks)) await step(name, work)
  if (only === 'checks') return
  const needs = {
    unit: ['postgres', 'redis', 'nginx', 'pgbouncer', 'promtool', 'systemd', 'kubectl'],
    browser: ['postgres', 'chromium', 'shell'],
    'other-browsers': ['firefox', 'webkit', 'xvfb'],
  }
  const names = [...new Set(Object.entries(needs).flatMap(([kind, them]) => (wants(kind) ? them : [])))]
  let tools = {}
  await step('tools', async () => {
    tools = await findTools(names)
    for (const [name, path] of Object.entries(tools)) console.log(`${name}: ${path ?? 'not installed'}`)
  })
  const isBuilt = await step('build', () => ensureBuilt())
  const databaseUrl = wants('unit') || wants('browser') ? await database(tools) : undefined
  if (wants('unit')) await unit(tools, databaseUrl)
  const journeys = []
  if (wants('browser') && isBuilt) journeys.push(browser(tools, databaseUrl))
  else if (wants('browser')) leaveOut('playwright', 'the web does not build')
  if (wants('other-browsers') && isBuilt) journeys.push(otherBrowsers(tools))
  else if (wants('other-browsers')) leaveOut('firefox, webkit', 'the web does not build')
  await Promise.all(journeys)
}

const isCi = ['true', '1'].includes(process.env.CI ?? '')
endOnSignals()
removeReports()
try {
  await testAll()
} catch (error) {
  await step('npm test', () => Promise.reject(error))
} finally {
  await endAll()
}

const tests = Object.values(readReports()).flatMap((them) => them ?? [])
const { lines, code } = verdictOf({ tests, leftOut: leftOut(), hasFailed: hasFailed(), isCi })
console.log([`\n${table()}`, ...lines].join('\n'))
process.exitCode = code
