import type { Notification } from '@feria/contract/notifications/schemas'
import * as api from '@feria/contract/routes'
import { queryClient } from '../../lib/query-client.ts'
import { routeKey } from '../../lib/use-route.ts'
import { useBarState } from './counts.ts'
import { ring } from './ring.ts'

const trade = [api.orders.list, api.orders.get, api.orders.sales, api.orders.me, api.orders.contacts, api.catalogue.get]
const talk = [api.chat.received, api.chat.sent, api.chat.conversations, api.chat.unread, api.orders.contacts]
const money = [api.payments.balances, api.payments.movements, api.payments.payouts]
const matching = [api.wishes.match, api.wishes.matches, api.wishes.nearby, api.wishes.list]
const offering = [api.prospecting.offer, api.prospecting.offers, api.prospecting.analytics]
/** Routes whose cached responses a notification invalidates, by its type. */
const stale: Record<string, readonly Parameters<typeof routeKey>[0][]> = {
  match: matching,
  matches: matching,
  matchOffer: matching,
  offer: offering,
  purchase: trade,
  sale: trade,
  chatRequest: talk,
  chat: talk,
  chatRejected: talk,
  order: trade,
  saleUpdate: [...trade, ...money],
  payout: money,
  review: [api.reviews.ofOrder],
  saleReview: [api.reviews.ofOrder],
}

/** Rings for new notifications, tells screen readers of the first, and invalidates what all of them are about. */
export const announce = (notifications: Notification[]): void => {
  const [latest] = notifications
  if (!latest) return
  ring()
  useBarState.setState({ announcement: `${latest.title} ${latest.message}` })
  for (const route of new Set(notifications.flatMap(({ type }) => stale[type] ?? []))) {
    void queryClient.invalidateQueries({ queryKey: [routeKey(route)] })
  }
}
