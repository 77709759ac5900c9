import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { openDatabase } from '../engines/db/open-database.ts'

const onServer = async (url: string, statement: string): Promise<void> => {
  const server = await openDatabase({ url, dir: '' })
  await server.db.execute(sql.raw(statement))
  await server.close()
}

/** A new database on a PostgreSQL server, empty or a copy of another one; `drop` removes it, whoever is connected to it. */
export const createDatabase = async (server: string, template = 'template1'): Promise<{ url: string; drop(): Promise<void> }> => {
  const name = `feria_${randomBytes(6).toString('hex')}`
  await onServer(server, `create database ${name} template ${template}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => onServer(server, `drop database ${name} with (force)`) }
}
