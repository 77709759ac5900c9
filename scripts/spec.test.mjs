import { expect, test } from 'vitest'
import { playwrightTests, vitestTests } from './lib/reports.mjs'
import { join, parseCsv, rowsIn } from './lib/requirements.mjs'

test('CSV fields may hold commas, quotes and line breaks', () => {
  const text = 'id,area,requirement\nA-01,A,"Say ""Hola"", then\nwait."\r\nA-02,A,\n'
  expect(parseCsv(text)).toEqual([
    { id: 'A-01', area: 'A', requirement: 'Say "Hola", then\nwait.' },
    { id: 'A-02', area: 'A', requirement: '' },
  ])
})

test.each([
  ['[' + 'A-1] one', ['A-1']],
  ['[' + 'A-1, B-20] a list', ['A-1', 'B-20']],
  ['[' + 'A-08 to A-10] a range', ['A-8', 'A-9', 'A-10']],
  ['[' + 'A-8 to 9, B-1] a range and one more', ['A-8', 'A-9', 'B-1']],
  ['reads [0, 1] and [A-1, x]', []],
])('the rows in a title: %#', (title, rows) => expect(rowsIn(title)).toEqual(rows))

test('a row is proven by passing tests alone', () => {
  const rows = ['A-01', 'A-02', 'A-03'].map((id) => ({ id }))
  const tests = [
    { title: '[' + 'A-1, A-2]', state: 'passed' },
    { title: '[' + 'A-2]', state: 'failed' },
    { title: '[' + 'A-3, A-9]', state: 'skipped' },
  ]
  const joined = join(rows, tests)
  expect(joined.rows.map(({ state }) => state)).toEqual(['proven', 'failing', 'unproven'])
  expect(joined.unknown).toEqual(['A-9'])
})

test('a test file that does not load counts as failed', () => {
  const tests = vitestTests({ testResults: [{ name: 'a.test.ts', status: 'failed', assertionResults: [] }] })
  expect(tests).toEqual([{ title: 'a.test.ts', state: 'failed' }])
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
