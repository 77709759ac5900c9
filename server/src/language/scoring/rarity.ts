/** How rare a term is among all products, from 0 (in all of them) to 1 (in none). */
export type Rarity = (term: string) => number

/** The rarity of a term that so many of all products have. */
export const rarityOf = (productsWithIt: number, products: number): number =>
  Math.log(1 + (products - productsWithIt + 0.5) / (productsWithIt + 0.5)) / Math.log(1 + (products + 0.5) / 0.5)

/** What is taken for a term's rarity where no catalogue was counted: numbers and short words are common, codes are rare. */
export const guessedRarity: Rarity = (term) => {
  if (/^[2-9]?\d{1,3}$/.test(term)) return 0.5
  return /\d.*\d|\p{L}\d/u.test(term) ? 0.95 : 0.75
}
