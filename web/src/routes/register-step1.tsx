export { ChooserPage as default } from '../modules/accounts/chooser-page.tsx'
