/** Money is integer minor units (cents) in the database and in arithmetic; JSON has major units with at most two decimals. */
export const currencies = ['USD', 'ARS'] as const
export type Currency = (typeof currencies)[number]

/** The highest accepted price, in major units. */
export const MAX_PRICE = 999_999_999.99

/** Major units to minor units, e.g. 12.5 to 1250. Callers have checked that there are at most two decimals. */
export const toMinor = (major: number): number => Math.round(major * 100)

/** Minor units to major units, e.g. 1250 to 12.5. */
export const toMajor = (minor: number): number => minor / 100

/** True when a number of major units has at most two decimals and lies between 0 and MAX_PRICE. */
export const isPrice = (major: number): boolean =>
  major === 0 || (major >= 0.01 && major <= MAX_PRICE && Math.abs(major * 100 - Math.round(major * 100)) < 1e-4)

/**
 * Parses a price as people type it in Argentina: «$ 1.234,50», «$1,200», «1200», «12,5». A comma before exactly three final digits
 * separates thousands, as the form has always read it; a comma or dot before one or two final digits is the decimal mark; dots before
 * groups of three separate thousands, which never start with 0. Returns null for an empty text and undefined for one that is not a price.
 */
export const readPrice = (text: string): number | null | undefined => {
  const bare = text.replace(/[\s$\u00a0]/g, '')
  if (bare === '') return null
  const parts = /^([1-9]\d{0,2}(?:\.\d{3})+|[1-9]\d{0,2},\d{3}|\d+)(?:[.,](\d{1,2}))?$/.exec(bare)
  if (!parts?.[1]) return undefined
  const price = Number(`${parts[1].replace(/[.,]/g, '')}.${parts[2] ?? '0'}`)
  return isPrice(price) ? price : undefined
}
