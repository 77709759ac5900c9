export { HistoryPage as default } from '../modules/orders/history-page.tsx'
