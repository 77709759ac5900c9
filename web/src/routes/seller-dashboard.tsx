import { LazyPriceHint } from '../modules/assistant/lazy-price-hint.ts'
import { SellerPanel } from '../modules/catalogue/selling/seller-panel.tsx'
import { texts } from '../modules/catalogue/selling/texts.ts'
import { ProspectingPanel } from '../modules/prospecting/panel/prospecting-panel.tsx'
import { Demand } from '../modules/wishes/demand-board.tsx'
import { titled } from './head.ts'

export const meta = titled(texts.panel.title)

/** The seller's panel, with the demand board, «Prospección» and the price hint. */
export default function SellerDashboardRoute() {
  return <SellerPanel demand={<Demand />} prospecting={<ProspectingPanel />} PriceHint={LazyPriceHint} />
}
