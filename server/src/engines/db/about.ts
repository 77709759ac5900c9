import { sql } from 'drizzle-orm'
import { type Db, rowsOf } from './database.ts'
import { migrationsCount } from './migrations.ts'

/** The SQLSTATE of a missing privilege. */
export const NO_RIGHT = '42501'

/** The SQL that grants a role the missing right to create tables. */
export const lacksRight = (role: string, database: string): string =>
  `the role ${role} may not create tables in ${database}: GRANT CREATE ON DATABASE ${database} TO ${role}; GRANT ` +
  `CREATE ON SCHEMA public TO ${role};`

/** Every letter that members write; others count bytes for letters and compare wrongly. */
const ENCODING = 'UTF8'

/** Why a database of another encoding cannot be Feria's, with the command that makes a right one; null for UTF8. */
export const remarkOnEncoding = (encoding: string, database: string): string | null =>
  encoding === ENCODING
    ? null
    : `the database ${database} is in ${encoding}, and Feria's is in ${ENCODING}: createdb --template=template0 --encoding=${ENCODING} ` +
      '--locale=C.UTF-8 makes such a one'

interface About {
  /** In the server's own words. */
  version: string
  /** The number of migrations not applied yet. */
  pending: number
  /** The number of migrations that a newer version applied. */
  unknown: number
  /** Whether Feria's tables exist. */
  hasTables: boolean
  /** Why the next version could not create its tables; null when it can. */
  lacksRight: string | null
  /** How far apart its clock and ours are, in milliseconds. */
  skewMs: number
  /** Whether statements end by themselves. */
  hasTimeout: boolean
}

/** Facts about a database. Throws when it does not answer. */
export const aboutDatabase = async (db: Db): Promise<About> => {
  const from = Date.now()
  const [row] = rowsOf<{ version: string; clock: string; done: string | null; role: string; place: string; may: boolean; timeout: string }>(
    await db.execute(sql`
      select version(), clock_timestamp()::text as clock, to_regclass('drizzle.__drizzle_migrations')::text as done,
        current_user as role, current_database() as place, has_database_privilege(current_database(), 'CREATE')
          and has_schema_privilege('public', 'CREATE') as may, current_setting('statement_timeout') as timeout`),
  )
  const middle = (from + Date.now()) / 2
  const [known] = row?.done
    ? rowsOf<{ count: number }>(await db.execute(sql`select count(*)::int as count from drizzle.__drizzle_migrations`))
    : []
  const missing = migrationsCount() - (known?.count ?? 0)
  return {
    version: row?.version ?? '',
    pending: Math.max(0, missing),
    unknown: Math.max(0, -missing),
    hasTables: Boolean(row?.done),
    lacksRight: row?.may === false ? lacksRight(row.role, row.place) : null,
    skewMs: Math.abs(new Date(row?.clock ?? Number.NaN).getTime() - middle),
    hasTimeout: row?.timeout !== '0',
  }
}
