import { expect, test } from 'vitest'
import { idsOf, jobLines } from './jobs.ts'

const id = '01a21c4f-f15a-7660-836a-ab721ac6e443'
const at = new Date('2026-11-27T10:00:00Z')
const job = {
  id,
  queue: 'external',
  state: 'failed',
  tasks: ['orders.paid/orders.email'],
  at,
  attempts: 8,
  error: 'refused\nat x',
} as const
const waiting = { ...job, queue: 'events', state: 'created', error: null } as const

test('a job is a line, and one more for why it failed', () => {
  expect(
    jobLines([
      { ...job, tasks: [...job.tasks] },
      { ...waiting, tasks: ['one', 'two'] },
    ]),
  ).toBe(
    [
      `failed  external  2026-11-27T10:00:00.000Z  ${id}  orders.paid/orders.email`,
      '        after 8 retries: refused',
      `created events    2026-11-27T10:00:00.000Z  ${id}  one, two`,
    ].join('\n'),
  )
  expect(jobLines([])).toBe('No such job.')
})

test('of more than two hundred jobs the first are listed, and the others counted', () => {
  const lines = (count: number) => jobLines(Array.from({ length: count }, () => ({ ...waiting, tasks: ['one'] }))).split('\n')
  expect(lines(200)).toHaveLength(200)
  expect(lines(203).slice(199)).toEqual([lines(1)[0], '… and 3 more'])
})

test('jobs are named by their ids, or all of them by a word; anything else is refused with what to do', () => {
  expect(idsOf([id, id.toUpperCase()])).toEqual([id, id.toUpperCase()])
  expect(idsOf(['--all'])).toBe('all')
  expect(() => idsOf([])).toThrow('jobs --failed lists them')
  expect(() => idsOf([id, 'todas'])).toThrow('todas is not the id of a job')
})
