import { existsSync } from 'node:fs'
import type { NearbyProduct } from '@feria/contract/wishes/schemas'
import { expect, test } from 'vitest'
import { type Deck, deckReducer, type Entry, emptyDeck, entryOf, type Step, shownOf } from './deck.ts'
import { samples } from './samples.ts'
import { choiceOf } from './use-drag.ts'
import { actionOf } from './use-swipe-keys.ts'

const entry = (id: string): Entry => ({ id, nombre: id, imagen: null, distancia: 1, product: null })
const [a, b, c] = [entry('a'), entry('b'), entry('c')] as [Entry, Entry, Entry]
const after = (deck: Deck, ...steps: Step[]): Deck => steps.reduce(deckReducer, deck)
const full = after(emptyDeck, { type: 'add', entries: [a, b, c] })
const ids = ({ entries }: Deck) => entries.map(({ id }) => id)

test('[WISH-17] six sample cars with our own drawings, at 2, 8, 15, 12, 15 and 15 km', () => {
  expect(samples.map(({ distancia }) => distancia)).toEqual([2, 8, 15, 12, 15, 15])
  expect(new Set(samples.map(({ id }) => id)).size).toBe(6)
  expect(new Set(samples.map(({ nombre }) => nombre)).size).toBe(6)
  for (const { imagen } of samples) expect(existsSync(new URL(`../../../../public${imagen}`, import.meta.url)), `${imagen}`).toBe(true)
})

test('[WISH-18] the list starts at index 0, and entries are removed by their id', () => {
  expect(full.index).toBe(0)
  expect(shownOf(full)).toBe(a)
  const second = after(full, { type: 'remove', id: 'a', choice: 'pass' })
  expect(shownOf(second)).toBe(b)
  expect(second.index).toBe(0)
  expect(ids(after(full, { type: 'remove', id: 'b', choice: 'like' }))).toEqual(['a', 'c'])
  expect(after(full, { type: 'remove', id: 'x', choice: 'like' })).toBe(full)
})

test('the index stays within the remaining list', () => {
  const last = { ...full, index: 2 }
  expect(shownOf(after(last, { type: 'remove', id: 'c', choice: 'like' }))).toBe(b)
  expect(shownOf(after(last, { type: 'remove', id: 'a', choice: 'like' }))).toBe(c)
  const none = after(full, ...['a', 'b', 'c'].map((id) => ({ type: 'remove', id, choice: 'pass' }) as const))
  expect(shownOf(none)).toBeUndefined()
  expect(none.index).toBe(0)
})

test('undo restores the latest one in its place, one after the other', () => {
  const two = after(full, { type: 'remove', id: 'a', choice: 'pass' }, { type: 'remove', id: 'b', choice: 'like' })
  const one = after(two, { type: 'undo' })
  expect(ids(one)).toEqual(['b', 'c'])
  expect(shownOf(one)).toBe(b)
  expect(ids(after(one, { type: 'undo' }))).toEqual(['a', 'b', 'c'])
  expect(after(full, { type: 'undo' })).toBe(full)
})

test('an entry that is present or decided is not added again', () => {
  const one = after(full, { type: 'remove', id: 'a', choice: 'pass' })
  expect(after(one, { type: 'add', entries: [a, b, c] })).toBe(one)
  expect(ids(after(one, { type: 'add', entries: [a, entry('d'), entry('d')] }))).toEqual(['b', 'c', 'd'])
})

test('a restart restores everything in order', () => {
  const none = after(full, ...['b', 'a', 'c'].map((id) => ({ type: 'remove', id, choice: 'pass' }) as const))
  expect(after(none, { type: 'restart' })).toEqual(full)
})

test('a product becomes an entry with the stated names', () => {
  const product = { id: 'p', name: 'Mesa', imageUrl: '/files/x/320.webp', distance: null, match: null } as NearbyProduct
  expect(entryOf(product)).toEqual({ id: 'p', nombre: 'Mesa', imagen: '/files/x/320.webp', distancia: null, product })
})

test('[WISH-18] a long or fast pull decides, a short one does not; keys do the same', () => {
  expect(choiceOf(120, 900)).toBe('like')
  expect(choiceOf(-120, 900)).toBe('pass')
  expect(choiceOf(60, 80)).toBe('like')
  expect(choiceOf(60, 900)).toBeNull()
  expect(choiceOf(-20, 10)).toBeNull()
  expect(['ArrowRight', 'ArrowLeft', 'Backspace', 'z', 'Z', 'x'].map(actionOf)).toEqual(['like', 'pass', 'undo', 'undo', 'undo', null])
})
