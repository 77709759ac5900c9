import type { Location } from 'react-router'

/** Where a visitor was going when the guard sent them to the login; /dashboard when they came by themselves [ACC-08]. */
export const cameFrom = (state: unknown): string => {
  const from = (state as { from?: Partial<Location> } | null)?.from
  return from?.pathname ? `${from.pathname}${from.search ?? ''}${from.hash ?? ''}` : '/dashboard'
}
