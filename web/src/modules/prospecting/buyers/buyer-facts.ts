import type { PotentialBuyer } from '@feria/contract/prospecting/schemas'
import { formatAgo, formatDate, formatPrice } from '../../../lib/format.ts'
import { texts } from '../texts.ts'

const labels = texts.profile

const rangeOf = (range: PotentialBuyer['priceRange']): string | null => {
  if (range === null || (range.min === null && range.max === null)) return null
  const [min, max] = [range.min, range.max].map((price) => (price === null ? null : formatPrice(price, range.currency, { tag: true })))
  return labels.range(min ?? null, max ?? null)
}

/** The known fields of a potential buyer, in display order. */
export const factsOf = (buyer: PotentialBuyer): { label: string; value: string }[] => {
  const all: [string, string | null][] = [
    [labels.platform, buyer.platform],
    [labels.location, buyer.location],
    [labels.lastActivity, buyer.lastActivity && formatAgo(buyer.lastActivity)],
    [labels.about, buyer.about],
    [labels.interests, buyer.interests.join(', ') || null],
    [labels.priceRange, rangeOf(buyer.priceRange)],
    [labels.urgency, buyer.urgency && labels.urgencies[buyer.urgency]],
    [labels.contact, buyer.contactPreference && labels.contacts[buyer.contactPreference]],
    [labels.method, labels.methods[buyer.scrapeMethod]],
    [labels.read, formatDate(buyer.scrapeDate)],
    [labels.extracted, formatDate(buyer.extractedAt)],
    [labels.confidence, labels.percent(Math.round(buyer.dataConfidence * 100))],
  ]
  return all.flatMap(([label, value]) => (value ? { label, value } : []))
}
