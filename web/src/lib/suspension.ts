import type { Restriction, User } from '@feria/contract/accounts/schemas'

/** What suspends a member now, with an end or without; null for nothing, for mere limits, and once its time is over. */
export const suspensionOf = (user: User | null, now = Date.now()): Restriction | null => {
  const restriction = user?.restriction
  if (!restriction || restriction.kind === 'limited') return null
  return restriction.until === null || Date.parse(restriction.until) > now ? restriction : null
}

/** The pages that a suspended member still uses: what holds them back, money, orders under way and their conversations, their data. */
const LEFT = new RegExp(
  [
    '^/(suspension|saldo|history|historial|orders|purchases|sales|chats?|chat-manager',
    'denuncias|personal-info|profile|privacy-police|reseller/transactions)(/|$)',
  ].join('|'),
  'i',
)

/** Whether an address is left to a suspended member. */
export const isLeft = (pathname: string): boolean => LEFT.test(pathname)
