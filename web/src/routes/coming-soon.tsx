import { texts } from '../shell/texts.ts'
import { titled } from './head.ts'

export const meta = titled(texts.soon.title)

export { ComingSoonPage as default } from '../shell/coming-soon-page.tsx'
