import type { Market, MarketAnswer, MarketName, Offer } from '../engines/marketplaces/marketplaces.ts'
import type { TestApp } from './test-app.ts'

/** An offer in dollars; a test gives only the fields that matter. */
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

/** A marketplace with preset answers that records its searches. */
export interface FakeMarket extends Market {
  asked: Parameters<Market['search']>[0][]
}

/** A marketplace with this answer; unconfigured by default. */
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

/** Replaces the marketplaces of a test app. */
export const withMarkets = (testApp: TestApp, ...markets: FakeMarket[]): FakeMarket[] => {
  testApp.engines.marketplaces = { markets, close: async () => undefined }
  return markets
}
