import { sql } from 'drizzle-orm'
import { type Db, rowsOf } from './database.ts'
import { migrationsCount } from './migrations.ts'

/** The SQLSTATE of a missing privilege. */
export const NO_RIGHT = '42501'

/** The SQL that grants a role the missing right to create tables. */
export const lacksRight = (role: string, database: string): string =>
  `the role ${role} may not create tables in ${database}: GRANT CREATE ON DATABASE ${database} TO ${role}; GRANT ` +
  `CREATE ON SCHEMA public TO ${role};`

interface About {
  /** In the server's own words. */
  version: string
  /** The number of migrations not applied yet. */
  pending: number
  /** Whether Feria's tables exist. */
  hasTables: boolean
  /** Why the next version could not create its tables; null when it can. */
  lacksRight: string | null
  /** The database's current time. */
  clock: Date
  /** Whether statements end by themselves. */
  hasTimeout: boolean
}

/** Facts about a database. Throws when it does not answer. */
export const aboutDatabase = async (db: Db): Promise<About> => {
  const [row] = rowsOf<{ version: string; clock: string; done: string | null; role: string; place: string; may: boolean; timeout: string }>(
    await db.execute(sql`
      select version(), clock_timestamp()::text as clock, to_regclass('drizzle.__drizzle_migrations')::text as done,
        current_user as role, current_database() as place, has_database_privilege(current_database(), 'CREATE')
          and has_schema_privilege('public', 'CREATE') as may, current_setting('statement_timeout') as timeout`),
  )
  const [known] = row?.done
    ? rowsOf<{ count: number }>(await db.execute(sql`select count(*)::int as count from drizzle.__drizzle_migrations`))
    : []
  return {
    version: row?.version ?? '',
    pending: Math.max(0, migrationsCount() - (known?.count ?? 0)),
    hasTables: Boolean(row?.done),
    lacksRight: row?.may === false ? lacksRight(row.role, row.place) : null,
    clock: new Date(row?.clock ?? Number.NaN),
    hasTimeout: row?.timeout !== '0',
  }
}
