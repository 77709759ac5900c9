import type { Chips, ProductDraft } from '@feria/contract/assistant/schemas'
import { ASSISTANT_STREAM } from '@feria/contract/assistant/values'
import type { Finding } from '@feria/contract/search/schemas'
import { expect, test } from 'vitest'
import { emptyOffer } from '../catalogue/selling/offer-values.ts'
import { offerWith, replacesWords, suggestionsOf } from './draft/draft-values.ts'
import { chipsWith, errorsOf, valuesOf } from './talk/chip-fields.tsx'
import { chipLabel, noChips, sentenceOf, withoutChip } from './talk/chip-words.ts'
import { addLine, askedAgain, newExchange, requestOf, withChips } from './talk/exchange.ts'
import { seeAllAddress } from './talk/see-all.ts'

const wish: Chips = {
  ...noChips,
  what: 'compu para la facu',
  maxPrice: 400_000,
  place: 'Caballito',
  condition: 'Usado',
  without: ['sin cargador'],
}
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ')

test('[SRCH-12] the stream is at /api/v1/assistant/chat', () => expect(ASSISTANT_STREAM).toBe('/api/v1/assistant/chat'))

test('[SRCH-12] chips show how a wish was understood, and none where it has nothing', () => {
  const kinds = ['what', 'price', 'place', 'condition', 'without'] as const
  expect(kinds.map((kind) => plain(chipLabel(kind, wish)))).toEqual([
    'compu para la facu',
    'Hasta $ 400.000 ARS',
    'Cerca de Caballito',
    'Usado',
    'Sin cargador',
  ])
  expect(kinds.map((kind) => chipLabel(kind, noChips))).toEqual([null, null, null, null, null])
  expect(plain(chipLabel('price', { ...wish, minPrice: 100, currency: 'USD' }))).toBe('$ 100 a $ 400.000 USD')
  expect(chipLabel('place', { ...noChips, radiusKm: 5 })).toBe('A 5 km de vos')
  const narrow = { ...wish, minPrice: 100, radiusKm: 5 }
  for (const kind of kinds) expect(chipLabel(kind, withoutChip(kind, narrow))).toBeNull()
  for (const kind of kinds) expect(kinds.filter((other) => chipLabel(other, withoutChip(kind, narrow)) === null)).toEqual([kind])
})

test('[SRCH-12] text typed into a chip is checked and counts; another thing loses its category', () => {
  const values = valuesOf({ ...wish, categoryId: 3 })
  expect(errorsOf('price', { ...values, minPrice: '500.000' })).toEqual({ minPrice: 'Es mayor que el máximo.' })
  expect(errorsOf('price', { ...values, maxPrice: 'poco' })).toHaveProperty('maxPrice')
  expect(errorsOf('price', { ...values, maxPrice: '0' })).toHaveProperty('maxPrice')
  expect(errorsOf('place', { ...values, radiusKm: '0' })).toHaveProperty('radiusKm')
  expect(errorsOf('what', { ...values, what: ' ' })).toHaveProperty('what')
  expect(errorsOf('price', values)).toEqual({})
  expect(chipsWith('price', { ...values, maxPrice: '' }, wish).maxPrice).toBeNull()
  expect(chipsWith('what', { ...values, what: 'mesa' }, { ...wish, categoryId: 3 })).toMatchObject({ what: 'mesa', categoryId: null })
  expect(chipsWith('without', { ...values, without: 'rayas, , manchas' }, wish).without).toEqual(['rayas', 'manchas'])
})

test('[SRCH-12] a text that is no search gets a link to the orders, without chips, products or something to save', () => {
  const lines = [
    { kind: 'orders' as const, text: 'Yo solo busco.', address: '/history' },
    { kind: 'end' as const, model: 'sin modelo' as const },
  ]
  expect(lines.reduce(addLine, newExchange(1, 'me estafaron'))).toMatchObject({
    text: 'Yo solo busco.',
    address: '/history',
    chips: null,
    products: [],
    state: 'done',
  })
})

test('[SRCH-12] a later reading counts, `instead` replaces the text, the end names who answered', () => {
  const text = (kind: 'text' | 'instead', text: string) => ({ kind, text })
  const lines = [
    { kind: 'reading' as const, chips: noChips },
    { kind: 'reading' as const, chips: wish },
    text('text', 'Mirá: '),
    text('text', 'un'),
  ]
  const begun = lines.reduce(addLine, newExchange(1, 'compu'))
  expect(begun).toMatchObject({ chips: wish, text: 'Mirá: un', state: 'asking' })
  expect(addLine(begun, text('instead', 'No hay.')).text).toBe('No hay.')
  expect(addLine(begun, { kind: 'end', model: 'modelo' })).toMatchObject({ state: 'done', model: 'modelo' })
  const found = addLine(begun, { kind: 'products', products: [{ id: 'a' } as Finding], total: 1, isRelaxed: false })
  const edited = withChips(found, noChips)
  expect(edited).toMatchObject({ chips: noChips, text: '', state: 'asking', products: [{ id: 'a' }] })
  expect(askedAgain({ ...edited, state: 'failed' })).toEqual(edited)
})

test('[SRCH-12] the conversation is sent as it was read; edited chips replace the typed text, also later', () => {
  const first = { ...withChips(newExchange(1, 'compu'), wish), text: 'Encontré dos.', state: 'done' as const }
  expect(requestOf([first])).toMatchObject({ chips: wish })
  expect(requestOf([first, newExchange(2, 'más barata')])).toEqual({
    turns: [
      { role: 'user', content: 'compu para la facu usado sin cargador hasta 400000 pesos cerca de Caballito' },
      { role: 'assistant', content: 'Encontré dos.' },
      { role: 'user', content: 'más barata' },
    ],
    chips: null,
  })
  expect(sentenceOf(noChips)).toBe('')
  const many = Array.from({ length: 15 }, (_, n) => ({ ...newExchange(n, `cosa ${n}`), text: 'Nada.' }))
  const { turns = [] } = requestOf([...many, newExchange(99, 'última')])
  expect([turns.length, turns.at(-1)?.content]).toEqual([20, 'última'])
})

test('[SRCH-14] «Ver todos» carries the words, the category, the prices in their currency, the condition and the place', () => {
  const address = '/search?q=compu+para+la+facu&category=3&max_price=400000&currency=ARS&condition=Usado'
  expect(seeAllAddress({ ...wish, categoryId: 3 })).toBe(address)
  expect(seeAllAddress({ ...wish, radiusKm: 10 })).toContain('&condition=Usado&near=Caballito&radius_km=10')
  expect(seeAllAddress({ ...wish, maxPrice: 300, currency: 'USD', condition: null })).toBe('/search?q=compu+para+la+facu&max_price=300')
  expect(seeAllAddress(noChips)).toBeNull()
})

const draft: ProductDraft = {
  model: 'modelo',
  name: { value: 'Bici', from: 'nombre' },
  category: { value: { id: 4, name: 'Deportes' }, from: 'nombre' } as ProductDraft['category'],
  condition: null,
  description: { value: 'Rodado 29', from: 'fotos' },
  details: null,
  band: { value: { low: 90, middle: 115.5, high: 140, currency: 'USD', cases: 12, sold: 5, listed: 7 }, from: 'ventas' },
  demand: null,
  duplicates: [],
}

test('[SRCH-08] a draft only suggests: unconfirmed fields do not reach the publication', () => {
  const suggestions = suggestionsOf(draft)
  expect(suggestions.map(({ field, value, from }) => [field, value, from])).toEqual([
    ['name', 'Bici', 'nombre'],
    ['categoryId', '4', 'nombre'],
    ['description', 'Rodado 29', 'fotos'],
    ['price', '115,5', 'ventas'],
  ])
  const own = { ...emptyOffer, name: 'Mi bici', currency: 'ARS' }
  expect(offerWith(own, suggestions, [])).toEqual(own)
  expect(replacesWords(own, suggestions)).toBe(false)
  const all = suggestions.map((one) => ({ ...one, isConfirmed: true }))
  expect(offerWith(own, all, ['/uploads/a'])).toMatchObject({
    name: 'Bici',
    categoryId: '4',
    price: '115,5',
    currency: 'USD',
    images: ['/uploads/a'],
  })
  expect(replacesWords(own, all)).toBe(true)
  expect(replacesWords(emptyOffer, all)).toBe(false)
})
