import type { Chips } from '@feria/contract/assistant/schemas'
import { describe, expect, test } from 'vitest'
import { admitsNothing, type Citable, isHonest, resolved, sentenceEnd } from './citations.rules.ts'
import { bandOf, type PriceCase } from './price-band.rules.ts'
import { cleanText, mayDraft } from './rules.ts'
import { sentenceOf } from './sentences.rules.ts'

test('drafts are for Premium members and admins', () =>
  expect((['user', 'premium', 'admin'] as const).map(mayDraft)).toEqual([false, true, true]))

test("a model's text loses addresses, phone numbers and signs, and is cut", () => {
  expect(cleanText('Mesa de pino, ver www.x.com o https://y.ar/z hoy', 99)).toBe('Mesa de pino, ver o hoy')
  expect(cleanText('Escribí a ana@x.com o al +54 9 11 2345-6789 ya', 99)).toBe('Escribí a o al ya')
  expect(cleanText('Modelo 2020, 128 GB', 99)).toBe('Modelo 2020, 128 GB')
  expect(cleanText('<b>mesa</b> `x`\u200b\n fin', 99)).toBe('b mesa /b x fin')
  expect(cleanText('mesa de pino', 5)).toBe('mesa')
  expect([cleanText(null, 9), cleanText(undefined, 9), cleanText('  ', 9), cleanText('www.x.com', 9)]).toEqual([null, null, null, null])
})

const chips: Chips = {
  what: 'mesa',
  categoryId: null,
  minPrice: null,
  maxPrice: null,
  currency: 'ARS',
  place: null,
  radiusKm: null,
  condition: null,
  without: [],
}
const found = { total: 5, fitting: 5, isWhole: false, isRelaxed: false, isPlaceUnknown: false }

describe('the sentence about a search', () => {
  const sentenceFor = (asked: Partial<Chips>, seen: Partial<typeof found> | { total: null }) =>
    sentenceOf({ ...chips, ...asked }, { ...found, ...seen }, 40).replaceAll('\u00a0', ' ')
  const KEEP = 'Guardalo como solicitud y te avisamos cuando aparezca.'
  test.each<[string, Partial<Chips>, Partial<typeof found> | { total: null }, string]>([
    ['one', {}, { total: 1 }, 'Encontré un producto.'],
    ['several', {}, {}, 'Encontré 5 productos.'],
    ['a highest price', { maxPrice: 1500.5 }, {}, 'Encontré 5 productos hasta $ 1.500,5.'],
    ['a least price in dollars', { minPrice: 20, currency: 'USD' }, {}, 'Encontré 5 productos desde USD 20.'],
    ['two prices', { minPrice: 20, maxPrice: 30 }, {}, 'Encontré 5 productos entre $ 20 y $ 30.'],
    ['a place', { place: 'Salta' }, {}, 'Encontré 5 productos cerca de Salta.'],
    ['a radius', { radiusKm: 10 }, {}, 'Encontré 5 productos a menos de 10 km.'],
    ['a radius of a place', { place: 'Salta', radiusKm: 10 }, {}, 'Encontré 5 productos a menos de 10 km de Salta.'],
    [
      'an unknown place',
      { place: 'Nolugar' },
      { isPlaceUnknown: true },
      'Encontré 5 productos. No conocemos «Nolugar», así que busqué en todos lados.',
    ],
    [
      'an unknown place of their own',
      { radiusKm: 10 },
      { isPlaceUnknown: true },
      'Encontré 5 productos. No sabemos dónde estás, así que busqué en todos lados: decime un barrio o una ciudad.',
    ],
    ['more than were looked at, all of which fit', {}, { total: null, isWhole: true } as { total: null }, 'Encontré más de 40 productos.'],
    ['more than were looked at', {}, { total: null, fitting: 7 } as { total: null }, 'Encontré al menos 7 productos.'],
    ['nothing', { maxPrice: 9 }, { total: 0 }, `Por ahora no hay «mesa» hasta $ 9. ${KEEP}`],
    ['nothing of nothing', { what: '' }, { total: 0 }, `Por ahora no hay nada así. ${KEEP}`],
    ['none that fits', { maxPrice: 9 }, { fitting: 0 }, `De los 40 que miré, no hay ninguno hasta $ 9. ${KEEP}`],
    ['none that fits, without a filter', {}, { fitting: 0 }, `De los 40 que miré, no hay ninguno así. ${KEEP}`],
    [
      'something like it',
      {},
      { isRelaxed: true },
      'No encontré justo eso: esto es lo que más se le parece. Si lo guardás como solicitud, te avisamos.',
    ],
  ])('%s', (_, asked, seen, sentence) => expect(sentenceFor(asked, seen)).toBe(sentence))
})

describe('a price range', () => {
  const cases = (minors: number[], change: (n: number) => Partial<PriceCase> = () => ({})): PriceCase[] =>
    minors.map((minor, n) => ({ minor, sellerId: `s${n}`, kind: 'listed', ...change(n) }))
  const sums = (all: PriceCase[]) => {
    const band = bandOf(all, 'USD')
    return band && [band.low, band.middle, band.high, band.cases, band.sold, band.listed]
  }
  test('spans the quartiles, interpolated between two cases', () => {
    expect(sums(cases([1000, 2000, 3000, 4000, 5000]))).toEqual([20, 30, 40, 5, 0, 5])
    expect(sums(cases([1000, 2000, 3000, 4000, 5000, 6000], (n) => ({ kind: n < 2 ? 'sold' : 'listed' })))).toEqual([
      22.5, 35, 47.5, 6, 2, 4,
    ])
    expect(bandOf(cases([1000, 1000, 1000, 1000, 1000]), 'ARS')).toMatchObject({ currency: 'ARS' })
  })
  test('needs five cases, free ones excluded', () => {
    expect(sums(cases([1000, 2000, 3000, 4000]))).toBeNull()
    expect(sums(cases([0, 1000, 2000, 3000, 4000]))).toBeNull()
  })
  test('counts three of one seller, sold ones first', () => {
    const one = cases([1000, 2000, 3000, 4000, 5000, 6000], (n) => ({ sellerId: n < 4 ? 'a' : `s${n}`, kind: n === 3 ? 'sold' : 'listed' }))
    expect(sums(one)).toEqual([20, 40, 50, 5, 1, 4])
    expect(sums(one.slice(0, 5))).toBeNull()
  })
  test('leaves out outliers, but not a price half as high again where all are nearly equal', () => {
    expect(sums(cases([1000, 1000, 1000, 1000, 1000, 100_000]))?.[3]).toBe(5)
    expect(sums(cases([1000, 1000, 1000, 1000, 1000, 10]))?.[3]).toBe(5)
    expect(sums(cases([1000, 1000, 1000, 1000, 1000, 1499]))?.[3]).toBe(6)
    expect(sums(cases([1000, 1000, 1000, 1000, 1000, 1501]))?.[3]).toBe(5)
    expect(sums(cases([1000, 2000, 4000, 8000, 60_000]))?.[3]).toBe(5)
    expect(sums(cases([1000, 2000, 4000, 8000, 70_000]))).toBeNull()
    expect(sums(cases([1000, 1000, 1000, 1000, 100_000]))).toBeNull()
  })
  test('is in whole units from a hundred on', () => {
    expect(sums(cases([9999, 9999, 9999, 9999, 9999]))?.[1]).toBe(99.99)
    expect(sums(cases([10_049, 10_049, 10_049, 10_049, 10_049]))?.[1]).toBe(100)
  })
})

describe("a model's sentence", () => {
  const mesa: Citable = { id: 'p1', name: 'Mesa Ratona', text: 'Mesa Ratona de pino AB123 Bosch en Salta', price: 1500.5 }
  const known = {
    found: new Map([['p1', mesa]]),
    memberText: 'busco iPhone XB33 de Samsung hasta 300 con «tapa»',
    isPlace: (text: string) => text === 'Quilmes',
    brand: 'Feria Grande',
    counts: new Set([3]),
  }
  test.each([
    'Encontré [[p1]] en buen estado.',
    'La Mesa Ratona cuesta $ 1.500 y es de pino.',
    'Cuesta 1500 pesos.',
    'Cuesta $ 1501.',
    'No hay XB33 ahora.',
    '¿Buscás Samsung?',
    'No tengo nada con «tapa».',
    'Hay 3 productos.',
    'Hay por hasta 300 pesos.',
    'Es Bosch, modelo AB123.',
    'Está en Quilmes y en Argentina.',
    'Te ayuda Feria Grande.',
    'Mirá «Mesa Ratona» primero.',
    'Genial, Dale una mirada.',
  ])('is honest: «%s»', (sentence) => expect(isHonest(sentence, known)).toBe(true))
  test.each([
    'Mirá https://x.com ya.',
    'Mirá www.x y listo.',
    'Está en x.com hoy.',
    'Mirá {"a":1} así.',
    'Mirá <b>esto</b>.',
    'Mirá [acá](x).',
    'Ya reservé la mesa.',
    'Guardé tu búsqueda.',
    'Publiqué el aviso.',
    'Notifiqué al vendedor.',
    'Pagué por vos.',
    'Tu compra quedó confirmada.',
    'He avisado al vendedor.',
    'Hay 4 productos.',
    'Hay 12 opciones o más.',
    'El XB44 es mejor.',
    'El XB33 es mejor.',
    'Hay un Samsung lindo.',
    'Mirá «Silla Loca» primero.',
    'Mirá la "Silla Loca" primero.',
    'También hay una Licuadora Turbo linda.',
    'Cuesta $ 2.000 hoy.',
    'Cuesta 900 dólares.',
    'Sale 50 lucas.',
    'Sale USD 77.',
  ])('is not: «%s»', (sentence) => expect(isHonest(sentence, known)).toBe(false))

  test('ends at a full stop before a space, or with its line', () => {
    expect(['Hola. Sí', 'Hola.', 'Hola! Sí', '¿Sí? No', 'a… b', 'a\nb', 'vale 1.5 más', ''].map(sentenceEnd)).toEqual([
      5, -1, 5, 4, 2, 2, -1, -1,
    ])
  })
  test('has its citations by name; with only unknown ones it is empty', () => {
    expect(resolved('Mirá [[p1]] hoy.', known)).toBe('Mirá «Mesa Ratona» hoy.')
    expect(resolved('Mirá[[p1]] hoy.', known)).toBe('Mirá«Mesa Ratona» hoy.')
    expect(resolved('Mirá [[ p1 ]] y [[p9]].', known)).toBe('Mirá «Mesa Ratona» y.')
    expect([resolved('Mirá [[p9]].', known), resolved('Nada [[', known), resolved('# **Hola**', known)]).toEqual(['', 'Nada ', 'Hola'])
  })
  test('may admit that there are no results', () => {
    expect(
      ['No hay.', 'Ningún producto.', 'Ninguna.', 'Tampoco eso.', 'nada', 'Ni eso.', '¿Cuál?', 'Nota: hay', 'Hay uno.'].map(admitsNothing),
    ).toEqual([...Array(7).fill(true), false, false])
  })
})
