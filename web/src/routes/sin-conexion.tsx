import { texts } from '../shell/texts.ts'
import { titled } from './head.ts'

export const meta = titled(texts.offline.title)

export { OfflinePage as default } from '../shell/offline-page.tsx'
