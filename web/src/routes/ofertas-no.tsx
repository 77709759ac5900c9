export { RefusePage as default } from '../modules/prospecting/consent/refuse-page.tsx'
