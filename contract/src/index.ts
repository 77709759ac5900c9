import { accounts } from './accounts.ts'
import { assistant } from './assistant.ts'
import { catalogue } from './catalogue.ts'
import { chat, chatEvents } from './chat.ts'
import { systemEvents } from './event.ts'
import { favorites } from './favorites.ts'
import { notificationEvents, notifications } from './notifications.ts'
import { orders } from './orders.ts'
import { payments } from './payments.ts'
import { prospecting } from './prospecting.ts'
import { reports } from './reports.ts'
import { reselling } from './reselling.ts'
import { search } from './search.ts'
import { uploads } from './uploads.ts'
import { wishes } from './wishes.ts'

/** Every call of Feria, by module. */
export const api = {
  accounts,
  uploads,
  catalogue,
  favorites,
  search,
  chat,
  payments,
  orders,
  wishes,
  reselling,
  prospecting,
  assistant,
  notifications,
  reports,
}
export type Api = typeof api

/** Every event of the sockets by its name: what clients emit, and what they are told. */
export const events = {
  emitted: { ...chatEvents.emitted, ...notificationEvents.emitted },
  told: { ...chatEvents.told, ...notificationEvents.told, ...systemEvents },
}
export type EmittedEvents = (typeof events)['emitted']
export type ServerEvents = (typeof events)['told']

export type { Acknowledged, Emitted, Received, ServerEventPayload } from './event.ts'
export type { Answer, Input, Request, Route } from './route.ts'
