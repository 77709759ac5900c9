export { ReportsPage as default } from '../modules/reports/reports-page.tsx'
