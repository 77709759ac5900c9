import type { Hit, Hits, PreparedText } from './prepare.ts'

/** Packs prepared texts for keeping many of them. */
export interface Packer {
  /** The same product for scoring, in about a tenth of the memory. */
  pack(text: PreparedText<Map<string, Hit>>): PreparedText
  /** How many different terms it knows; they are kept as long as the packer. */
  terms(): number
}

/** The most that a packed hit counts; beyond these a score hardly changes. */
const MAX_NAMED = 15
const MAX_DETAILS = 63
const MAX_FIRST = 510

/** A hit as one small integer: counts beyond their maximum are cut, and of those that only count as one a bit is left. */
const packHit = (hit: Hit): number =>
  Math.min(hit.name, MAX_NAMED) |
  (Math.min(hit.purpose, MAX_NAMED) << 4) |
  ((Math.min(hit.first, MAX_FIRST) + 1) << 8) |
  (Math.min(hit.details, MAX_DETAILS) << 17) |
  (Math.min(hit.brand, 1) << 23) |
  (Math.min(hit.category, 1) << 24) |
  (Math.min(hit.color, 1) << 25) |
  (Math.min(hit.denied, 1) << 26) |
  (Number(hit.isWith) << 27) |
  (Number(hit.isLead) << 28) |
  (Number(hit.isOf) << 29)

const unpackHit = (packed: number): Hit => ({
  name: packed & 15,
  purpose: (packed >> 4) & 15,
  first: ((packed >> 8) & 511) - 1,
  details: (packed >> 17) & 63,
  brand: (packed >> 23) & 1,
  category: (packed >> 24) & 1,
  color: (packed >> 25) & 1,
  denied: (packed >> 26) & 1,
  isWith: ((packed >> 27) & 1) === 1,
  isLead: ((packed >> 28) & 1) === 1,
  isOf: ((packed >> 29) & 1) === 1,
})

/** The hits of a product, sorted by the number of their term, which all products of a packer share. */
class PackedHits implements Hits {
  readonly #numbers: ReadonlyMap<string, number>
  /** The terms, then the hit of each: two arrays would cost 300 bytes more. */
  readonly #packed: Uint32Array

  constructor(numbers: ReadonlyMap<string, number>, sorted: [number, number][]) {
    this.#numbers = numbers
    this.#packed = Uint32Array.from([...sorted.map(([term]) => term), ...sorted.map(([, hit]) => hit)])
  }

  #find(term: string): number {
    const wanted = this.#numbers.get(term)
    if (wanted === undefined) return -1
    let low = 0
    let high = this.#packed.length / 2 - 1
    while (low <= high) {
      const middle = (low + high) >> 1
      const found = this.#packed[middle] as number
      if (found === wanted) return middle
      if (found < wanted) low = middle + 1
      else high = middle - 1
    }
    return -1
  }

  get(term: string): Hit | undefined {
    const at = this.#find(term)
    return at < 0 ? undefined : unpackHit(this.#packed[this.#packed.length / 2 + at] as number)
  }

  has(term: string): boolean {
    return this.#find(term) >= 0
  }
}

/** A packer with a vocabulary of its own, which grows with the language of its products. */
export const createPacker = (): Packer => {
  const numbers = new Map<string, number>()
  const strings: string[] = []
  const numberOf = (term: string): number => {
    const known = numbers.get(term)
    if (known !== undefined) return known
    numbers.set(term, strings.length)
    return strings.push(term) - 1
  }
  const shared = (word: string): string => strings[numberOf(word)] ?? word
  // Most of these sets have no member, and the others few different ones.
  const sets = new Map<string, ReadonlySet<string>>()
  const sharedSet = (set: ReadonlySet<string>): ReadonlySet<string> => {
    const key = [...set].join('|')
    const known = sets.get(key) ?? set
    sets.set(key, known)
    return known
  }
  return {
    pack: ({ hits, families, words, codes, short, brandWords, offered, ...rest }) => ({
      ...rest,
      hits: new PackedHits(
        numbers,
        [...hits].map(([term, hit]): [number, number] => [numberOf(term), packHit(hit)]).sort(([a], [b]) => a - b),
      ),
      families: sharedSet(families),
      words: words.map(shared),
      codes: codes.map(shared),
      short: short.map(shared),
      brandWords: brandWords.map(shared),
      ...(offered && {
        offered: {
          ...offered,
          kinds: sharedSet(offered.kinds),
          persons: sharedSet(offered.persons),
          words: offered.words.map(shared),
        },
      }),
    }),
    terms: () => strings.length,
  }
}
