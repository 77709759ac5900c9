import { texts } from '../shell/texts.ts'
import { fixedHead } from './head.ts'

export const meta = fixedHead({ title: texts.about.title, description: texts.about.words.join(' '), path: '/acerca' })

export { AboutPage as default } from '../shell/about-page.tsx'
