import { strengths } from '../../server/src/language/query/forms.ts'
import { wordWorth } from '../../server/src/language/query/query.ts'
import { fieldWorth, saturation } from '../../server/src/language/scoring/fit.ts'
import { score, worth } from '../../server/src/language/scoring/score.ts'
import type { Judged, Label } from './relevance-data.ts'
import { mean } from './relevance-metrics.ts'
import type { Ours } from './relevance-rankers.ts'
import { measureSearch } from './relevance-search.ts'

/** How often a value of one list exceeds one of the other; ties count half. */
const areaUnderCurve = (above: readonly number[], below: readonly number[]): number =>
  mean(above.map((one) => mean(below.map((other) => (one > other ? 1 : one === other ? 0.5 : 0)))))

/** One figure for finding and for telling exact from the rest, which a hand-set number should raise. */
const figureOf = (judged: Judged, feria: Ours): number => {
  const found = measureSearch(judged, feria, (query) => query).ndcg
  const values = new Map<Label, number[]>()
  for (const { query, item, label } of judged.pairs) {
    const product = feria.prepared[item]
    if (product) values.set(label, [...(values.get(label) ?? []), score(feria.read(query), product, feria.rarity).value])
  }
  const of = (...labels: Label[]) => labels.flatMap((label) => values.get(label) ?? [])
  return found + 1.5 * areaUnderCurve(of('E'), of('S', 'C', 'I')) + 0.5 * areaUnderCurve(of('E', 'S'), of('I'))
}

/** Less than this is noise on a few hundred pairs. */
const MIN_GAIN = 0.003

/** Which hand-set numbers would do better at 0.6 or 1.5 times their value, one at a time. All are restored afterwards. */
export function* tuningHints(judged: Judged, feria: Ours): Generator<string> {
  const before = figureOf(judged, feria)
  yield `Now ${before.toFixed(4)}`
  for (const [name, numbers] of Object.entries({ worth, fieldWorth, saturation, wordWorth, strengths })) {
    const editable: Record<string, number> = numbers
    for (const [key, value] of Object.entries(editable)) {
      for (const factor of [0.6, 1.5]) {
        editable[key] = value * factor
        const gain = figureOf(judged, feria) - before
        if (gain > MIN_GAIN) yield `${name}.${key}: ${(value * factor).toFixed(3)} for ${value} gains ${gain.toFixed(4)}`
      }
      editable[key] = value
    }
  }
}
