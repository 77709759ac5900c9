import { byDefault, fields, id, type Kind, left, listOf, number, oneOf, only, orNull, price, text } from './kinds.ts'
import { CONDITIONS, currency } from './shared.ts'

/** The start of a payment at the provider's page, which returns a bare URL. */
export const paymentStartKind: Kind = fields({
  title: {
    takes: [['Bici', 'Bici'], [' Bici ', 'Bici'], ...['x', 'x'.repeat(140)].map((title) => [title, title] as const)],
    refuses: [
      ...[undefined, null, 7, [], {}, '', '  '].map((none) => [none, 'Falta el título.'] as const),
      ['x'.repeat(141), 'El título es demasiado largo.'],
    ],
  },
  quantity: byDefault(only(1, 'La cantidad es 1.'), 1),
  unit_price: price,
  productId: left(id),
  orderId: left(id),
})

const DEAR = 'El precio es demasiado alto.'
const amount: Kind = {
  takes: [10, 0.01, 999_999_999.99].map((sum) => [sum, sum] as const),
  refuses: [
    ...['10', true, [], {}, Number.NaN].map((none) => [none, 'Ingresá un precio válido.'] as const),
    ...[0, -0.01].map((none) => [none, 'El precio tiene que ser mayor que cero.'] as const),
    [1_000_000_000, DEAR],
  ],
}
const plain = (max: number, message: string): Kind => ({
  takes: [['Algo', 'Algo'], [' Algo ', 'Algo'], ...['', 'x'.repeat(max)].map((words) => [words, words] as const)],
  refuses: [...[undefined, null, 7, true, [], {}].map((none) => [none, /^Entrada inválida/] as const), ['x'.repeat(max + 1), message]],
})
const none = (kind: Kind): Kind => byDefault(orNull(kind), null)
const word: Kind = {
  takes: ['plastificar', '', 'x'.repeat(60)].map((phrase) => [phrase, phrase] as const),
  refuses: [null, 7, 'x'.repeat(61)].map((bad) => [bad, /inválida|Demasiado grande/] as const),
}
const chips = fields({
  what: plain(200, 'Escribí qué buscás en menos de 200 caracteres.'),
  categoryId: none(number({ low: 1, high: Number.MAX_SAFE_INTEGER, step: 1 })),
  minPrice: none(amount),
  maxPrice: none(amount),
  currency: byDefault(currency, 'ARS'),
  place: none(plain(120, 'Escribí como máximo 120 caracteres.')),
  radiusKm: none(number({ low: 1, high: 2000, step: 1 })),
  condition: none(oneOf(CONDITIONS, 'Esa condición no existe.')),
  without: byDefault(listOf(word, { max: 8 }), []),
})
const turn = fields({ role: oneOf(['user', 'assistant']), content: text(2000, 'Escribí qué estás buscando.') })
const turns = byDefault(listOf(turn, { max: 20 }), [])

/** A conversation with the assistant: with chips the turns may be anything. */
export const assistantKind: Kind = fields({ turns, chips: { ...chips, refuses: chips.refuses.filter(([sent]) => sent != null) } })
const question = { role: 'user', content: 'Una bici' }
/** Without chips the last turn must be the member's. */
export const turnsAlone: Kind = {
  takes: [
    [{ turns: [question] }, { turns: [question], chips: null }],
    [
      { turns: [{ ...question, role: 'assistant' }, question], chips: null },
      { turns: [{ ...question, role: 'assistant' }, question], chips: null },
    ],
  ],
  refuses: [{}, { turns: [] }, { chips: null }, { turns: [question, { ...question, role: 'assistant' }] }].map(
    (sent) => [sent, 'Escribí qué estás buscando.'] as const,
  ),
}
/** A draft needs a picture or a name. */
export const emptyDrafts: Kind = {
  takes: [[{ name: 'Bici' }, { images: [], name: 'Bici' }]],
  refuses: [{}, { images: [] }, { name: ' ' }, { images: [], name: null }].map(
    (sent) => [sent, 'Subí una foto o escribí un nombre.'] as const,
  ),
}
