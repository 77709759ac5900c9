export { CardDetailsPage as default } from '../modules/payments/card-details-page.tsx'
