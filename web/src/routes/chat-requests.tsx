import { texts } from '../modules/chat/requests/texts.ts'
import { titled } from './head.ts'

export const meta = titled(texts.title)

export { ChatRequestsPage as default } from '../modules/chat/requests/chat-requests-page.tsx'
