import type { PotentialBuyer } from '@feria/contract/prospecting/schemas'
import { formatAgo, formatDate, formatPrice } from '../../../lib/format.ts'
import { texts } from '../texts.ts'

const said = texts.profile

const rangeOf = (range: PotentialBuyer['priceRange']): string | null => {
  if (range === null || (range.min === null && range.max === null)) return null
  const [min, max] = [range.min, range.max].map((price) => (price === null ? null : formatPrice(price, range.currency, { tag: true })))
  return said.range(min ?? null, max ?? null)
}

/** The known fields of a potential buyer, in display order. */
export const factsOf = (buyer: PotentialBuyer): { label: string; value: string }[] => {
  const all: [string, string | null][] = [
    [said.platform, buyer.platform],
    [said.location, buyer.location],
    [said.lastActivity, buyer.lastActivity && formatAgo(buyer.lastActivity)],
    [said.about, buyer.about],
    [said.interests, buyer.interests.join(', ') || null],
    [said.priceRange, rangeOf(buyer.priceRange)],
    [said.urgency, buyer.urgency && said.urgencies[buyer.urgency]],
    [said.contact, buyer.contactPreference && said.contacts[buyer.contactPreference]],
    [said.method, said.methods[buyer.scrapeMethod]],
    [said.read, formatDate(buyer.scrapeDate)],
    [said.extracted, formatDate(buyer.extractedAt)],
    [said.confidence, said.percent(Math.round(buyer.dataConfidence * 100))],
  ]
  return all.flatMap(([label, value]) => (value ? { label, value } : []))
}
