import { expect, test } from 'vitest'
import { cpuMsOf } from '../testing/cpu.ts'
import { readQuery } from './query/query.ts'
import { snippet } from './query/snippet.ts'
import { termsOf } from './query/terms.ts'
import { modelOf } from './scoring/model.ts'
import { prepare, score } from './scoring/score.ts'

const units = ['a', '1', '1,', '1x', '<', '&', 'sin ', '-', 'a-', '1a', 'ñ', 'para ', '"', '$1', '\u0301']

test.each(units)('[SRCH-01] a hostile text takes time linear in its length: «%s»', (unit) => {
  const hostile = unit.repeat(20_000)
  const cost = cpuMsOf(() => {
    const query = readQuery(hostile)
    score(query, prepare({ name: hostile, brand: hostile, category: hostile, details: hostile }))
    termsOf(hostile)
    snippet(query, hostile)
    modelOf(hostile)
  })
  expect(cost).toBeLessThan(1000)
})
