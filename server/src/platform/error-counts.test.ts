import { expect, test, vi } from 'vitest'
import type { Ctx } from '../core/context.ts'
import { createErrorCounter } from './error-counts.ts'

test('errors that come while others are written, or cannot be written, are counted with the next', async () => {
  const written: number[] = []
  const answers: PromiseWithResolvers<void>[] = []
  const insert = () => ({
    values: ({ count }: { count: number }) => ({
      onConflictDoUpdate: () => {
        const answer = Promise.withResolvers<void>()
        answers.push(answer)
        return answer.promise.then(() => void written.push(count))
      },
    }),
  })
  const warn = vi.fn()
  const count = createErrorCounter({ db: { insert }, now: () => new Date('2026-11-20T12:00:00Z'), log: { warn } } as unknown as Ctx)
  for (let n = 0; n < 3; n++) count()
  expect(answers).toHaveLength(1)
  answers[0]?.reject(new Error('The database is away'))
  await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(1))
  count()
  answers[1]?.resolve()
  await vi.waitFor(() => expect(written).toEqual([4]))
})
