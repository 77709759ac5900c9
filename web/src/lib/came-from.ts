import type { Location } from 'react-router'

/**
 * Where a visitor was going when the guard redirected them to the login; /dashboard if they came directly, or if the address would
 * leave Feria.
 */
export const cameFrom = (state: unknown): string => {
  const from = (state as { from?: Partial<Location> } | null)?.from
  // Two leading slashes name another host.
  return from?.pathname && /^\/(?![/\\])/.test(from.pathname) ? `${from.pathname}${from.search ?? ''}${from.hash ?? ''}` : '/dashboard'
}
