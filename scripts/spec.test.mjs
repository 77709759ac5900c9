import { readFileSync } from 'node:fs'
import { join as joinPath } from 'node:path'
import { expect, test } from 'vitest'
import { nodePath } from './lib/node.mjs'
import { playwrightSteps, playwrightTests, vitestTests } from './lib/reports.mjs'
import { join, namesSeveral, parseCsv, rowIn, settledRows } from './lib/requirements.mjs'
import { capture, root } from './lib/run.mjs'
import { isTest, readSources } from './structure/sources.mjs'
import { ownFolder } from './testing/own-folder.mjs'

test('CSV fields may hold commas, quotes and line breaks', () => {
  const text = 'id,area,requirement\nA-01,A,"Say ""Hola"", then\nwait."\r\nA-02,A,\n'
  expect(parseCsv(text)).toEqual([
    { id: 'A-01', area: 'A', requirement: 'Say "Hola", then\nwait.' },
    { id: 'A-02', area: 'A', requirement: '' },
  ])
})

// Concatenated, so that the ids of these samples are not taken for rows that this file proves.
const row = (inside, words = '') => `${'['}${inside}]${words}`

test.each([
  [row('A-1', ' one'), 'A-1'],
  [row('A-01', ' has no leading zeros'), 'A-1'],
  ['reads [0, 1] and [a-1]', undefined],
  [row('A-1, B-20', ' a list'), undefined],
  [row('A-08 to A-10', ' a range'), undefined],
  [row('A-8 to 9'), undefined],
  [`${row('A-1')} ${row('B-2')}`, undefined],
])('the row in a title: %#', (title, id) => expect(rowIn(title)).toBe(id))

test('a title with a list, a range or two rows is refused, other brackets are not', () => {
  const refused = [row('A-1, B-2'), row('A-1 to A-3'), row('A-1 to 3'), row('A-1–A-3'), row('A-1 and A-2'), `${row('A-1')} ${row('A-2')}`]
  for (const title of refused) expect([title, namesSeveral(title)]).toEqual([title, true])
  for (const title of [row('A-1', ' reads [0, 1]'), 'reads [0, 1]', 'none']) expect(namesSeveral(title)).toBe(false)
  const { rows, several } = join([{ id: 'A-1' }], [{ title: row('A-1, A-2'), state: 'passed' }])
  expect(rows[0].state).toBe('unproven')
  expect(several).toEqual([row('A-1, A-2')])
})

test('no title in the tree names several rows', () => {
  const texts = readSources(root).filter(({ path }) => isTest(path) && path !== 'scripts/spec.test.mjs')
  const bracket = /\[[A-Z]+-\d+\b[^\][\n]*\](?:[^\n]*\[[A-Z]+-\d+\])?/g
  const wrong = texts.flatMap(({ path, text }) => (text.match(bracket) ?? []).filter(namesSeveral).map((it) => `${path}: ${it}`))
  expect(texts.length).toBeGreaterThan(100)
  expect(wrong).toEqual([])
})

test('a row is proven only by passing tests', () => {
  const rows = ['A-01', 'A-02', 'A-03', 'A-04', 'A-05'].map((id) => ({ id }))
  const tests = [
    { title: row('A-1'), state: 'passed' },
    { title: row('A-2'), state: 'passed' },
    { title: row('A-2'), state: 'failed' },
    { title: row('A-3'), state: 'skipped' },
    { title: row('A-9'), state: 'passed' },
  ]
  const joined = join(rows, tests, [{ id: 'A-02' }, { id: 'A-04' }, { id: 'A-10' }])
  expect(joined.rows.map(({ state }) => state)).toEqual(['proven', 'failing', 'unproven', 'settled', 'unproven'])
  expect(joined.unknown).toEqual(['A-9', 'A-10'])
})

test('a decision settles a row only where its record contains the sentence', () => {
  const line = { id: 'A-1', record: 'one.md', sentence: 'The price is always that of the server.' }
  const read = (path) => (path === 'one.md' ? 'Before.\nThe price is always\nthat of the server. After.' : undefined)
  const others = [
    { ...line, sentence: 'The price is always that of the browser.' },
    { ...line, record: 'two.md' },
    { ...line, sentence: 'The price' },
  ]
  expect(settledRows([line, ...others], read)).toEqual({ settled: [line], unfounded: others })
})

const readDoc = (path) => {
  try {
    return readFileSync(joinPath(root, 'docs', path), 'utf8')
  } catch {
    return undefined
  }
}

test('each row settled by a decision states what is left open, and its decision exists in docs', () => {
  const lines = parseCsv(readDoc('settled-rows.csv'))
  const open = parseCsv(readDoc('requirements.csv')).filter(({ requirement }) => requirement.startsWith('OPEN'))
  expect(settledRows(lines, readDoc).unfounded).toEqual([])
  expect(lines.filter(({ id }) => !open.some((row) => row.id === id))).toEqual([])
  expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length)
})

test('the steps of a journey count by their own titles, in the last try', () => {
  const first = { steps: [{ title: 'a', error: { message: 'late' } }] }
  const last = {
    steps: [
      { title: 'a', steps: [{ title: 'inside' }] },
      { title: 'b', error: { message: 'no' } },
    ],
  }
  const suites = [
    { title: 'x.spec.ts', suites: [{ title: 'd', specs: [{ title: 's', tests: [{ results: [first, last] }, { results: [] }] }] }] },
  ]
  expect(playwrightSteps({ suites })).toEqual([
    { title: 'a', state: 'passed' },
    { title: 'inside', state: 'passed' },
    { title: 'b', state: 'failed' },
  ])
})

test('a test file that does not load counts as failed', () => {
  const tests = vitestTests({ testResults: [{ name: 'a.test.ts', status: 'failed', assertionResults: [] }] })
  expect(tests).toEqual([{ title: 'a.test.ts', state: 'failed' }])
})

test('what passes only the second time passed, and is known for it', () => {
  const retried = (status) => ({ fullName: status, status, meta: { isRetried: true } })
  const assertionResults = [retried('passed'), retried('failed'), { fullName: 'at once', status: 'passed', meta: {} }]
  expect(vitestTests({ testResults: [{ name: 'a.test.ts', status: 'failed', assertionResults }] })).toEqual([
    { title: 'passed', state: 'passed', isFlaky: true },
    { title: 'failed', state: 'failed' },
    { title: 'at once', state: 'passed' },
  ])
  const suites = [{ title: 'buyer.spec.ts', specs: [{ title: 'pays', tests: [{ status: 'flaky' }, { status: 'expected' }] }] }]
  expect(playwrightTests({ suites, errors: [] })).toEqual([
    { title: 'buyer.spec.ts pays', state: 'passed', isFlaky: true },
    { title: 'buyer.spec.ts pays', state: 'passed' },
  ])
})

test('a journey skipped at one width counts where it ran', () => {
  const spec = (title, ...statuses) => ({ title, tests: statuses.map((status) => ({ status })) })
  const suites = [
    {
      title: 'buyer.spec.ts',
      specs: [spec('pays', 'skipped', 'expected')],
      suites: [{ title: 'chat', specs: [spec('asks', 'skipped', 'skipped')] }],
    },
  ]
  expect(playwrightTests({ suites, errors: [] }).map(({ title, state }) => [title, state])).toEqual([
    ['buyer.spec.ts chat asks', 'skipped'],
    ['buyer.spec.ts chat asks', 'skipped'],
    ['buyer.spec.ts pays', 'passed'],
  ])
})

/** The list of two rows after a run of one test, with its exit code. */
const list = async (fullName, { sentence = 'The price is always that of the server.', args = [] } = {}) => {
  const report = { testResults: [{ name: 'a', status: 'passed', assertionResults: [{ fullName, status: 'passed' }] }] }
  const folder = ownFolder({
    copied: ['scripts/spec.mjs', 'scripts/lib'],
    written: {
      'docs/requirements.csv': 'id,area,requirement\nA-01,A,One.\nB-01,B,Two.\n',
      'docs/settled-rows.csv': `id,record,sentence\nA-01,one.md,${sentence}\n`,
      'docs/one.md': 'The price is always that of the server.',
      'test-results/vitest.json': JSON.stringify(report),
    },
  })
  return capture(nodePath(), [joinPath(folder, 'scripts/spec.mjs'), ...args], { cwd: folder })
}

test('the list names rows that are neither proven nor settled; these alone are no failure', async () => {
  const { code, output } = await list('adds')
  expect(output).toContain('A: 0 of 1 rows proven, 1 settled by a decision\n  A-01 is settled in docs/one.md: The price is always')
  expect(output).toContain('B: 0 of 1 rows proven\n  B-01 Two.\n')
  expect([code, output.split('\n').at(-1)]).toEqual([0, '1 of 2 rows proven or settled'])
  const ofB = await list(row('B-1', ' adds'), { args: ['--area', 'b'] })
  expect([ofB.code, ofB.output.split('\n').at(-1), ofB.output.includes('A-01')]).toEqual([0, '1 of 1 rows proven or settled', false])
})

test.each([
  ['a title names several rows', row('A-1, B-1'), {}, 'This title names several rows'],
  ['a title names a row that does not exist', row('C-1'), {}, 'rows that do not exist: C-1'],
  ['a decision does not hold its sentence', 'adds', { sentence: 'The price is that of the browser.' }, 'does not hold the sentence'],
])('the list fails where %s', async (_why, title, change, message) => {
  expect(await list(title, change)).toMatchObject({ code: 1, output: expect.stringContaining(message) })
})
