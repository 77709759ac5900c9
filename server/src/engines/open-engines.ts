import type { Config } from '../config.ts'
import { createLog } from '../core/log.ts'
import { openAi } from './ai/open-ai.ts'
import { openDatabase } from './db/open-database.ts'
import type { Engines } from './engines.ts'
import { openFiles } from './files/open-files.ts'
import { openGazetteer } from './geo/gazetteer.ts'
import { openKv } from './kv/open-kv.ts'
import { openMail } from './mail/open-mail.ts'
import { openMarketplaces } from './marketplaces/open-marketplaces.ts'
import { closeFolder } from './own-folder.ts'
import { openPages } from './pages/open-pages.ts'
import { openPayments } from './payments/open-payments.ts'
import { openPictures } from './pictures/open-pictures.ts'
import { openPush } from './push/open-push.ts'
import { openSms } from './sms/open-sms.ts'
import { openSocketBus } from './sockets/open-socket-bus.ts'
import { openTraces } from './traces/open-traces.ts'
import { openWhatsapp } from './whatsapp/open-whatsapp.ts'

/** Opens every configured engine and returns how to close them. Throws when one cannot be opened. */
export const openEngines = async (config: Config, now: () => Date): Promise<Engines & { close(): Promise<void> }> => {
  const log = createLog(config)
  const isAllElsewhere = config.DATABASE_URL && config.S3_BUCKET && config.SMTP_URL
  if (!isAllElsewhere) await closeFolder(config.DATA_DIR)
  const db = await openDatabase({
    url: config.DATABASE_URL,
    dir: config.DATA_DIR,
    poolSize: config.DATABASE_POOL,
    replicaUrl: config.DATABASE_REPLICA_URL,
    directUrl: config.DATABASE_DIRECT_URL,
    isPrepared: config.DATABASE_PREPARED,
    log,
  })
  const opened: { close(): Promise<void> }[] = [db]
  const close = async () => {
    for (const engine of opened.toReversed()) await engine.close()
  }
  const orClose = async <T extends { close(): Promise<void> }>(opening: Promise<T>): Promise<T> => {
    const engine = await opening.catch(async (error) => {
      await close()
      throw error
    })
    opened.push(engine)
    return engine
  }
  const kv = await orClose(openKv(config.REDIS_URL, log))
  const bus = await orClose(openSocketBus(config.REDIS_URL))
  const files = await orClose(openFiles(config))
  const mail = await orClose(openMail(config))
  const traces = await openTraces(config)
  if (traces) opened.push(traces)
  const marketplaces = await orClose(openMarketplaces(config, { kv, db: db.db, now, log }))
  const pages = await orClose(openPages(config, { kv, log }))
  const pictures = openPictures()
  opened.push(pictures)
  return {
    db,
    kv,
    files,
    pictures,
    mail,
    payments: await openPayments(config, db.db, now),
    marketplaces,
    pages,
    geo: openGazetteer(),
    ai: await openAi(config),
    pushSender: await openPush(config),
    bus,
    whatsapp: openWhatsapp(config),
    sms: openSms(config),
    traces,
    close,
  }
}
