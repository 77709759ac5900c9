import type { Ai } from './ai/ai.ts'
import type { Database } from './db/database.ts'
import type { Files } from './files/files.ts'
import type { Geo } from './geo/geo.ts'
import type { Kv } from './kv/kv.ts'
import type { Mail } from './mail/mail.ts'
import type { Marketplaces } from './marketplaces/marketplaces.ts'
import type { Payments } from './payments/payments.ts'
import type { Pictures } from './pictures/pictures.ts'
import type { SocketBus } from './sockets/socket-bus.ts'

/** The outside world behind small interfaces. */
export interface Engines {
  db: Database
  kv: Kv
  files: Files
  pictures: Pictures
  mail: Mail
  payments: Payments
  marketplaces: Marketplaces
  geo: Geo
  ai: Ai
  bus: SocketBus
}
