import { type Condition, conditions } from '@feria/contract/catalogue/values'
import { fold } from '@feria/contract/fold'
import { bareSize, type Size, sizesIn } from '../../language/wishes/size.ts'
import type { MatchReason } from './match-models.rules.ts'

/**
 * The condition that a wish states against the product's: one at least as good is as wished, a worse one speaks against it. Null where
 * either is unknown or the product is better.
 */
export const compareCondition = (wanted: Condition | null | undefined, offered: Condition | null | undefined): MatchReason | null => {
  if (!wanted || !offered) return null
  const worse = conditions.indexOf(offered) - conditions.indexOf(wanted)
  if (worse < 0) return null
  return { kind: worse === 0 ? 'same-condition' : 'worse-condition', detail: offered }
}

/** The sizes of a product that a stated one can be compared with; a number alone fits any kind, if the product names only one. */
const comparable = (wanted: Pick<Size, 'family'> | null, sizes: Size[]): Size[] => {
  if (wanted) return sizes.filter(({ family }) => family === wanted.family)
  return new Set(sizes.map(({ family }) => family)).size === 1 ? sizes : []
}

/**
 * The size that a wish states against those that a product names. Null where the product names none of that kind, where the size cannot
 * be compared, and where `known`, the reasons from the words, says it already.
 */
export const compareSize = (wanted: string | null | undefined, named: string, known: readonly MatchReason[]): MatchReason | null => {
  if (!wanted) return null
  const [size] = sizesIn(wanted)
  const value = size?.value ?? bareSize(wanted)
  if (!value) return ` ${fold(named)} `.includes(` ${fold(wanted)} `) ? { kind: 'same-size', detail: wanted } : null
  const sizes = comparable(size ?? null, sizesIn(named))
  const [other] = sizes
  if (!other) return null
  const same = sizes.find((one) => one.value === value)
  if (same) return { kind: 'same-size', detail: same.text }
  const isKnown = known.some(({ kind, detail }) => kind.startsWith('other-') && ` ${fold(detail)} `.includes(` ${fold(other.value)} `))
  return isKnown ? null : { kind: 'other-number', detail: other.text }
}
