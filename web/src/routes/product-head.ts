import { categoryPageOf, publicPageOf } from '@feria/contract/catalogue/address'
import type { ProductDetail } from '@feria/contract/catalogue/schemas'
import { conditionOf } from '@feria/contract/catalogue/values'
import type { MetaDescriptor } from 'react-router'
import { cardOf, crumbData, headOf, type Site } from './head.ts'
import { productData } from './product-data.ts'

/** The head of a product's public page: title, description, preview, and the product as search engines read it. */
export const productHead = (product: ProductDetail, site: Site): MetaDescriptor[] => {
  const condition = conditionOf(product)
  const description = [product.description, condition, product.location, product.details].filter(Boolean).join(' · ')
  const path = publicPageOf(product)
  const { name, price, currency, location, imageUrl, sold } = product
  const image = cardOf(path, name, price, currency, condition, location, imageUrl, sold)
  const steps: [string, string][] = [
    ['Productos', '/explorar'],
    ...(product.category ? ([[product.category.name, categoryPageOf(product.category)]] as [string, string][]) : []),
    [product.name, path],
  ]
  return [
    ...headOf(site, { title: product.name, description, path, image }),
    ...productData(product, { ...site, path }).map((data) => ({ 'script:ld+json': data })),
    { 'script:ld+json': crumbData(site, steps) },
  ]
}
