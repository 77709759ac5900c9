import { formatNumber, formatPrice } from '../../lib/format.ts'
import type { Narrowing } from './narrowing.ts'
import { narrowingTexts as labels } from './narrowing-texts.ts'
import { tagTexts } from './tag-texts.ts'

/** An active filter, and the change that removes it. */
export interface FilterTag<T> {
  label: string
  without: Partial<T>
}

/** What narrows, each as a tag. */
export const narrowingTags = ({ minPrice, maxPrice, currency, condition, near, radiusKm }: Narrowing): FilterTag<Narrowing>[] => [
  ...(minPrice === null
    ? []
    : [{ label: `${labels.from} ${formatPrice(minPrice, currency, { tag: true })}`, without: { minPrice: null } }]),
  ...(maxPrice === null ? [] : [{ label: `${labels.to} ${formatPrice(maxPrice, currency, { tag: true })}`, without: { maxPrice: null } }]),
  ...(condition ? [{ label: condition, without: { condition: null } }] : []),
  ...(radiusKm === null ? [] : [{ label: tagTexts.around(formatNumber(radiusKm), near), without: { near: '', radiusKm: null } }]),
]

/** The active filters as links: the query of the address without each of them, and without any. */
export interface LinkedTags {
  tags: { label: string; search: string }[]
  none: string
}

/** Tags as links; `searchWith` is the query of the address with a change, `none` the change that removes them all. */
export const linkTags = <T>(tags: FilterTag<T>[], searchWith: (changes: Partial<T>) => string, none: Partial<T>): LinkedTags => ({
  tags: tags.map(({ label, without }) => ({ label, search: searchWith(without) })),
  none: searchWith(none),
})
