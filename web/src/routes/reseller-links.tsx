export { ResellerLinksPage as default } from '../modules/reselling/links/links-page.tsx'
