import { texts } from '../modules/wishes/swipe/texts.ts'
import { titled } from './head.ts'

export const meta = titled(texts.title)

export { SwipePage as default } from '../modules/wishes/swipe/swipe-page.tsx'
