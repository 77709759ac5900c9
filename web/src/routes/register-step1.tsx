import { texts } from '../modules/accounts/texts.ts'
import { titled } from './head.ts'

export const meta = titled(texts.chooser.title)

export { ChooserPage as default } from '../modules/accounts/chooser-page.tsx'
