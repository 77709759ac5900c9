export { ContactsPage as default } from '../modules/orders/contacts-page.tsx'
