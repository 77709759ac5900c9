/** A random element. */
export const oneOf = <T>(all: readonly T[], pick: number): T | undefined => all[pick % Math.max(1, all.length)]

/** Mostly one of the last three, so that much happens to the same money; sometimes any. */
export const recentOf = <T>(all: readonly T[], pick: number): T | undefined =>
  oneOf(pick % 4 === 0 ? all : all.slice(-3).toReversed(), Math.floor(pick / 4))
