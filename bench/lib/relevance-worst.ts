import { headOf } from '../../server/src/language/scoring/fit.ts'
import { isSameKind, kindsOffered, thingOf } from '../../server/src/language/scoring/same-kind.ts'
import { wishQuery } from '../../server/src/modules/wishes/match.rules.ts'
import { judgedOwn, type OwnPair, ownItems, ownPairs, ownSearches } from './relevance-own.ts'
import { asSearched } from './relevance-rankers.ts'

const grade = ['MATCH', 'CERCANO', 'NADA']

/** Why a pair is judged otherwise than by people, as far as it can be told from what was read and said. */
const causeOf = ({ wish, product, verdict }: OwnPair, judged: ReturnType<typeof judgedOwn>): string => {
  const against = judged.reasons.filter(({ kind }) => /^(?:missing|other-|worse|far|outside|over)/.test(kind)).map(({ detail }) => detail)
  if (verdict === 'NADA')
    return judged.verdict === 'MATCH' ? 'nothing tells it from what is wished' : `only «${against.join('», «')}» tells it apart`
  if (judged.verdict === 'MATCH') return 'a variant that is not known as one'
  if (judged.verdict === 'CERCANO')
    return against.length > 0 ? `«${against.join('», «')}» is held for a requirement` : 'what is refused is not said'
  const { kinds } = thingOf(wishQuery(judged.what || wish.text))
  const offered = kindsOffered(product.name, product.details)
  if (kinds.size === 0) return 'the wish names no thing that is known'
  return isSameKind(kinds, offered.kinds) ? 'a rule that excludes too much' : 'its kind is not known to be the wished one'
}

/** The pairs of the tune half that are judged worst, a line each: both verdicts, the texts and the cause. */
export const worstPairs = (most: number): string[] =>
  ownPairs('tune')
    .map((pair) => ({ pair, judged: judgedOwn(pair) }))
    .filter(({ pair, judged }) => judged.verdict !== pair.verdict)
    .map(({ pair, judged }) => ({ pair, judged, off: Math.abs(grade.indexOf(judged.verdict) - grade.indexOf(pair.verdict)) }))
    .sort((a, b) => b.off - a.off)
    .slice(0, most)
    .map(
      ({ pair, judged }) =>
        `- ${pair.verdict}, judged ${judged.verdict}: «${pair.wish.text}» and «${pair.product.name}»: ${causeOf(pair, judged)}`,
    )

/** The searches of the tune half that are answered worst, a line each: nDCG, the search, what came first and the cause. */
export const worstSearches = (most: number): string[] => {
  const ranker = asSearched(ownItems)
  return ownSearches('tune', ranker)
    .sort((a, b) => a.ndcg - b.ndcg)
    .slice(0, most)
    .map(({ kind, query, ndcg, first, wanted, missed }) => {
      const { query: read } = ranker.read(query)
      const head = headOf({ words: read.words.map((word) => ({ word })), negated: [] } as never)?.word.text ?? ''
      const cause =
        missed > 0 ? `${missed} of ${wanted} that are meant are not among the first ten` : 'the order among those that are meant'
      return `- ${ndcg.toFixed(2)} (${kind}) «${query}», read as «${head}»: «${first}» came first; ${cause}`
    })
}
