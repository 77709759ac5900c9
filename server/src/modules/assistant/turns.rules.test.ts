import { expect, test } from 'vitest'
import { turnOf } from './turns.rules.ts'

test.each(['más barato', '¿Y más barata?', 'algo más económico', 'muy caro', 'uno un poco más barato', 'es muy caro'])(
  '«%s» asks for what is cheaper than what was shown',
  (text) => expect(turnOf(text)).toEqual({ kind: 'cheaper' }),
)

test.each(['el más barato', 'la más barata de todas', 'Mostrame el más barato que haya', '¿cuál es el más económico?'])(
  '«%s» asks for the cheapest',
  (text) => expect(turnOf(text)).toEqual({ kind: 'cheapest' }),
)

test.each([
  ['el segundo', 1],
  ['me interesa la primera', 0],
  ['el 3', 2],
  ['y el último?', -1],
])('«%s» is one of what was shown', (text, place) => expect(turnOf(text)).toEqual({ kind: 'pick', place }))

test.each([
  ['otra cosa', ''],
  ['no, mejor otra cosa', ''],
  ['otra cosa: una mesa ratona', 'una mesa ratona'],
])('«%s» begins anew', (text, rest) => expect(turnOf(text)).toEqual({ kind: 'other', text: rest }))

test.each(['bici más barata que 200 lucas', 'celular', 'el segundo tomo de Harry Potter', 'en Córdoba', '¿y usado?', 'x'.repeat(5000), ''])(
  '«%s» is no such turn',
  (text) => expect(turnOf(text)).toBeNull(),
)
