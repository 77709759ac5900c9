import { describe, expect, test } from 'vitest'
import { readQuery } from '../query/query.ts'
import { classify } from './classify.ts'
import { prepare } from './prepare.ts'
import { reasonSentence } from './reasons.ts'

const classified = (wish: string, name: string) => classify(readQuery(wish), prepare({ name }))

describe('exact, close or none', () => {
  test.each([
    ['samsung galaxy s23 256gb', 'Samsung Galaxy S23 256 GB Negro', 'exact'],
    ['heladera samsung', 'Nevera Samsung combi', 'exact'],
    ['zapatillas fila blancas mujer', 'Guitarra criolla de estudio', 'none'],
    ['libro de cocina vegana', 'Amortiguador delantero', 'none'],
  ] as const)('[WISH-04] «%s» and «%s»: %s', (wish, name, kind) => expect(classified(wish, name).kind).toBe(kind))

  test('[WISH-04] another storage size is less likely an exact match', () => {
    const exact = classified('samsung s23 256gb', 'Samsung S23 256 GB')
    const other = classified('samsung s23 256gb', 'Samsung S23 128 GB')
    expect(other.kind === 'exact' && other.certainty >= exact.certainty).toBe(false)
    expect(other.reasons).toContainEqual({ kind: 'other-measure', detail: '256 gb' })
  })
})

test('[WISH-04] gives its reasons as data, and in Spanish', () => {
  const { reasons, certainty } = classified('auriculares sony xb900 sin cable', 'Auriculares Sony XB900 con cable')
  expect(reasons.map(({ kind }) => kind)).toEqual(['same-model', 'same-kind', 'broken'])
  expect(reasons.map(reasonSentence)).toEqual([
    'Es el mismo modelo: xb900',
    'Es lo que buscás: auriculares',
    'Tiene cable, y lo pediste sin',
  ])
  expect(certainty).toBeGreaterThan(1 / 3)
  expect(certainty).toBeLessThanOrEqual(1)
})
