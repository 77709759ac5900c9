import { accounts } from './accounts.ts'
import { catalogue } from './catalogue.ts'
import { favorites } from './favorites.ts'
import { notifications } from './notifications.ts'
import { orders } from './orders.ts'
import { payments } from './payments.ts'
import { reports } from './reports.ts'
import { search } from './search.ts'
import { uploads } from './uploads.ts'

/** Every call of Feria, by module. */
export const api = { accounts, uploads, catalogue, favorites, search, payments, orders, notifications, reports }
export type Api = typeof api

export type { Answer, Input, Request, Route } from './route.ts'
