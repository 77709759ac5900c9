export { SwipePage as default } from '../modules/wishes/swipe/swipe-page.tsx'
