export { ResellerTransactionsPage as default } from '../modules/reselling/transactions/transactions-page.tsx'
