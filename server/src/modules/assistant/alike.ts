import { kindsOf } from '../../language/lexicon/kinds.ts'
import { readQuery } from '../../language/query/query.ts'
import { classify } from '../../language/scoring/classify.ts'
import { modelOf } from '../../language/scoring/model.ts'
import { prepare, type Rarity, score } from '../../language/scoring/score.ts'
import { tokensOf } from '../../language/text/tokens.ts'
import type { MatchCandidate } from '../catalogue/catalogue.module.ts'
import { differencesOf } from '../wishes/wishes.module.ts'

/** A longer description is prose, not a model. */
const LONGEST_MODEL = 80
/** How much of the name a substitute must cover. */
const MIN_COVERAGE = 0.6

/** The name of a product for comparison, with its model where that is short. */
export const textOf = (name: string, description: string | undefined): string =>
  description && description.length <= LONGEST_MODEL && !name.includes(description) ? `${name} ${description}` : name

/** Models are the same when one does not name its storage. */
const isSameModel = (one: string, other: string): boolean => {
  const bare = (model: string) => model.replace(/ \d+gb$/, '')
  return one === other || (bare(one) === bare(other) && (bare(one) === one || bare(other) === other))
}

/**
 * Whether a product is the thing that a text names: not another model, measure or size, not a part or accessory, nothing that lacks the
 * thing itself.
 */
export const alikeTo = (text: string, rarity: Rarity | undefined): ((product: MatchCandidate) => boolean) => {
  const query = readQuery(text)
  const model = modelOf(text)
  const head = query.words.find(({ isHead }) => isHead)
  return ({ name, description, details, categoryName }) => {
    const named = `${name}, ${description}`
    const theirs = modelOf(`${name} ${description}`)
    if (model && theirs && !isSameModel(model, theirs)) return false
    const product = prepare({ name, model: description, category: [categoryName, kindsOf(name)].filter(Boolean).join(' '), details })
    const { kind, reasons } = classify(query, product, rarity)
    if (kind === 'none') return false
    const isOther = reasons.some(
      ({ kind, detail }) => kind !== 'same-kind' && kind !== 'same-model' && (kind !== 'missing' || detail === head?.text),
    )
    if (isOther) return false
    const { other, lacking } = differencesOf(query, tokensOf(named, 200), named)
    return other.length + lacking.length === 0 && (kind === 'exact' || score(query, product, rarity).coverage >= MIN_COVERAGE)
  }
}
