import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { writtenBy } from '../bench/lib/conditions.ts'
import { withSection } from '../bench/lib/report.ts'
import { nodePath } from './lib/node.mjs'
import { startPostgres } from './lib/postgres.mjs'
import { startRedis } from './lib/redis.mjs'
import { endAll, endOnSignals, root, run, toolEnv } from './lib/run.mjs'
import { findTools } from './lib/tools.mjs'
import { replay } from './mutants/replay.mjs'
import { mutantsOf, tallyTable } from './mutants/tally.mjs'
import { ensureInstalled } from './setup.mjs'

// npm run mutants [-- --only hand|stryker] [--area payments] [--faults money] [--write]: plants faults, one at a time, and reports those
// that no test notices. --faults takes one file of scripts/mutants/faults. --write puts the figures of a full run into docs/BENCHMARKS.md.

const { values } = parseArgs({
  options: { only: { type: 'string' }, area: { type: 'string' }, faults: { type: 'string' }, write: { type: 'boolean' } },
})
if (values.only && !['hand', 'stryker'].includes(values.only)) throw new Error('--only takes hand or stryker')
if (values.write && (values.only || values.area || values.faults)) throw new Error('Only the figures of a whole run are written')
const [loadBefore = 0] = loadavg()
const wants = (kind) => !values.only || values.only === kind

const readFaults = () => {
  const folder = join(root, 'scripts', 'mutants', 'faults')
  const all = readdirSync(folder)
    .filter((name) => !values.faults || name === `${values.faults}.json`)
    .sort()
    .flatMap((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')))
  return values.area ? all.filter(({ area }) => area === values.area) : all
}

const byHand = async () => {
  const faults = readFaults()
  const tools = await findTools(['postgres', 'redis', 'nginx', 'pgbouncer', 'promtool', 'systemd', 'kubectl', 'chromium', 'shell'])
  const services = {
    TEST_DATABASE_URL: (await startPostgres({ binaries: tools.postgres, inMemory: true })).url,
    TEST_REDIS_URL: (await startRedis({ binary: tools.redis })).url,
    TEST_NGINX: tools.nginx,
    TEST_PGBOUNCER: tools.pgbouncer,
    TEST_PROMTOOL: tools.promtool,
    TEST_SYSTEMD: tools.systemd,
    TEST_KUBECTL: tools.kubectl,
    CHROMIUM: tools.chromium,
    CHROMIUM_SHELL: tools.shell ?? tools.chromium,
  }
  let done = 0
  return replay(faults, services, ({ noticed, error, area, file, why }) => {
    const verdict = error ? `UNTOLD (${error})` : noticed ? 'noticed' : 'MISSED'
    console.log(`${++done}/${faults.length} ${verdict}: ${area}, ${file}: ${why}`)
  })
}

const byStryker = async () => {
  await run(nodePath(), [join(root, 'node_modules', '@stryker-mutator/core/bin/stryker.js'), 'run', 'scripts/mutants/stryker.config.mjs'], {
    env: toolEnv(),
  })
  const mutants = mutantsOf(JSON.parse(readFileSync(join(root, 'test-results', 'mutants.json'), 'utf8')))
  for (const { file, line, why } of mutants.filter(({ noticed }) => !noticed)) console.log(`MISSED: ${file}:${line} ${why}`)
  return mutants
}

const sectionOf = (table) => `## Faults noticed

${writtenBy('`npm run mutants -- --write`', { loadBefore, isRough: false })}

Faults are planted one at a time in code that is right, and the tests must fail. By hand: the list in scripts/mutants/faults, what needs
HTTP, a database or a browser, each with the tests that have to notice it. By Stryker: every mutant in contract, rules, language and the
structure check, but those of texts and patterns and of what is worked out once, when a file is read.

${table}`

endOnSignals()
try {
  await ensureInstalled('all')
  const hand = wants('hand') ? await byHand() : []
  const stryker = wants('stryker') ? await byStryker() : []
  const table = tallyTable(hand, stryker)
  console.log(`\n${table}`)
  const page = join(root, 'docs', 'BENCHMARKS.md')
  if (values.write) writeFileSync(page, withSection(readFileSync(page, 'utf8'), sectionOf(table)))
  process.exitCode = hand.some(({ noticed }) => !noticed) ? 1 : 0
} finally {
  await endAll()
}
