import { texts } from '../modules/chat/texts.ts'
import { titled } from './head.ts'

export const meta = titled(texts.title)

export { ChatManagerPage as default } from '../modules/chat/manager/chat-manager-page.tsx'
