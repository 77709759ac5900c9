import { sql } from 'drizzle-orm'
import { type Db, rowsOf } from './database.ts'
import { migrationsCount } from './migrations.ts'

interface About {
  /** In the server's own words. */
  version: string
  /** Migrations that the code has and the database has not. */
  pending: number
  /** Its clock now. */
  clock: Date
}

/** What a database says of itself. Throws when it does not answer. */
export const aboutDatabase = async (db: Db): Promise<About> => {
  const [said] = rowsOf<{ version: string; clock: string; done: string | null }>(
    await db.execute(sql`select version(), clock_timestamp()::text as clock, to_regclass('drizzle.__drizzle_migrations')::text as done`),
  )
  const [known] = said?.done
    ? rowsOf<{ count: number }>(await db.execute(sql`select count(*)::int as count from drizzle.__drizzle_migrations`))
    : []
  return {
    version: said?.version ?? '',
    pending: Math.max(0, migrationsCount() - (known?.count ?? 0)),
    clock: new Date(said?.clock ?? Number.NaN),
  }
}
