import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { inject } from 'vitest'
import type { Database } from '../engines/db/database.ts'
import { openEmbedded } from '../engines/db/embedded.ts'
import { openDatabase } from '../engines/db/open-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** PostgreSQL for tests, with the right to create databases; empty when there is none. */
    databaseUrl: string
    redisUrl: string
    /** The program nginx; empty when there is none. */
    nginx: string
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
export const createPostgres = async (template = 'template1'): Promise<OwnPostgres> => {
  const server = inject('databaseUrl')
  const name = `feria_${randomBytes(6).toString('hex')}`
  await asServer(server, `create database ${name} template ${template}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const db = await openDatabase({ url: url.href, dir: '' })
  return {
    url: url.href,
    db,
    drop: async () => {
      await db.close()
      await asServer(server, `drop database ${name} with (force)`)
    },
  }
}

const asServer = async (url: string, statement: string): Promise<void> => {
  const server = await openDatabase({ url, dir: '' })
  await server.db.execute(sql.raw(statement))
  await server.close()
}

/** Both kinds of database, for suites that every one of them must pass. */
export const databaseKinds: { kind: Database['kind']; isHere: boolean; open(): Promise<{ db: Database; drop(): Promise<void> }> }[] = [
  {
    kind: 'embedded',
    isHere: true,
    open: async () => {
      const db = await openEmbedded('memory://')
      return { db, drop: () => db.close() }
    },
  },
  { kind: 'postgres', isHere: hasPostgres, open: createPostgres },
]
