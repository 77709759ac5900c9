import { texts } from '../modules/payments/texts.ts'
import { titled } from './head.ts'

export const meta = titled(texts.card.title)

export { CardDetailsPage as default } from '../modules/payments/card-details-page.tsx'
