import type { Market, MarketAnswer, MarketName, Offer } from '../engines/marketplaces/marketplaces.ts'
import type { TestApp } from './test-app.ts'

/** An offer in dollars, of which only what a test is about has to be said. */
export const anOffer = (id: string, name: string, changes: Partial<Offer> = {}): Offer => ({
  id,
  name,
  url: `https://tienda.example/${id}`,
  imageUrl: null,
  priceMinor: 10_000,
  priceToMinor: null,
  originalPriceMinor: null,
  currency: 'USD',
  condition: null,
  location: '',
  seller: null,
  isShippingFree: null,
  minimumOrder: null,
  brand: null,
  model: null,
  caveats: [],
  ...changes,
})

/** A marketplace that answers what it is told to and keeps what it was asked. */
export interface FakeMarket extends Market {
  asked: Parameters<Market['search']>[0][]
}

/** A marketplace with this answer; unconfigured unless told. */
export const fakeMarket = (name: MarketName, answer: Partial<MarketAnswer> | (() => Promise<MarketAnswer>) = {}): FakeMarket => {
  const asked: FakeMarket['asked'] = []
  return {
    name,
    asked,
    search: async (search) => {
      asked.push(search)
      if (typeof answer === 'function') return answer()
      const state = answer.offers ? 'ok' : 'sin configurar'
      return { state, offers: [], total: answer.offers?.length ?? null, ...answer }
    },
  }
}

/** Puts these marketplaces in the place of those of a world. */
export const withMarkets = (testApp: TestApp, ...markets: FakeMarket[]): FakeMarket[] => {
  testApp.engines.marketplaces = { markets, close: async () => undefined }
  return markets
}
