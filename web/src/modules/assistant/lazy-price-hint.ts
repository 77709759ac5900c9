import { lazyPart } from '../../lib/lazy-part.ts'

/** What products like the typed one cost; its code loads once a name is typed. */
export const LazyPriceHint = lazyPart(
  async () => (await import('./price-hint.tsx')).PriceBandHint,
  ({ name }) => name.trim() !== '',
)
