import { expect, test } from 'vitest'
import { worth } from './match.rules.ts'
import { explainMatch } from './match-explained.rules.ts'
import type { MatchReason } from './match-models.rules.ts'

const reason = (kind: MatchReason['kind'], detail = ''): MatchReason => ({ kind, detail })
const all = { hasMaxPrice: true, hasPlace: true }

test('a score is what the product is, its price and its distance, each with the weight that it is scored with', () => {
  const { parts, higher } = explainMatch(
    [reason('same-kind', 'bici'), reason('missing', 'roja'), reason('over-budget', '3'), reason('near', '23.4')],
    all,
    'busco',
  )
  expect(parts).toEqual([
    { part: 'what', percent: 70, text: 'Es lo que buscás: bici · No dice «roja»' },
    { part: 'price', percent: 15, text: '3 % por encima de tu presupuesto' },
    { part: 'place', percent: 15, text: 'A 23 km' },
  ])
  expect(parts.map(({ percent }) => percent / 100)).toEqual(Object.values(worth))
  expect(higher).toEqual([
    'Que la publicación diga «roja».',
    'Que baje a tu presupuesto.',
    'Que esté más cerca: a 50 km la distancia suma la mitad.',
  ])
})

test('what nothing is known of says so, and what the wish does not state would make it higher', () => {
  const { parts, higher } = explainMatch([reason('same-kind', 'bici')], { hasMaxPrice: false, hasPlace: false }, 'busco')
  expect(parts.slice(1).map(({ text }) => text)).toEqual([
    'Sin un precio máximo con qué comparar: suma una parte.',
    'No sabemos a qué distancia está: suma una parte.',
  ])
  expect(higher).toEqual([
    'Un precio máximo en tu solicitud: lo que no lo pasa suma más.',
    'Un lugar en tu solicitud: lo que está cerca suma más.',
  ])
})

test('a seller reads approximations, and nothing of what the wish does not state', () => {
  const reasons = [reason('same-kind', 'bici'), reason('missing', 'roja'), reason('over-budget', '17'), reason('outside', '23.4')]
  const { parts, higher } = explainMatch(reasons, { hasMaxPrice: false, hasPlace: false }, 'vendo')
  expect(parts.map(({ text }) => text)).toEqual([
    'Es lo que busca: bici · No dice «roja»',
    'Un poco por encima de su presupuesto',
    'A menos de 100 km, fuera de su radio',
  ])
  expect(higher[0]).toBe('Si lo es o lo tiene, que tu publicación diga «roja».')
  expect(JSON.stringify({ parts, higher })).not.toMatch(/17|23,4|tu solicitud/)
})

test('what lacks nothing has nothing that would make it higher, and of reasons that were cut no part is guessed', () => {
  expect(explainMatch([reason('same-model', 's23'), reason('within-budget'), reason('near', '3')], all, 'busco').higher).toEqual([])
  const cut = [...Array.from({ length: 5 }, (_, n) => reason('missing', `x${n}`)), reason('within-budget')]
  expect(explainMatch(cut, all, 'busco').parts.map(({ part }) => part)).toEqual(['what', 'price'])
})
