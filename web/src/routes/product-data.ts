import type { ProductDetail } from '@feria/contract/catalogue/schemas'
import { picturesOf } from '../modules/catalogue/product-state.ts'

const conditions: Record<string, string> = {
  Nuevo: 'NewCondition',
  'Como nuevo': 'UsedCondition',
  Usado: 'UsedCondition',
  'Para reparar': 'DamagedCondition',
}

/** A product as schema.org describes one, for search engines; without an offer where the price is to be agreed on. */
export const productData = (product: ProductDetail, { url, path }: { url: string; path: string }) => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: product.name,
  description: product.details ?? product.description,
  image: picturesOf(product).map((picture) => new URL(picture, url).href),
  ...(product.category ? { category: product.category.name } : {}),
  ...(product.condition ? { itemCondition: `https://schema.org/${conditions[product.condition]}` } : {}),
  ...(product.price === null
    ? {}
    : {
        offers: {
          '@type': 'Offer',
          price: product.price,
          priceCurrency: product.currency,
          availability: `https://schema.org/${product.sold ? 'SoldOut' : product.stock > 0 ? 'InStock' : 'OutOfStock'}`,
          url: new URL(path, url).href,
          seller: { '@type': 'Person', name: product.seller.name },
        },
      }),
})
