import type { Condition } from '@feria/contract/catalogue/values'
import { describe, expect, test } from 'vitest'
import { readQuery } from '../../language/query/query.ts'
import { readOffered, scoreMatch } from './match.rules.ts'
import { sentencesFor } from './match-reasons.rules.ts'

interface Stated {
  size?: string | null
  condition?: Condition | null
}

const scored = (text: string, wanted: Stated, name: string, condition: Condition | null = null, distanceKm: number | null = null) =>
  scoreMatch(
    {
      query: readQuery(text),
      country: 'Argentina',
      maxPriceMinor: null,
      currency: 'USD',
      comparableMaxMinor: null,
      radiusKm: null,
      ...wanted,
    },
    readOffered(
      { name, description: '', details: null, categoryName: null },
      { location: '', priceMinor: null, currency: 'USD', comparableMinor: null, condition },
    ),
    distanceKm,
  )
const reasonsOf = (...of: Parameters<typeof scored>) => {
  const { coincidence, reasons } = scored(...of) ?? { coincidence: null, reasons: [] }
  return [coincidence, ...sentencesFor(reasons, 'busco').reasons.filter((reason) => !reason.startsWith('Es lo que'))]
}

describe('the condition that a wish states', () => {
  test.each<[Condition, Condition, string, string?]>([
    ['Nuevo', 'Nuevo', 'MATCH', 'En la condición que pediste: Nuevo'],
    ['Nuevo', 'Usado', 'CERCANO', 'Otra condición que la que pediste: Usado'],
    ['Como nuevo', 'Usado', 'CERCANO', 'Otra condición que la que pediste: Usado'],
    ['Para reparar', 'Para reparar', 'MATCH', 'En la condición que pediste: Para reparar'],
    ['Usado', 'Usado', 'MATCH', 'En la condición que pediste: Usado'],
    ['Usado', 'Nuevo', 'MATCH'],
  ])('%s and a product %s: %s', (wanted, offered, coincidence, ...reasons) => {
    expect(reasonsOf('bicicleta', { condition: wanted }, 'Bicicleta', offered)).toEqual([coincidence, ...reasons])
  })

  test('is worth less where it is not met, and nothing where it is unknown', () => {
    const score = (condition: Condition | null) => scored('bicicleta', { condition: 'Nuevo' }, 'Bicicleta', condition)?.score ?? 0
    expect(score('Nuevo')).toBe(score(null))
    expect(score('Nuevo') - score('Usado')).toBeCloseTo(0.1)
    expect(reasonsOf('bicicleta', { condition: 'Nuevo' }, 'Bicicleta')).toEqual(['MATCH'])
  })
})

describe('the size that a wish states', () => {
  test.each([
    ['talle 42', 'Zapatillas talle 42', 'MATCH', 'Mismo tamaño: talle 42'],
    ['42', 'Zapatillas número 42', 'MATCH', 'Mismo tamaño: número 42'],
    ['42', 'Zapatillas talle 40', 'CERCANO', 'Es talle 40'],
    ['m', 'Zapatillas talle L', 'CERCANO', 'Es talle L'],
    ['talle 42', 'Zapatillas talle 41 y talle 42', 'MATCH', 'Mismo tamaño: talle 42'],
    ['chico', 'Zapatillas tamaño chico', 'MATCH', 'Mismo tamaño: chico'],
  ])('%s and «%s»: %s, %s', (size, name, coincidence, reason) => {
    expect(reasonsOf('zapatillas', { size }, name)).toEqual([coincidence, reason])
  })

  test.each([
    ['no size', 'talle 42', 'Zapatillas'],
    ['a size of another kind', 'talle 42', 'Zapatillas para monitor de 24 pulgadas'],
    ['sizes of two kinds, against a number alone', '29', 'Zapatillas talle 40 rodado 26'],
    ['a size in words that the product does not say', 'chico', 'Zapatillas'],
  ])('%s says nothing about %s', (_what, size, name) => {
    expect(reasonsOf('zapatillas', { size }, name)).toEqual(['MATCH'])
  })

  test('is told once, where the words of the wish have it too', () => {
    const { reasons = [] } = scored('bicicleta mountain bike rodado 29', { size: 'rodado 29' }, 'Bicicleta mountain bike rodado 26') ?? {}
    expect(sentencesFor(reasons, 'busco')).toEqual({
      reasons: ['Es rodado 26', 'Es lo que buscás: bicicleta'],
      reasonsAgainst: ['Es rodado 26'],
    })
    const screen = scored('smart tv 43 pulgadas', { size: '43 pulgadas' }, 'Televisor Noblex 50 pulgadas')?.reasons ?? []
    expect(sentencesFor(screen, 'busco').reasonsAgainst).toEqual(['Otro tamaño: 50 pulgadas'])
  })
})

test('every match has a reason for it; what is far away speaks against', () => {
  const { reasons = [], coincidence } = scored('mesa sin vidrio', {}, 'Mesa', null, 650) ?? {}
  expect([coincidence, sentencesFor(reasons, 'busco')]).toEqual([
    'CERCANO',
    { reasons: ['Es lo que buscás: mesa', 'A 650 km'], reasonsAgainst: ['A 650 km'] },
  ])
  expect(sentencesFor([{ kind: 'said', detail: '' }], 'busco').reasons).toEqual(['Se parece a lo buscado'])
})
