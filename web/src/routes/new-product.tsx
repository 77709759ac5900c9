export { NewProductWithHelp as default } from '../modules/assistant/new-product-with-help.tsx'
