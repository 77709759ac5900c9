import { titleAt } from '../modules/admin/back-office.tsx'
import { titled } from './head.ts'

export const meta = titled(({ location }) => titleAt(location.pathname))

export { BackOffice as default } from '../modules/admin/back-office.tsx'
