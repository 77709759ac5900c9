import type { PotentialBuyer } from '@feria/contract/prospecting/schemas'
import { formatAgo, formatPrice } from '../../../lib/format.ts'
import { texts } from '../texts.ts'

const labels = texts.profile

const rangeOf = (range: PotentialBuyer['priceRange']): string | null => {
  if (range === null || (range.min === null && range.max === null)) return null
  const [min, max] = [range.min, range.max].map((price) => (price === null ? null : formatPrice(price, range.currency, { tag: true })))
  return labels.range(min ?? null, max ?? null)
}

/** What helps to decide whom to make an offer, in display order; how sure and how old each field is stays on the wire. */
export const factsOf = (buyer: PotentialBuyer): { label: string; value: string }[] => {
  const all: [string, string | null][] = [
    [labels.platform, buyer.platform],
    [labels.location, buyer.location],
    [labels.lastActivity, buyer.lastActivity && formatAgo(buyer.lastActivity)],
    [labels.about, buyer.about],
    [labels.interests, buyer.interests.join(', ') || null],
    [labels.priceRange, rangeOf(buyer.priceRange)],
    [labels.contact, buyer.contactPreference && labels.contacts[buyer.contactPreference]],
    [labels.method, labels.methods[buyer.scrapeMethod]],
  ]
  return all.flatMap(([label, value]) => (value ? { label, value } : []))
}
