import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readArguments } from './lib/arguments.mjs'
import { nodePath } from './lib/node.mjs'
import { capture, toolEnv } from './lib/run.mjs'
import { createSteps, LeftOut } from './lib/steps.mjs'
import { verdictOf } from './lib/verdict.mjs'
import { createSandbox } from './mutants/sandbox.mjs'

test.each([
  [[], { filter: [] }],
  [['--only', 'unit', 'chat', 'orders'], { only: 'unit', filter: ['chat', 'orders'] }],
  [['--changed'], { changed: 'HEAD', filter: [] }],
  [['--changed', 'main~2', 'chat'], { changed: 'main~2', filter: ['chat'] }],
  [['chat', '--changed', '--only', 'unit'], { changed: 'HEAD', only: 'unit', filter: ['chat'] }],
])('npm test accepts %j', (words, asked) => expect(readArguments(words)).toEqual(asked))

test.each([[['--only', 'some']], [['--changes']], [['--only']]])('npm test prints its usage for %j', (words) => {
  expect(() => readArguments(words)).toThrow('npm test -- [--only checks|unit|browser|other-browsers] [--changed [REVISION]]')
})

const run = (change) => verdictOf({ tests: [{ title: 'adds', state: 'passed' }], leftOut: [], hasFailed: false, isCi: true, ...change })
const leftOut = [{ name: 'Redis', note: 'Redis is not installed' }]

test.each([
  ['passes when every test passed', {}, 0],
  ['fails when a test failed', { tests: [{ title: 'adds', state: 'failed' }] }, 1],
  ['fails when a step failed, whatever its tests say', { hasFailed: true }, 1],
  ['fails in CI when a step was left out', { leftOut }, 1],
  ['passes in CI when what was left out may be', { leftOut: [{ ...leftOut[0], isAllowed: true }] }, 0],
  ['fails in CI when more was left out than may be', { leftOut: [{ ...leftOut[0], isAllowed: true }, leftOut[0]] }, 1],
  ['passes elsewhere when a step was left out', { leftOut, isCi: false }, 0],
  ['fails in CI when a test skipped itself', { tests: [{ title: 'adds', state: 'skipped' }] }, 1],
  ['passes elsewhere when a test skipped itself', { tests: [{ title: 'adds', state: 'skipped' }], isCi: false }, 0],
])('a run %s', (_what, change, code) => expect(run(change).code).toBe(code))

test('a run names what failed, with the reason, and what was left out', () => {
  const tests = ['failed', 'skipped', 'passed'].map((state) => ({ title: `one ${state}`, state }))
  const flaky = { title: 'three', state: 'passed', isFlaky: true }
  const { lines, code } = run({ leftOut, tests: [...tests, { title: 'two failed', state: 'failed', reason: 'Error: not there' }, flaky] })
  expect(lines).toEqual([
    '\nLEFT OUT: Redis (Redis is not installed); 1 tests (skipped by themselves)',
    'With CI=true nothing but WebKit may be left out: this run FAILS.',
    'FAILED: one failed',
    'FAILED: two failed\n  Error: not there',
    'FLAKY, passed the second time: three',
    '\n2 passed, 2 failed',
  ])
  expect(code).toBe(1)
  expect(run({ tests: [flaky] }).code).toBe(0)
})

test('a step that throws fails, one that reports itself skipped is skipped, and neither stops the next', async () => {
  const { step, leftOut: left, hasFailed } = createSteps()
  expect(await step('browser', () => Promise.reject(new LeftOut('not installed')))).toBe(false)
  expect(hasFailed()).toBe(false)
  expect(await step('webkit', () => Promise.reject(new LeftOut('not installed', { isAllowed: true })))).toBe(false)
  expect(await step('vitest', () => Promise.reject(new Error('ended with code 1')))).toBe(false)
  expect(await step('checks', () => Promise.resolve())).toBe(true)
  expect(hasFailed()).toBe(true)
  expect(left().map(({ name, isAllowed }) => [name, isAllowed])).toEqual([
    ['browser', false],
    ['webkit', true],
  ])
})

const folders = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

// Where no build looks: what is built is built once.
const PLANTED = 'scripts/planted'

/** A copy of the project with tests of ours, by file name. */
const plant = (tests) => {
  const folder = createSandbox()
  folders.push(folder)
  mkdirSync(join(folder, PLANTED))
  for (const [name, body] of Object.entries(tests)) {
    writeFileSync(join(folder, PLANTED, `${name}.test.mjs`), `import { expect, test } from 'vitest'\n${body}\n`)
  }
  return folder
}

/** Runs `npm test -- --only unit planted` in such a copy; resolves to its exit code and all that it printed, on both streams. */
const npmTest = (folder, ...more) => {
  const env = toolEnv({ CI: '' }, ['npm_lifecycle_event', 'VITEST', 'VITEST_POOL_ID', 'VITEST_WORKER_ID', 'NODE_ENV'])
  return capture(nodePath(), ['scripts/test.mjs', '--only', 'unit', PLANTED, ...more], { cwd: folder, env })
}

// If the web is not built yet, each of the two builds it first.
test('npm test fails when a planted test fails, and only then', { timeout: 180_000 }, async () => {
  const wrong = "test('one and one', () => expect(1 + 1).toBe(3))"
  const [failing, passing] = await Promise.all([
    npmTest(plant({ planted: `${wrong}\nlet times = 0\ntest('in the end', { retry: 1 }, () => expect(++times).toBe(2))` })),
    npmTest(plant({ planted: "test('one and one', () => expect(1 + 1).toBe(2))" })),
  ])
  expect(failing).toMatchObject({ code: 1, output: expect.stringContaining('FAILED: one and one\n  AssertionError: expected 2 to be 3') })
  expect(failing.output).toContain('FLAKY, passed the second time: in the end\n\n1 passed, 1 failed')
  expect(passing).toMatchObject({ code: 0, output: expect.stringContaining('1 passed, 0 failed') })
})

test('npm test -- --changed runs the tests that lead to a changed file, and no others', { timeout: 180_000 }, async () => {
  const folder = plant({
    touched: "import { one } from './one.mjs'\ntest('one and one', () => expect(one + one).toBe(2))",
    untouched: "test('nothing', () => expect(0).toBe(1))",
  })
  const one = join(folder, PLANTED, 'one.mjs')
  writeFileSync(one, 'export const one = 1\n')
  const git = (...args) => capture('git', ['-c', 'user.name=Ana', '-c', 'user.email=ana@feria.example', ...args], { cwd: folder })
  for (const args of [
    ['init', '-q'],
    ['add', '-A'],
    ['commit', '-qm', 'All'],
  ])
    expect(await git(...args)).toEqual({ code: 0, output: '' })
  expect((await npmTest(folder, '--changed')).output).toContain('0 passed, 0 failed')
  writeFileSync(one, 'export const one = 2\n')
  const { code, output } = await npmTest(folder, '--changed')
  expect([code, output]).toEqual([1, expect.stringContaining('FAILED: one and one')])
  expect(output).toContain('0 passed, 1 failed')
  expect((await npmTest(folder, '--changed', 'nowhere')).code).toBe(1)
})
