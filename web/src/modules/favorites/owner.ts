import type { useSession } from '../../lib/session.ts'

/** Stands for the member's id in the storage key of a visitor's favorites. */
export const GUEST = 'visitante'

/** Whose favorites show: the member's or the visitor's; null until the session is restored. */
export const ownerOf = ({ isRestored, user }: ReturnType<typeof useSession.getState>): string | null =>
  isRestored ? (user?.id ?? GUEST) : null
