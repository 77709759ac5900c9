import type { Finding } from '@feria/contract/search/schemas'
import type { LocalFinding } from '../catalogue/catalogue.module.ts'
import type { DistanceTo } from '../markets/markets.module.ts'

/** One of our products as a result. */
export const findingOfOurs = (
  { product, score, snippet, model, comparable, isOutsidePrice }: LocalFinding,
  distanceTo: DistanceTo,
): Finding => ({
  id: product.id,
  platform: 'Local',
  name: product.name,
  snippet,
  url: product.url,
  imageUrl: product.imageUrl,
  price: product.price,
  priceTo: null,
  originalPrice: product.originalPrice,
  currency: product.currency,
  comparable,
  stock: product.stock,
  condition: product.condition,
  category: product.category?.name ?? null,
  location: product.location,
  distance: distanceTo(product.location),
  seller: null,
  isShippingFree: null,
  minimumOrder: null,
  caveats: [],
  score,
  isOutsidePrice,
  model,
  product,
})
