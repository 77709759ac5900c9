import type { Product } from '@feria/contract/catalogue'
import { Pill, type Tone as PillTone } from '../../ui/pill.tsx'
import { badgeOf, type Tone, toneOf } from './product-state.ts'

const tones: Record<Tone, PillTone> = { plenty: 'good', few: 'warn', out: 'bad', sold: 'quiet' }

/** «Vendido», «Disponible» or «Agotado», in the tone of the stock [CAT-25], [CAT-26]. */
export const StockBadge = ({ product }: { product: Pick<Product, 'sold' | 'stock'> }) => (
  <Pill tone={tones[toneOf(product)]}>{badgeOf(product)}</Pill>
)
