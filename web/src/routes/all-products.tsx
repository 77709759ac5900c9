export { CatalogueWithSaving as default } from '../modules/wishes/with-saving.tsx'
