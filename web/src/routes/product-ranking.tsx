import { texts } from '../modules/search/texts.ts'
import { fixedHead } from './head.ts'

export const meta = fixedHead({ title: texts.ranking.title, description: texts.ranking.intro, path: '/product-ranking' })

export { RankingPage as default } from '../modules/search/ranking-page.tsx'
