import { type Condition, conditions } from '@feria/contract/catalogue/values'
import { fold } from '@feria/contract/fold'
import { tokensOf } from '../../language/text/tokens.ts'
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

const letters = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL']
/** Sizes that still may do: a shoe number or one letter off, wheels and screens by their part. */
const NEXT_NUMBER = 1
const MIN_PART = 0.8

/** Whether a size cannot do for who asks for another: «talle 6» and «talle 16», «S» and «XXL». */
const isTooFar = (wanted: string, offered: string, family: Size['family']): boolean => {
  const [one, other] = [wanted, offered].map((value) => Number(value.replace(',', '.')))
  if (one === undefined || other === undefined) return false
  if (family !== 'talle') return Math.min(one, other) / Math.max(one, other) < MIN_PART
  if (!Number.isNaN(one) && !Number.isNaN(other)) return Math.abs(one - other) > (one >= 20 ? 2 * NEXT_NUMBER : NEXT_NUMBER)
  const [at, there] = [letters.indexOf(wanted), letters.indexOf(offered)]
  return at >= 0 && there >= 0 && Math.abs(at - there) > 1
}

/** «Remera lisa XL» names its size as a bare letter, if it names only one. */
const compareLetter = (wanted: string, named: string): MatchReason | 'unfit' | null => {
  const found = tokensOf(named, 60).flatMap(({ kind, text }) =>
    kind === 'word' && letters.includes(text.toUpperCase()) ? [text.toUpperCase()] : [],
  )
  const [other] = found
  if (!letters.includes(wanted) || found.length !== 1 || other === undefined) return null
  if (other === wanted) return { kind: 'same-size', detail: `talle ${wanted}` }
  return isTooFar(wanted, other, 'talle') ? 'unfit' : { kind: 'other-number', detail: other }
}

/** «Botines Puma 36» names its size as a bare number, if it names only one that can be a size. */
const compareBare = (wanted: string, named: string): MatchReason | 'unfit' | null => {
  const one = Number(wanted.replace(',', '.'))
  const bare = tokensOf(named, 60).flatMap(({ kind, text }) => (kind === 'number' && /^\d\d$/.test(text) ? [Number(text)] : []))
  const [other] = bare
  if (Number.isNaN(one) || bare.length !== 1 || other === undefined || other < 16 || other > 60) return null
  if (other === one) return { kind: 'same-size', detail: `talle ${wanted}` }
  return isTooFar(wanted, String(other), 'talle') ? 'unfit' : { kind: 'other-number', detail: String(other) }
}

/**
 * The size that a wish states against those that a product names. Null where the product names none of that kind, where the size cannot
 * be compared, and where `known`, the reasons from the words, says it already; `unfit` where it cannot do.
 */
export const compareSize = (
  wanted: string | null | undefined,
  named: string,
  known: readonly MatchReason[],
): MatchReason | 'unfit' | null => {
  if (!wanted) return null
  const [size] = sizesIn(wanted)
  const value = size?.value ?? bareSize(wanted)
  if (!value) return ` ${fold(named)} `.includes(` ${fold(wanted)} `) ? { kind: 'same-size', detail: wanted } : null
  const sizes = comparable(size ?? null, sizesIn(named))
  const [other] = sizes
  if (!other) return compareLetter(value.toUpperCase(), named) ?? (size?.family === 'talle' ? compareBare(value, named) : null)
  const same = sizes.find((one) => one.value === value)
  if (same) return { kind: 'same-size', detail: same.text }
  if (isTooFar(value, other.value, other.family)) return 'unfit'
  const isKnown = known.some(({ kind, detail }) => kind.startsWith('other-') && ` ${fold(detail)} `.includes(` ${fold(other.value)} `))
  return isKnown ? null : { kind: 'other-number', detail: other.text }
}
