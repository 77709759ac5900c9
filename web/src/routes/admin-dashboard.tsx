export { BackOffice as default } from '../modules/admin/back-office.tsx'
