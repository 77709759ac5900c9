import type { ProductDetail } from '@feria/contract/catalogue/schemas'
import { toneOf } from './product-state.ts'
import { productTexts as labels } from './product-texts.ts'

/** Why a product cannot be bought now, for anyone but its owner; undefined if it can. */
export const whyNot = (product: ProductDetail): string | undefined => {
  if (product.can.buy) return undefined
  const tone = toneOf(product)
  if (tone === 'sold') return labels.sold
  if (tone === 'out') return labels.out
  return product.visible ? labels.noPrice : labels.hidden
}

/** True if the seller can be asked about a product: it can be bought, or its price is to be agreed on. */
export const mayAsk = ({ visible, ...product }: Pick<ProductDetail, 'visible' | 'sold' | 'stock'>): boolean =>
  visible && !['sold', 'out'].includes(toneOf(product))
