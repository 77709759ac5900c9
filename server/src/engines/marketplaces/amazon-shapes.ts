import { z } from 'zod'
import type { Offer } from './marketplaces.ts'
import { conditionOf, httpsUrl, listOf, minorOf, originalOf } from './offers.ts'

const money = z.object({ amount: z.number(), currency: z.string() }).nullish().catch(null)
const shown = z.object({ displayValue: z.string().nullish() }).nullish().catch(null)
const picture = z.object({ url: z.string() }).nullish().catch(null)

const listing = z.object({
  price: z
    .object({ money, savingBasis: z.object({ money }).nullish().catch(null) })
    .nullish()
    .catch(null),
  availability: z.object({ minOrderQuantity: z.int().nullish() }).nullish().catch(null),
  condition: z.object({ value: z.string().nullish() }).nullish().catch(null),
  merchantInfo: z.object({ name: z.string().nullish() }).nullish().catch(null),
  isBuyBoxWinner: z.boolean().nullish().catch(null),
  violatesMAP: z.boolean().nullish().catch(null),
})

const item = z.object({
  asin: z.string().min(1),
  detailPageURL: z.string(),
  images: z
    .object({ primary: z.object({ large: picture, medium: picture }).nullish() })
    .nullish()
    .catch(null),
  itemInfo: z.object({
    title: z.object({ displayValue: z.string().min(1) }),
    byLineInfo: z.object({ brand: shown }).nullish().catch(null),
  }),
  offersV2: z
    .object({ listings: listOf(listing).catch([]) })
    .nullish()
    .catch(null),
})

export const searchAnswer = z.object({
  searchResult: z
    .object({ totalResultCount: z.int().nullish().catch(null), items: listOf(item).catch([]) })
    .nullish()
    .catch(null),
  errors: listOf(z.object({ code: z.string() }))
    .nullish()
    .catch(null),
})

/** An item as an offer, `hour` being that of its price; null without a valid link or a price in dollars. */
export const offerOf = ({ asin, detailPageURL, images, itemInfo, offersV2 }: z.output<typeof item>, hour: string): Offer | null => {
  // Tagged by Amazon: the URL must not be changed.
  if (httpsUrl(detailPageURL) !== detailPageURL) return null
  const listings = offersV2?.listings ?? []
  const best = listings.find(({ isBuyBoxWinner }) => isBuyBoxWinner) ?? listings[0]
  // A price below the manufacturer's minimum may be shown only at Amazon.
  const price = best?.violatesMAP ? null : best?.price
  if (price?.money && price.money.currency !== 'USD') return null
  const priceMinor = minorOf(price?.money?.amount)
  const basis = price?.savingBasis?.money
  const least = best?.availability?.minOrderQuantity ?? 1
  return {
    id: asin,
    name: itemInfo.title.displayValue,
    url: detailPageURL,
    imageUrl: httpsUrl(images?.primary?.large?.url ?? images?.primary?.medium?.url),
    priceMinor,
    priceToMinor: null,
    originalPriceMinor: basis?.currency === 'USD' ? originalOf(minorOf(basis.amount), priceMinor) : null,
    currency: 'USD',
    condition: conditionOf(best?.condition?.value),
    location: '',
    seller: best?.merchantInfo?.name?.trim() || null,
    isShippingFree: null,
    minimumOrder: least > 1 ? least : null,
    brand: itemInfo.byLineInfo?.brand?.displayValue?.trim() || null,
    model: null,
    caveats: [
      priceMinor === null
        ? 'El precio se ve en Amazon.com; envío e impuestos de importación aparte.'
        : `Precio de Amazon.com de las ${hour}; envío e impuestos de importación aparte.`,
    ],
  }
}
