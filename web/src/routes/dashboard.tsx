export { ChoicePage as default } from '../modules/accounts/choice-page.tsx'
