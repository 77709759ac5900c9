import { existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { root } from './lib/run.mjs'
import { createSandbox, withFault } from './mutants/sandbox.mjs'
import { areaOf, mutantsOf, tally, tallyTable } from './mutants/tally.mjs'

const folder = mkdtempSync(join(tmpdir(), 'feria-fault-'))
const path = join(folder, 'sum.ts')
const text = 'export const sum = (a, b) => a + b\n'
const fault = { file: 'sum.ts', find: 'a + b', replace: '$& - b' }
const read = () => readFileSync(path, 'utf8')
writeFileSync(path, text)

afterAll(() => rmSync(folder, { recursive: true }))

test('a fault is planted while the work runs, character by character, and removed afterwards', async () => {
  expect(await withFault(folder, fault, () => read())).toBe('export const sum = (a, b) => $& - b\n')
  expect(read()).toBe(text)
})

test('a fault is removed even when the work fails', async () => {
  await expect(withFault(folder, fault, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(read()).toBe(text)
})

test("what imports the project's own packages gets those of the sandbox, where the faults are planted", () => {
  const sandbox = createSandbox()
  onTestFinished(() => rmSync(sandbox, { recursive: true, force: true }))
  for (const own of ['contract', 'server', 'web'])
    expect(realpathSync(join(sandbox, 'node_modules/@feria', own)), own).toBe(realpathSync(join(sandbox, own)))
})

test.each([
  ['that stands twice', { ...fault, find: 'a' }],
  ['that does not stand there', { ...fault, find: 'a * b' }],
  ['of a file that is gone', { ...fault, file: 'gone.ts' }],
])('a fault %s is refused', async (_which, wrong) => {
  await expect(withFault(folder, wrong, () => read())).rejects.toThrow(/stands \d times/)
})

test.each([
  ['server/src/modules/payments/payouts.ts', 'payments'],
  ['web/src/modules/chat/room.ts', 'web: chat'],
  ['web/src/lib/call.ts', 'web'],
  ['server/src/language/text/stem.ts', 'language'],
  ['server/src/engines/db/database.ts', 'engines'],
  ['server/src/core/sockets.ts', 'core'],
  ['contract/src/money.ts', 'contract'],
  ['scripts/structure/file-rules.mjs', 'scripts'],
])('%s belongs to %s', (file, area) => {
  expect(areaOf(file)).toBe(area)
})

test("of a report's mutants only those that ran count: detected when killed or timed out, missed when all tests passed", () => {
  const mutant = (status) => ({ status, location: { start: { line: 3 } }, replacement: 'false', mutatorName: 'Boolean' })
  const statuses = ['Killed', 'Timeout', 'Survived', 'NoCoverage', 'Ignored', 'CompileError']
  const mutants = mutantsOf({ files: { 'contract/src/money.ts': { mutants: statuses.map(mutant) } } })
  expect(mutants.map(({ noticed }) => noticed)).toEqual([true, true, false, false])
  expect(mutants[2]).toEqual({ area: 'contract', file: 'contract/src/money.ts', line: 3, why: 'Boolean: false', noticed: false })
})

test('faults are counted by area, undecided ones as missed, shares rounded down', () => {
  const faults = [
    { area: 'web', noticed: true },
    { area: 'chat', noticed: true },
    { area: 'chat', error: 'the code has moved on' },
    { area: 'chat', noticed: true },
  ]
  expect(tally(faults)).toEqual([
    { area: 'chat', planted: 3, noticed: 2 },
    { area: 'web', planted: 1, noticed: 1 },
  ])
  expect(tallyTable(faults, []).split('\n').slice(2)).toEqual([
    '| chat | 2 of 3 (66 %) |  |',
    '| web | 1 of 1 (100 %) |  |',
    '| **all** | 3 of 4 (75 %) |  |',
  ])
})

const lists = join(root, 'scripts', 'mutants', 'faults')
const faults = readdirSync(lists).flatMap((name) => JSON.parse(readFileSync(join(lists, name), 'utf8')))

test.each(faults)('the kept fault fits the code: $area, $why', ({ file, find, replace, tests }) => {
  expect(existsSync(join(root, file)), file).toBe(true)
  expect(readFileSync(join(root, file), 'utf8').split(find)).toHaveLength(2)
  expect(replace).not.toBe(find)
  expect(tests.length).toBeGreaterThan(0)
  for (const it of tests) expect(existsSync(join(root, it)), it).toBe(true)
})
