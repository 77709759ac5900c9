import type { Config } from './config.ts'
import { type App, type AppOptions, createApp } from './core/app.ts'
import type { Ctx } from './core/context.ts'
import type { Module } from './core/module.ts'
import type { Engines } from './engines/engines.ts'
import { accounts, findActor } from './modules/accounts/accounts.module.ts'
import { admin } from './modules/admin/admin.module.ts'
import { assistant } from './modules/assistant/assistant.module.ts'
import { blocksModule } from './modules/blocks/blocks.module.ts'
import { catalogue, countSearches } from './modules/catalogue/catalogue.module.ts'
import { chat } from './modules/chat/chat.module.ts'
import { favorites } from './modules/favorites/favorites.module.ts'
import { help } from './modules/help/help.module.ts'
import { identities } from './modules/identities/identities.module.ts'
import { markets } from './modules/markets/markets.module.ts'
import { countModeration, moderation } from './modules/moderation/moderation.module.ts'
import { notifications } from './modules/notifications/notifications.module.ts'
import { operations } from './modules/operations/operations.module.ts'
import { countOverdueClaims, hasPaidOrder, isOrderUnderWay, orders, partiesOf } from './modules/orders/orders.module.ts'
import { payments, sumAccounts } from './modules/payments/payments.module.ts'
import { prospecting } from './modules/prospecting/prospecting.module.ts'
import { reports, sellerRecords } from './modules/reports/reports.module.ts'
import { reselling } from './modules/reselling/reselling.module.ts'
import { countOverdueAppeals, reviews, standingsOf } from './modules/reviews/reviews.module.ts'
import { search } from './modules/search/search.module.ts'
import { seo } from './modules/seo/seo.module.ts'
import { uploads } from './modules/uploads/uploads.module.ts'
import { wishes } from './modules/wishes/wishes.module.ts'
import { countEmails } from './platform/email/send-email.ts'

/** Every module, in the order of their dependencies: each may import only those to its left. */
export const modules: Module[] = [
  accounts,
  blocksModule,
  uploads,
  identities,
  catalogue,
  favorites,
  markets,
  search,
  chat,
  payments,
  orders,
  wishes,
  reselling,
  reviews,
  prospecting,
  moderation,
  assistant,
  notifications,
  reports,
  help,
  operations,
  seo,
  admin,
]

/** How many decisions of admins are overdue, by what they are about. */
const countOverdue = async (ctx: Ctx) => ({ claims: await countOverdueClaims(ctx), appeals: await countOverdueAppeals(ctx) })

/** Builds Feria, everything but the listener: the core with every module. */
export const createFeria = (config: Config, engines: Engines, options: AppOptions = {}): Promise<App> =>
  createApp(
    config,
    engines,
    {
      ...{ modules, authentication: { findActor }, partiesOf, hasPaidOrder, isOrderUnderWay, sellerRecords, standingsOf },
      ...{ sumLedger: sumAccounts, countOverdue, countModeration, countSearches, countEmails },
    },
    options,
  )
