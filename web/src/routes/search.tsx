export { SearchWithSaving as default } from '../modules/wishes/with-saved-results.tsx'
