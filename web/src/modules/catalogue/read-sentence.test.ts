import type { Chips } from '@feria/contract/assistant/schemas'
import type { Caller } from '@feria/contract/rendering'
import { expect, test, vi } from 'vitest'
import { aReading } from '../../testing/a-reading.ts'
import { readSentence } from './read-sentence.ts'

/** A server that understands a text so. */
const answering = (chips: Partial<Chips>) => vi.fn(async () => aReading(chips))
const read = (text: string, call: ReturnType<typeof answering>) => readSentence(call as unknown as Caller['call'], text)

test('what a sentence says besides its thing narrows', async () => {
  const call = answering({ what: 'bici', maxPrice: 200_000, place: 'Palermo', radiusKm: 30, condition: 'Usado', without: ['sin óxido'] })
  expect(await read('bici usada sin óxido hasta 200 lucas en Palermo', call)).toEqual({
    text: 'bici sin óxido',
    narrowing: { minPrice: null, maxPrice: 200_000, currency: 'ARS', condition: 'Usado', near: 'Palermo', radiusKm: 30 },
  })
})

test('a sentence is read once', async () => {
  const call = answering({ what: 'mesa', condition: 'Nuevo' })
  expect(await read('mesa nueva', call)).toEqual(await read('mesa nueva', call))
  expect(call).toHaveBeenCalledTimes(1)
})

test('a word alone is not asked about', async () => {
  const call = answering({ what: 'mesa' })
  expect(await read(' mesa ', call)).toEqual({ text: ' mesa ', narrowing: {} })
  expect(call).not.toHaveBeenCalled()
})

test.each<[string, Partial<Chips>]>([
  ['busco una mesa', { what: 'mesa' }],
  ['algo barato en Palermo', { place: 'Palermo', radiusKm: 30 }],
  ['mesa cerca de casa', { what: 'mesa', radiusKm: 10 }],
  ['mesa de 300 a 200', { what: 'mesa', minPrice: 300, maxPrice: 200 }],
])('«%s» stays as it was typed', async (text, chips) => {
  expect(await read(text, answering(chips))).toEqual({ text, narrowing: {} })
})

test('while nothing can be asked, a sentence is searched for as it is, and read the next time', async () => {
  const broken = vi.fn(() => Promise.reject(new Error('offline')))
  expect(await read('silla hasta 5 lucas', broken)).toEqual({ text: 'silla hasta 5 lucas', narrowing: {} })
  const narrowing = { minPrice: null, maxPrice: 5000, currency: 'ARS' }
  expect(await read('silla hasta 5 lucas', answering({ what: 'silla', maxPrice: 5000 }))).toEqual({ text: 'silla', narrowing })
})
