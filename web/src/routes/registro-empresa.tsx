import { kindAt } from '../modules/accounts/business-values.ts'
import { texts } from '../modules/accounts/texts.ts'
import { titled } from './head.ts'

export const meta = titled(({ location }) => texts.business.title[kindAt(location.pathname)])

export { BusinessPage as default } from '../modules/accounts/business-page.tsx'
