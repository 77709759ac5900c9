import type { Location } from 'react-router'

/** What the visitor had set out to do there: the state of the page that they were going to. */
export const stateBehind = (state: unknown): unknown => (state as { from?: Partial<Location> } | null)?.from?.state ?? null

/**
 * Where a visitor was going when the guard redirected them to the login; /dashboard if they came directly, or if the address would
 * leave Feria.
 */
export const cameFrom = (state: unknown): string => {
  const from = (state as { from?: Partial<Location> } | null)?.from
  // Two leading slashes name another host.
  return from?.pathname && /^\/(?![/\\])/.test(from.pathname) ? `${from.pathname}${from.search ?? ''}${from.hash ?? ''}` : '/dashboard'
}
