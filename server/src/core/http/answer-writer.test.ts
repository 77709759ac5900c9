import { expect, test } from 'vitest'
import { z } from 'zod'
import { answerWriter } from './answer-writer.ts'

const thing = z.object({
  id: z.uuid(),
  name: z.string().max(3).nullable(),
  at: z.iso.datetime(),
  amount: z.number().max(10),
  count: z.int(),
  note: z.string().optional(),
  place: z.object({ city: z.string() }).nullable(),
  kind: z.enum(['a', 'b']).nullable(),
  by: z.record(z.string(), z.unknown()),
})
const right = { id: 'x', name: null, at: 'ayer', amount: 12.5, count: 2, place: null, kind: null, by: { a: [1, { b: null }] } }

test('an answer is written as it is: null stays null, missing fields stay missing, and nothing is checked or rewritten', () => {
  const write = answerWriter(thing)
  expect(JSON.parse(write(right))).toEqual(right)
  const full = { ...right, name: 'más largo', note: '', place: { city: 'Salta "la linda"' }, kind: 'b' }
  expect(JSON.parse(write(full))).toEqual(full)
})

test('fields outside the schema never leave the server, at any depth and in any list', () => {
  const write = answerWriter(z.array(thing.pick({ count: true, place: true })))
  const secret = { count: 1, hash: 'x', place: { city: 'Salta', street: 'Belgrano 1' } }
  expect(JSON.parse(write([secret, { ...secret, place: null }]))).toEqual([
    { count: 1, place: { city: 'Salta' } },
    { count: 1, place: null },
  ])
})
