import type { Judged, Label, Pair } from './relevance-data.ts'
import { mean, ndcg, recall } from './relevance-metrics.ts'
import type { Ranker } from './relevance-rankers.ts'

/** The search figures: means over the queries that have an exact product. */
export interface SearchFigures {
  ndcg: number
  recall: number
  /** The fraction of all queries without results. */
  zero: number
  /** nDCG@10 with only the judged products of a query to rank, over queries with two or more of them. */
  judgedOnly: number
}

const orderOf = (values: readonly number[], among: readonly number[]): number[] =>
  among.filter((at) => (values[at] ?? 0) > 0).sort((a, b) => (values[b] ?? 0) - (values[a] ?? 0))

/** Searches every query, as `wording` puts it, among all products of the data. */
export const measureSearch = (
  { items, pairs }: Judged,
  ranker: Ranker,
  wording: (query: string, place: number) => string,
): SearchFigures => {
  const everything = items.map((_, at) => at)
  const figures = { ndcg: [] as number[], recall: [] as number[], judgedOnly: [] as number[] }
  let zero = 0
  const byQuery = [...Map.groupBy(pairs, ({ query }) => query)]
  for (const [place, [query, judged]] of byQuery.entries()) {
    const values = ranker.values(wording(query, place))
    const labels = new Map<number, Label>(judged.map(({ item, label }: Pair) => [item, label]))
    const all = [...labels.values()]
    const found = orderOf(values, everything).map((at) => labels.get(at))
    if (found.length === 0) zero++
    if (!all.includes('E')) continue
    figures.ndcg.push(ndcg(found, all))
    figures.recall.push(recall(found, all))
    if (all.length > 1)
      figures.judgedOnly.push(
        ndcg(
          orderOf(values, [...labels.keys()]).map((at) => labels.get(at)),
          all,
        ),
      )
  }
  return {
    ndcg: mean(figures.ndcg),
    recall: mean(figures.recall),
    zero: zero / Math.max(1, byQuery.length),
    judgedOnly: mean(figures.judgedOnly),
  }
}

/** Searches the queries without labels: how many find nothing, and the slowest in milliseconds, including scoring every product. */
export const measureUnlabelled = ({ unlabelled }: Judged, ranker: Ranker): { zero: number; slowestMs: number } => {
  let zero = 0
  let slowestMs = 0
  for (const query of unlabelled) {
    const begun = performance.now()
    if (!ranker.values(query).some((value) => value > 0)) zero++
    slowestMs = Math.max(slowestMs, performance.now() - begun)
  }
  return { zero, slowestMs }
}
