import type { Location } from './router.tsx'

/**
 * Where a visitor was going when the guard sent them to the login; /dashboard when they came by themselves, or for what would leave Feria
 *.
 */
export const cameFrom = (state: unknown): string => {
  const from = (state as { from?: Partial<Location> } | null)?.from
  // Two slashes at the beginning name another host.
  return from?.pathname && /^\/(?![/\\])/.test(from.pathname) ? `${from.pathname}${from.search ?? ''}${from.hash ?? ''}` : '/dashboard'
}
