import { texts } from '../modules/chat/texts.ts'
import { titled } from './head.ts'

export const meta = titled(texts.title)

export { RoomPage as default } from '../modules/chat/room/room-page.tsx'
