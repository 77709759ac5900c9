import type { Product } from '@feria/contract/catalogue/schemas'

/** What was decided about an entry. */
export type Choice = 'like' | 'pass'

/** An entry of the swipe list, with the stated names; `product` is null for a sample. */
export interface Entry {
  id: string
  nombre: string
  imagen: string | null
  /** Kilometres; null when they are not known. */
  distancia: number | null
  product: Product | null
}

/** The entries that are left, the one that is shown, and what was decided so far, the latest last. */
export interface Deck {
  entries: Entry[]
  index: number
  past: { entry: Entry; place: number; choice: Choice }[]
}

export type Step =
  /** More entries at the end; those that are there or were decided about already are left out. */
  | { type: 'add'; entries: Entry[] }
  /** Takes the entry with this id out. */
  | { type: 'remove'; id: string; choice: Choice }
  /** Puts the latest one that was taken out back in its place, and shows it. */
  | { type: 'undo' }
  /** Everything from the start. */
  | { type: 'restart' }

/** The list starts at its first entry. */
export const emptyDeck: Deck = { entries: [], index: 0, past: [] }

const putBack = ({ entries, past }: Deck): Deck => {
  const last = past.at(-1)
  if (!last) return { entries, index: 0, past }
  return { entries: entries.toSpliced(last.place, 0, last.entry), index: last.place, past: past.slice(0, -1) }
}

/** The swipe list after a step. */
export const deckReducer = (deck: Deck, step: Step): Deck => {
  const { entries, index, past } = deck
  if (step.type === 'add') {
    const known = new Set([...entries, ...past.map(({ entry }) => entry)].map(({ id }) => id))
    const fresh = step.entries.filter(({ id }) => !known.has(id) && known.add(id))
    return fresh.length > 0 ? { ...deck, entries: [...entries, ...fresh] } : deck
  }
  if (step.type === 'remove') {
    const place = entries.findIndex(({ id }) => id === step.id)
    const entry = entries[place]
    if (!entry) return deck
    const left = entries.toSpliced(place, 1)
    const moved = place < index ? index - 1 : index
    return { entries: left, index: Math.max(0, Math.min(moved, left.length - 1)), past: [...past, { entry, place, choice: step.choice }] }
  }
  if (step.type === 'undo') return past.length > 0 ? putBack(deck) : deck
  let all = deck
  while (all.past.length > 0) all = putBack(all)
  return { ...all, index: 0 }
}

/** The entry that is shown; undefined once nothing is left. */
export const shownOf = ({ entries, index }: Deck): Entry | undefined => entries[index]

/** A product as an entry. */
export const entryOf = (product: Product): Entry => ({
  id: product.id,
  nombre: product.name,
  imagen: product.imageUrl,
  distancia: product.distance,
  product,
})
