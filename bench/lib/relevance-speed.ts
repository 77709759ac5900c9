import { readQuery } from '../../server/src/language/query/query.ts'
import { prepare, score } from '../../server/src/language/scoring/score.ts'
import type { Judged } from './relevance-data.ts'

const microseconds = (times: number, work: (i: number) => void): number => {
  for (let i = 0; i < Math.min(times, 2000); i++) work(i)
  const begun = performance.now()
  for (let i = 0; i < times; i++) work(i)
  return ((performance.now() - begun) * 1000) / times
}

/** The cost of one call of each in microseconds, at the sizes that the goals name. */
export const measureSpeed = ({ items, pairs }: Judged): { name: string; took: number; goal: number }[] => {
  const texts = items.map(({ name, details }) => `${name} ${details}`.slice(0, 300))
  const prepared = items.map((item) => prepare(item))
  const queries = pairs.map(({ query }) => readQuery(query))
  const long = texts.map((text) => text.slice(0, 200))
  const at = <T>(list: readonly T[], i: number): T => list[i % list.length] as T
  return [
    { name: 'readQuery, 200 characters', took: microseconds(3000, (i) => readQuery(at(long, i))), goal: 1000 },
    { name: 'prepare, 300 characters', took: microseconds(3000, (i) => prepare({ name: at(texts, i) })), goal: 60 },
    { name: 'score', took: microseconds(30_000, (i) => score(at(queries, i), at(prepared, i * 7))), goal: 20 },
    {
      name: 'prepare, 10,000 hostile characters',
      took: microseconds(20, () => prepare({ name: '1x'.repeat(500), details: '1,1.'.repeat(2500) })),
      goal: 20_000,
    },
  ]
}
