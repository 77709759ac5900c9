/** How rare a term is among all products, from 0 (all have it) to 1 (none has it). */
export type Rarity = (term: string) => number

/** The rarity of a term by how many products have it. */
export const rarityOf = (productsWithIt: number, products: number): number =>
  Math.log(1 + (products - productsWithIt + 0.5) / (productsWithIt + 0.5)) / Math.log(1 + (products + 0.5) / 0.5)

/** An estimate of the rarity without a catalogue: numbers and short words are common, codes are rare. */
export const guessedRarity: Rarity = (term) => {
  if (/^[2-9]?\d{1,3}$/.test(term)) return 0.5
  return /\d.*\d|\p{L}\d/u.test(term) ? 0.95 : 0.75
}
