import { offerOf, searchAnswer } from './amazon-shapes.ts'
import { type AmazonCredential, openAmazonTokens } from './amazon-token.ts'
import type { Ask } from './ask.ts'
import type { Find } from './market.ts'
import type { MarketSearch } from './marketplaces.ts'
import { readAnswer } from './offers.ts'
import { hasStatus, Trouble } from './trouble.ts'

const API = 'https://creatorsapi.amazon'
/** The only Amazon site that sells to Argentina. */
const MARKETPLACE = 'www.amazon.com'
const MAX_ITEMS = 10
const RESOURCES = [
  'itemInfo.title',
  'itemInfo.byLineInfo',
  'images.primary.medium',
  'images.primary.large',
  'offersV2.listings.price',
  'offersV2.listings.availability',
  'offersV2.listings.condition',
  'offersV2.listings.merchantInfo',
  'offersV2.listings.isBuyBoxWinner',
]

interface AmazonOptions {
  credential: AmazonCredential
  partnerTag: string
  ask: Ask
  /** For tokens, which are on another host. */
  askForToken: Ask
  now: () => Date
}

const bounds = ({ minUsdCents, maxUsdCents }: MarketSearch) => ({
  ...(minUsdCents ? { minPrice: minUsdCents } : {}),
  ...(maxUsdCents ? { maxPrice: maxUsdCents } : {}),
})

const hours = new Intl.DateTimeFormat('es-AR', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'America/Argentina/Buenos_Aires',
})

/** Finds offers at Amazon.com by the Creators API: prices in dollars, titles in Spanish if available, at most ten offers a search. */
export const findAtAmazon = ({ credential, partnerTag, ask, askForToken, now }: AmazonOptions): Find => {
  const header = openAmazonTokens(credential, askForToken, now)
  const url = new URL(`${credential.apiUrl ?? API}/catalog/v1/searchItems`)

  return async (search, signal) => {
    const body = JSON.stringify({
      partnerTag,
      keywords: search.text,
      searchIndex: 'All',
      itemCount: Math.min(search.limit, MAX_ITEMS),
      itemPage: 1,
      ...bounds(search),
      languagesOfPreference: ['es_US'],
      currencyOfPreference: 'USD',
      resources: RESOURCES,
    })
    const by = (authorization: string) =>
      ask(
        { method: 'POST', url, headers: { authorization, 'content-type': 'application/json', 'x-marketplace': MARKETPLACE }, body },
        { signal },
      )
    const first = await header()
    const answered = await by(first).catch(async (error) => {
      if (hasStatus(error, 401)) return by(await header(first))
      // Its response to a search without results.
      if (hasStatus(error, 404)) return { errors: [] }
      throw error
    })
    const { searchResult, errors } = readAnswer(searchAnswer, answered)
    const items = searchResult?.items ?? []
    const refusal = errors?.find(({ code }) => !/NoResults|NotFound|ItemNotAccessible/i.test(code))
    if (items.length === 0 && refusal) throw new Trouble('sin respuesta', `errors without items: ${refusal.code}`, { kind: 'refused' })
    const hour = hours.format(now())
    return {
      offers: items.map((item) => offerOf(item, hour)).filter((offer) => offer !== null),
      total: searchResult?.totalResultCount ?? items.length,
    }
  }
}
