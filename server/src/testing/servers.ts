import { inject } from 'vitest'
import type { Database } from '../engines/db/database.ts'
import { openDatabase } from '../engines/db/open-database.ts'
import { createDatabase } from './create-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** PostgreSQL for tests, with the right to create databases; empty when there is none. */
    databaseUrl: string
    /** Where the image of an embedded database lies that all workers copy; empty outside of the whole test. */
    embeddedFolder: string
    redisUrl: string
    /** The program nginx; empty when there is none. */
    nginx: string
    /** The program PgBouncer; empty when there is none. */
    pgbouncer: string
    /** A PgBouncer of 1.21 or later that keeps prepared statements; empty when there is none. */
    newerPgbouncer: string
    /** The program promtool of Prometheus; empty when there is none. */
    promtool: string
    /** The program systemd-analyze; empty when there is none. */
    systemd: string
    /** The program kubectl of Kubernetes; empty when there is none. */
    kubectl: string
    /** How many orders live through a random history. */
    orderHistories: number
  }
}

/** Whether there is a PostgreSQL and a Redis to test on; the whole test insists on both. */
export const hasPostgres = inject('databaseUrl') !== ''
export const hasRedis = inject('redisUrl') !== ''
export const redisUrl = inject('redisUrl')

export interface OwnPostgres {
  url: string
  db: Database
  drop(): Promise<void>
}

/** A new PostgreSQL database of one's own, empty or a copy of another one; `drop` closes and removes it. */
export const createPostgres = async (template?: string): Promise<OwnPostgres> => {
  const { url, drop } = await createDatabase(inject('databaseUrl'), template)
  const db = await openDatabase({ url, dir: '' })
  return {
    url,
    db,
    drop: async () => {
      await db.close()
      await drop()
    },
  }
}
