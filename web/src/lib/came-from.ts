import type { Location } from 'react-router'

/** The pages of login and registration lead to each other: behind them is the page before. */
const ACCOUNT = /^\/(login|register|forgot-password|reset-password)/i

/** The page that the visitor was on, or going to; undefined if they came directly. */
const pageBehind = (state: unknown): Partial<Location> | undefined => {
  const from = (state as { from?: Partial<Location> } | null)?.from
  return from && ACCOUNT.test(from.pathname ?? '') ? pageBehind(from.state) : from
}

/** What the visitor had set out to do there: the state of the page that they were going to. */
export const stateBehind = (state: unknown): unknown => pageBehind(state)?.state ?? null

/**
 * Where a visitor was, or was going when the guard redirected them to the login; /dashboard if they came directly, or if the address would
 * leave Feria.
 */
export const cameFrom = (state: unknown): string => {
  const from = pageBehind(state)
  // Two leading slashes name another host.
  return from?.pathname && /^\/(?![/\\])/.test(from.pathname) ? `${from.pathname}${from.search ?? ''}${from.hash ?? ''}` : '/dashboard'
}
