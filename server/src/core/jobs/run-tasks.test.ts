import { expect, test, vi } from 'vitest'
import type { Traces } from '../../engines/traces/traces.ts'
import type { Log } from '../context.ts'
import type { Task } from './queues.ts'
import { createRunner } from './run-tasks.ts'

test('a task that fails keeps no other from running, and its trace, its log line and its time say so', async () => {
  const ended: unknown[][] = []
  const begin = (_kind: string, name: string) => ({
    traceId: `of ${name}`,
    traceparent: '',
    end: (...how: unknown[]) => ended.push([name, ...how]),
  })
  const [warn, time] = [vi.fn(), vi.fn()]
  const error = new Error('away')
  const tasks = new Map<string, Task>([
    ['bad', { name: 'bad', queue: 'events', run: () => Promise.reject(error) }],
    ['good', { name: 'good', queue: 'events', run: async () => undefined }],
  ])
  const run = createRunner(tasks, { warn } as unknown as Log, { begin } as unknown as Traces, time)
  expect(await run('events', { tasks: ['bad', 'good'], event: {} })).toEqual([{ task: 'bad', error }])
  expect(ended).toEqual([['bad', {}, true], ['good']])
  expect(warn.mock.calls).toEqual([[{ err: error, task: 'bad', traceId: 'of bad' }, 'a job failed']])
  expect(time.mock.calls.map(([, task, outcome]) => [task, outcome])).toEqual([
    ['bad', 'failed'],
    ['good', 'done'],
  ])
})
