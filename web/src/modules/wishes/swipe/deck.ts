import type { NearbyProduct } from '@feria/contract/wishes/schemas'

/** The decision about an entry. */
export type Choice = 'like' | 'pass'

/** An entry of the swipe list, with the specified field names; `product` is null for a sample. */
export interface Entry {
  id: string
  nombre: string
  imagen: string | null
  /** Kilometres; null if unknown. */
  distancia: number | null
  product: NearbyProduct | null
}

/** The remaining entries, the current one, and the decisions so far, latest last. */
export interface Deck {
  entries: Entry[]
  index: number
  past: { entry: Entry; place: number; choice: Choice }[]
}

export type Step =
  /** Adds entries at the end; skips those present or already decided. */
  | { type: 'add'; entries: Entry[] }
  /** Removes the entry with this id. */
  | { type: 'remove'; id: string; choice: Choice }
  /** Restores the last removed entry to its position, and shows it. */
  | { type: 'undo' }
  /** Starts over with every entry. */
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

/** The current entry; undefined once none are left. */
export const shownOf = ({ entries, index }: Deck): Entry | undefined => entries[index]

/** A product as an entry. */
export const entryOf = (product: NearbyProduct): Entry => ({
  id: product.id,
  nombre: product.name,
  imagen: product.imageUrl,
  distancia: product.distance,
  product,
})
