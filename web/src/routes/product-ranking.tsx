export { RankingPage as default } from '../modules/search/ranking-page.tsx'
