import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { routes } from '../ops/access-table.ts'
import { cpuMsOf } from '../testing/cpu.ts'

const schemas = routes
  .flatMap(([, list]) => list)
  .flatMap(({ params, query, body }) => [params, query, body].filter((schema) => schema !== undefined))

const patternsIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => (name === 'pattern' && typeof inner === 'string' ? [inner] : patternsIn(inner)))
}
const patterns = [
  ...new Set(
    schemas.flatMap((schema) =>
      (['input', 'output'] as const).flatMap((io) => patternsIn(z.toJSONSchema(schema, { io, unrepresentable: 'any' }))),
    ),
  ),
]
/** Beginnings that let a pattern go far, and what it then repeats. */
const starts = ['', '/files/', 'https://', 'a@', '00000000-0000-7000-8000-']
const units = ['a', 'A', '0', '1.', '-', '_', '.', '/', '../', 'a.', 'a@', ':', '%', ' ', 'ñ', '\\', 'a-', '0,']

describe('the patterns of the contract', () => {
  test('are found', () => expect(patterns.length).toBeGreaterThan(4))

  test.each(patterns)('[LIM-10] matching a hostile text takes time linear in its length: %s', (pattern) => {
    const form = new RegExp(pattern, 'u')
    const cost = cpuMsOf(() => {
      for (const start of starts) for (const unit of units) form.test(`${start}${unit.repeat(20_000)}\n`)
    })
    expect(cost).toBeLessThan(1000)
  })
})
