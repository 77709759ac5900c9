import { byDefault, fields, figure, type Kind, left, listOf, number, oneOf, optionalText, text, yesNoFigure } from './kinds.ts'
import { byId, paged, type Table } from './shared.ts'

const TAGS = [
  'Como en la publicación',
  'Envió rápido',
  'Bien embalado',
  'Buen trato',
  'Distinto de la publicación',
  'Tardó en enviar',
  'No contestaba',
  'Puntual',
  'Contesta rápido',
  'Tardó en confirmar',
]
const tag = oneOf(TAGS, 'Esa etiqueta no existe.')
const newest: Kind = {
  takes: [['newest', 'newest']],
  refuses: [null, 7, true, '', 'oldest', 'price', 'newest '].map((sent) => [sent, 'Ese orden no existe.'] as const),
}
const STARS = 'Elegí de 1 a 5 estrellas.'
const REASONS = ['no es de la compra', 'datos personales', 'insulto', 'extorsión', 'otra persona']

export const reviews: Table = {
  'reviews.write': {
    ...byId,
    body: fields({
      stars: number({ low: 1, high: 5, step: 1 }, { none: STARS }),
      tags: byDefault(
        listOf(tag, { max: 4, messages: { none: 'Las etiquetas tienen que ser una lista.', many: 'Elegí hasta 4 etiquetas.' } }),
        [],
      ),
      text: optionalText(600),
      private: optionalText(600),
    }),
  },
  'reviews.ofOrder': byId,
  'reviews.list': {
    ...byId,
    query: fields({
      stars: left(figure(1, 5, { none: 'stars va de 1 a 5.' })),
      sort: byDefault(newest, 'newest'),
      ...paged,
    }),
  },
  'reviews.reputation': byId,
  'reviews.answer': { ...byId, body: fields({ text: text(600, 'Escribí tu respuesta.') }) },
  'reviews.withdraw': byId,
  'reviews.appeal': { ...byId, body: fields({ reason: oneOf(REASONS, 'Elegí el motivo.'), text: optionalText(600) }) },
  'reviews.appeals': { query: fields({ settled: byDefault(yesNoFigure('settled es true o false.'), false), ...paged }) },
  'reviews.decide': {
    ...byId,
    body: fields({
      outcome: oneOf(['queda', 'se quita'], 'Elegí si la opinión queda o se quita.'),
      note: text(600, 'Explicá la decisión: la leen las dos partes.'),
    }),
  },
  'reviews.supervise': {
    query: fields({ list: byDefault(oneOf(['sin contar', 'con nota'], 'Esa lista no existe.'), 'sin contar'), ...paged }),
  },
}
