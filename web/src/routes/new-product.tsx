import { lazyPart } from '../lib/lazy-part.ts'
import { LazyPriceHint } from '../modules/assistant/lazy-price-hint.ts'
import { NewProductPage } from '../modules/catalogue/selling/new-product-page.tsx'
import { texts } from '../modules/catalogue/selling/texts.ts'
import { BuyersPanel } from '../modules/prospecting/buyers/buyers-panel.tsx'
import { titled } from './head.ts'

export const meta = titled(texts.offer.subtitle)

const OfferDraft = lazyPart(async () => (await import('../modules/assistant/draft/draft-button.tsx')).DraftButton)

/** /new-product, with the buyer search, the price hint and drafts from photos. */
export default function NewProductRoute() {
  return <NewProductPage Buyers={BuyersPanel} OfferDraft={OfferDraft} PriceHint={LazyPriceHint} />
}
