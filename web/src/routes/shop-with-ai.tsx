import { texts } from '../modules/assistant/texts.ts'
import { titled } from './head.ts'

export const meta = titled(texts.talk.title)

export { ShopWithAiPage as default } from '../modules/assistant/talk/shop-with-ai-page.tsx'
