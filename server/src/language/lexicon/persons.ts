import { stem } from '../text/stem.ts'

/** For whom a thing is, each with those that it is not for. */
const groups: Record<string, string> = {
  hombre: 'hombre caballero masculino señor',
  mujer: 'mujer dama señora femenino',
  niño: 'nene nena niño niña infantil chico kids bebe bebota recien',
  adulto: 'adulto adultos',
}
const groupOf = new Map(Object.entries(groups).flatMap(([group, words]) => words.split(' ').map((word) => [stem(word), group] as const)))

/** For whom a text says that a thing is. */
export const personsIn = (words: readonly string[]): ReadonlySet<string> => new Set(words.flatMap((word) => groupOf.get(stem(word)) ?? []))

/** Of whom one rules out the other. */
const apart: Record<string, readonly string[]> = { hombre: ['mujer'], mujer: ['hombre'], niño: ['adulto'], adulto: ['niño'] }

/** Whether what is for some persons is not for those that are wished. */
export const isForOthers = (wished: ReadonlySet<string>, persons: ReadonlySet<string>): boolean =>
  persons.size > 0 &&
  ![...wished].some((one) => persons.has(one)) &&
  [...wished].some((one) => apart[one]?.some((other) => persons.has(other)))
