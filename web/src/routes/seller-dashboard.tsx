import { lazyPart } from '../lib/lazy-part.ts'
import { LazyPriceHint } from '../modules/assistant/lazy-price-hint.ts'
import { SellerPanel } from '../modules/catalogue/selling/seller-panel.tsx'
import { texts } from '../modules/catalogue/selling/texts.ts'
import { ProspectingPanel } from '../modules/prospecting/panel/prospecting-panel.tsx'
import { Demand } from '../modules/wishes/demand-board.tsx'
import { titled } from './head.ts'

export const meta = titled(texts.panel.title)

const LazyProductBuyers = lazyPart(async () => (await import('../modules/prospecting/buyers/product-buyers.tsx')).ProductBuyers)

/** The seller's panel, with the demand board, «Prospección», the buyer search and the price hint. */
export default function SellerDashboardRoute() {
  return <SellerPanel demand={<Demand />} prospecting={<ProspectingPanel />} PriceHint={LazyPriceHint} ProductBuyers={LazyProductBuyers} />
}
