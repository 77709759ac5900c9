import { join } from 'node:path'
import { pino } from 'pino'
import type { Config } from '../config.ts'
import { openAi } from './ai/open-ai.ts'
import { openDatabase } from './db/open-database.ts'
import type { Engines } from './engines.ts'
import { openDiskFiles } from './files/disk.ts'
import { openGazetteer } from './geo/gazetteer.ts'
import { openKv } from './kv/open-kv.ts'
import { openMailFolder } from './mail/folder.ts'
import { openMarketplaces } from './marketplaces/open-marketplaces.ts'
import { openPayments } from './payments/open-payments.ts'
import { openSharpPictures } from './pictures/sharp.ts'
import { openSocketBus } from './sockets/socket-bus.ts'

/** Opens every engine that the settings ask for and answers how to close them. Throws when one cannot be opened. */
export const openEngines = async (config: Config, now: () => Date): Promise<Engines & { close(): Promise<void> }> => {
  const db = await openDatabase({ url: config.DATABASE_URL, dir: config.DATA_DIR })
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
  const kv = await orClose(openKv(config.REDIS_URL))
  const bus = await orClose(openSocketBus(config.REDIS_URL))
  const log = pino({ level: config.LOG_LEVEL })
  const marketplaces = await orClose(openMarketplaces(config, { kv, db: db.db, now, log }))
  return {
    db,
    kv,
    files: openDiskFiles(join(config.DATA_DIR, 'files')),
    pictures: openSharpPictures(),
    mail: openMailFolder(join(config.DATA_DIR, 'mail'), config.BRAND_NAME),
    payments: openPayments(config, db.db, now),
    marketplaces,
    geo: openGazetteer(),
    ai: openAi(config),
    bus,
    close,
  }
}
