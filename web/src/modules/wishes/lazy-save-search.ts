import { lazyPart } from '../../lib/lazy-part.ts'

/** The button that saves a search as a wish; its code loads once there is a search to save. */
export const LazySaveSearch = lazyPart(
  async () => (await import('./save-search.tsx')).SaveSearchButton,
  ({ text }) => text.trim() !== '',
)
