import type { ProductDetail } from '@feria/contract/catalogue/schemas'
import { conditionOf } from '@feria/contract/catalogue/values'
import type { Product, WithContext } from 'schema-dts'
import { picturesOf } from '../modules/catalogue/product-state.ts'

const conditions = {
  Nuevo: 'https://schema.org/NewCondition',
  'Como nuevo': 'https://schema.org/UsedCondition',
  Usado: 'https://schema.org/UsedCondition',
  'Para reparar': 'https://schema.org/DamagedCondition',
} as const

const availabilityOf = ({ sold, stock }: ProductDetail) => {
  if (sold) return 'https://schema.org/SoldOut'
  return stock > 0 ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock'
}

const itemConditionOf = (product: ProductDetail) => {
  const condition = conditionOf(product)
  return condition ? { itemCondition: conditions[condition] } : {}
}

/** A product as schema.org describes one, for search engines; nothing where the price is to be agreed on, since they want one. */
export const productData = (product: ProductDetail, { url, path }: { url: string; path: string }): WithContext<Product>[] =>
  product.price === null
    ? []
    : [
        {
          '@context': 'https://schema.org',
          '@type': 'Product',
          name: product.name,
          description: product.details ?? product.description,
          image: picturesOf(product).map((picture) => new URL(picture, url).href),
          ...(product.brand ? { brand: { '@type': 'Brand', name: product.brand } as const } : {}),
          ...(product.category ? { category: product.category.name } : {}),
          ...itemConditionOf(product),
          offers: {
            '@type': 'Offer',
            price: product.price,
            priceCurrency: product.currency,
            availability: availabilityOf(product),
            url: new URL(path, url).href,
            seller: { '@type': 'Person', name: product.seller.name },
          },
        },
      ]
