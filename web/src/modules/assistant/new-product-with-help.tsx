import { NewProductPage } from '../catalogue/selling/new-product-page.tsx'
import { withBuyers } from '../prospecting/buyers/with-buyers.tsx'
import { withAssistant } from './with-assistant.tsx'

/** /new-product with the buyer search, the price hint and drafts from photos. */
export const NewProductWithHelp = withAssistant(withBuyers(NewProductPage))
