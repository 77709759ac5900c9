import { lazyPart } from '../lib/lazy-part.ts'

const importParts = () => import('./bar-parts.tsx')

/** The bell. Its code loads where it is shown, for members, and with it that of the query cache, which has the count, and bar-parts.tsx. */
export const LazyBell = lazyPart(async () => (await importParts()).Bell)

/** The badge of «Mensajes», likewise. */
export const LazyMessagesBadge = lazyPart(async () => (await importParts()).MessagesBadge)

/** The member's picture with its menu, likewise. */
export const LazyAccountMenu = lazyPart(async () => (await import('./account-menu.tsx')).AccountMenu)

/** «Más», likewise. */
export const LazyMoreMenu = lazyPart(async () => (await import('./more-menu.tsx')).MoreMenu)
