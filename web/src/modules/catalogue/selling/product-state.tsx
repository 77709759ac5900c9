import type { OwnProduct } from '@feria/contract/catalogue/schemas'
import { Pill, type Tone } from '../../../ui/pill.tsx'
import { type Tone as StockTone, toneOf } from '../product-state.ts'
import { texts } from './texts.ts'

const labels = texts.panel
const colours: Record<StockTone, Tone> = { plenty: 'good', few: 'warn', out: 'bad', sold: 'quiet' }

/** Whether the product is on sale: hidden ones are visible only to their owner. */
export const StatePill = ({ product }: { product: OwnProduct }) => {
  if (!product.visible) return <Pill tone="warn">{labels.hidden}</Pill>
  return product.sold ? <Pill tone="quiet">{labels.sold}</Pill> : <Pill tone="good">{labels.published}</Pill>
}

/** The stock, coloured for above 5, from 1 to 5, and 0. */
export const StockPill = ({ product }: { product: OwnProduct }) => (
  <Pill tone={colours[toneOf(product)]}>{labels.units(product.stock)}</Pill>
)
