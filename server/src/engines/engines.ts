import type { Ai } from './ai/ai.ts'
import type { Database } from './db/database.ts'
import type { Files } from './files/files.ts'
import type { Geo } from './geo/geo.ts'
import type { Kv } from './kv/kv.ts'
import type { Mail } from './mail/mail.ts'
import type { Marketplaces } from './marketplaces/marketplaces.ts'
import type { Pages } from './pages/pages.ts'
import type { Payments } from './payments/payments.ts'
import type { Pictures } from './pictures/pictures.ts'
import type { PushSender } from './push/push.ts'
import type { Sms } from './sms/sms.ts'
import type { SocketBus } from './sockets/socket-bus.ts'
import type { Traces } from './traces/traces.ts'
import type { Whatsapp } from './whatsapp/whatsapp.ts'

/** External services behind small interfaces. */
export interface Engines {
  db: Database
  kv: Kv
  files: Files
  pictures: Pictures
  mail: Mail
  payments: Payments
  marketplaces: Marketplaces
  pages: Pages
  geo: Geo
  ai: Ai
  bus: SocketBus
  /** Null without a configured number. */
  whatsapp: Whatsapp | null
  /** Null without a gateway: no telephone is confirmed. */
  sms: Sms | null
  /** Absent when tracing is off. */
  traces?: Traces | undefined
  /** Null when push is off. */
  pushSender: PushSender | null
}
