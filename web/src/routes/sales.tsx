import { texts } from '../modules/orders/texts.ts'
import { titled } from './head.ts'

export const meta = titled(texts.sale.title)

export { SalePage as default } from '../modules/orders/sale-page.tsx'
