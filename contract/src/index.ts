import { accountSchemas } from './accounts/schemas.ts'
import { adminSchemas } from './admin/schemas.ts'
import { assistantSchemas } from './assistant/schemas.ts'
import { blockSchemas } from './blocks/schemas.ts'
import { catalogueSchemas } from './catalogue/schemas.ts'
import { chatEvents, chatSchemas } from './chat/schemas.ts'
import { systemEvents } from './event.ts'
import { favoriteSchemas } from './favorites/schemas.ts'
import { helpSchemas } from './help/schemas.ts'
import { identitySchemas } from './identities/schemas.ts'
import { moderationSchemas } from './moderation/schemas.ts'
import { notificationEvents, notificationSchemas } from './notifications/schemas.ts'
import { operationSchemas } from './operations/schemas.ts'
import { orderSchemas } from './orders/schemas.ts'
import { paymentSchemas } from './payments/schemas.ts'
import { phoneSchemas } from './phones/schemas.ts'
import { prospectingSchemas } from './prospecting/schemas.ts'
import { reportSchemas } from './reports/schemas.ts'
import { resaleSchemas } from './reselling/schemas.ts'
import { reviewSchemas } from './reviews/schemas.ts'
import { withSchemas } from './route.ts'
import * as routes from './routes.ts'
import { searchSchemas } from './search/schemas.ts'
import { uploadSchemas } from './uploads/schemas.ts'
import { wishSchemas } from './wishes/schemas.ts'

/** Every call of Feria, by module, with the schemas that the server needs. */
export const api = {
  accounts: withSchemas(routes.accounts, accountSchemas),
  blocks: withSchemas(routes.blocks, blockSchemas),
  phones: withSchemas(routes.phones, phoneSchemas),
  uploads: withSchemas(routes.uploads, uploadSchemas),
  identities: withSchemas(routes.identities, identitySchemas),
  catalogue: withSchemas(routes.catalogue, catalogueSchemas),
  favorites: withSchemas(routes.favorites, favoriteSchemas),
  search: withSchemas(routes.search, searchSchemas),
  chat: withSchemas(routes.chat, chatSchemas),
  payments: withSchemas(routes.payments, paymentSchemas),
  orders: withSchemas(routes.orders, orderSchemas),
  wishes: withSchemas(routes.wishes, wishSchemas),
  reselling: withSchemas(routes.reselling, resaleSchemas),
  reviews: withSchemas(routes.reviews, reviewSchemas),
  prospecting: withSchemas(routes.prospecting, prospectingSchemas),
  moderation: withSchemas(routes.moderation, moderationSchemas),
  assistant: withSchemas(routes.assistant, assistantSchemas),
  notifications: withSchemas(routes.notifications, notificationSchemas),
  reports: withSchemas(routes.reports, reportSchemas),
  help: withSchemas(routes.help, helpSchemas),
  operations: withSchemas(routes.operations, operationSchemas),
  admin: withSchemas(routes.admin, adminSchemas),
}
export type Api = typeof api

/** Every socket event by name: those that clients emit, and those that the server emits. */
export const events = {
  client: { ...chatEvents.client, ...notificationEvents.client },
  server: { ...chatEvents.server, ...notificationEvents.server, ...systemEvents },
}
export type EmittedEvents = (typeof events)['client']
export type ServerEvents = (typeof events)['server']

export type { Acknowledged, Emitted, Received, ServerEventPayload } from './event.ts'
export type { Answer, CardAnswer, Input, Request, Route, ServedRoute } from './route.ts'
