import { texts } from '../modules/accounts/texts.ts'
import { titled } from './head.ts'

export const meta = titled(texts.choice.title)

export { ChoicePage as default } from '../modules/accounts/choice-page.tsx'
