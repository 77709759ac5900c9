import type { Reading } from '@feria/contract/assistant/schemas'
import { asTyped } from '../../../lib/as-typed.ts'
import { emptyRequest, type RequestValues } from './request-values.ts'

/** The fields that a sentence filled in, as it did. */
export type Filled = Partial<RequestValues>

/** Fields that are filled in together, or not at all. */
const groups: (keyof RequestValues)[][] = [
  ['name'],
  ['modelo'],
  ['country'],
  ['localization'],
  ['maxPrice', 'currency'],
  ['radiusKm'],
  ['size'],
  ['condition'],
]

const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const LINKS = /^(?:(?:de|del|para|con|en|la|el|los|las|un|una)\s+)+/i

/** What follows the thing itself: «rodado 29» of «bici rodado 29»; all of it where nothing follows. */
const featuresOf = (thing: string): string => thing.replace(/^\S+\s*/, '').replace(LINKS, '') || thing

const namesOf = (thing: string): Pick<RequestValues, 'name' | 'modelo'> => ({
  name: sentenceCase(thing).slice(0, 140).trim(),
  modelo: sentenceCase(featuresOf(thing)).slice(0, 200).trim(),
})

/** The fields of a wish as a sentence has them. */
export const filledBy = ({ what, without, maxPrice, currency, place, radiusKm, size, country, condition }: Reading): Filled => ({
  ...namesOf([what, ...without].filter(Boolean).join(' ')),
  country: country ?? emptyRequest.country,
  localization: place ?? '',
  maxPrice: asTyped(maxPrice),
  currency: maxPrice === null ? emptyRequest.currency : currency,
  radiusKm: place ? asTyped(radiusKm) : '',
  size: size ?? '',
  condition: condition ?? '',
})

const withoutWords = (text: string, words: string): string => {
  const at = text.toLowerCase().indexOf(words.toLowerCase())
  return words && at >= 0 ? `${text.slice(0, at)} ${text.slice(at + words.length)}`.replace(/\s+/g, ' ').trim() : text
}

/**
 * The values with what a sentence fills in, except for fields that no longer hold what it filled in `before`: a person changed those, and
 * they stay theirs. A size that was taken off is taken out of the name too.
 */
export const fillIn = (values: RequestValues, before: Filled, read: Filled): { values: RequestValues; filled: Filled } => {
  const isOwn = (field: keyof RequestValues) => values[field] !== (before[field] ?? emptyRequest[field])
  const isSizeOff = values.size === '' && isOwn('size')
  const named: Filled = isSizeOff && read.name && read.size ? namesOf(withoutWords(read.name, read.size)) : {}
  const next: Filled = { ...read, ...(named.name ? named : {}) }
  const free = groups.filter((group) => !group.some(isOwn)).flat()
  const filled: Filled = Object.fromEntries(free.map((field) => [field, next[field] ?? emptyRequest[field]]))
  return { values: { ...values, ...filled }, filled: { ...before, ...filled } }
}

/** What a sentence says beside the thing itself, as chips. */
export const wishChips = ['price', 'place', 'size', 'condition'] as const
export type WishChip = (typeof wishChips)[number]

/** The field that a chip leads to. */
export const fieldOf: Record<WishChip, keyof RequestValues> = {
  price: 'maxPrice',
  place: 'localization',
  size: 'size',
  condition: 'condition',
}

/** The values without a chip. */
export const takeOff = (chip: WishChip, values: RequestValues, filled: Filled): RequestValues => {
  if (chip === 'price') return { ...values, maxPrice: '' }
  if (chip === 'place') return { ...values, localization: '', radiusKm: '' }
  if (chip === 'condition') return { ...values, condition: '' }
  const off = { ...values, size: '' }
  const name = withoutWords(values.name, values.size)
  return name && values.name === filled.name && values.modelo === filled.modelo ? { ...off, ...namesOf(name) } : off
}
