import { NewProductPage } from '../catalogue/selling/new-product-page.tsx'
import { withBuyers } from '../prospecting/buyers/with-buyers.tsx'
import { withAssistant } from './with-assistant.tsx'

/** /new-product with the search of buyers, the hint of prices and the draft out of photographs. */
export const NewProductWithHelp = withAssistant(withBuyers(NewProductPage))
