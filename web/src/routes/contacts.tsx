import { texts } from '../modules/orders/texts.ts'
import { titled } from './head.ts'

export const meta = titled(texts.contacts.title)

export { ContactsPage as default } from '../modules/orders/contacts-page.tsx'
