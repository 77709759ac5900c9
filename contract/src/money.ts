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
