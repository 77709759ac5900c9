import type { Product } from '@feria/contract/catalogue/schemas'
import { Pill } from '../../ui/pill.tsx'
import { badgeOf, pillOf } from './product-state.ts'

/** «Vendido», «Disponible» or «Agotado», in the tone of the stock. */
export const StockBadge = ({ product }: { product: Pick<Product, 'sold' | 'stock'> }) => (
  <Pill tone={pillOf(product)}>{badgeOf(product)}</Pill>
)
