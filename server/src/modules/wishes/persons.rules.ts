import { stem } from '../../language/text/stem.ts'

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
