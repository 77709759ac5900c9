export { FavoritesPage as default } from '../modules/favorites/favorites-page.tsx'
