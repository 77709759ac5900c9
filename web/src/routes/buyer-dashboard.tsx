export { DashboardWithHelp as default } from '../modules/assistant/dashboard-with-help.tsx'
