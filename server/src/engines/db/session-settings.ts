import type pg from 'pg'

/** What Feria sets on each of its connections. Times are in milliseconds. */
export const sessionSettings = {
  TimeZone: 'UTC',
  /** Pages are read from memory or flash; the default of 4 is for spinning disks and makes common words scan the whole table. */
  random_page_cost: '1.1',
  /** A statement of a large market looks expensive enough to be compiled, which takes ten times as long as to run it. */
  jit: 'off',
  statement_timeout: '15000',
  /** The longest wait for a row lock; shorter than a statement's timeout, so that the error gives the reason. */
  lock_timeout: '10000',
  /** Aborts the transaction of a stuck process, so that its locks are released. */
  idle_in_transaction_session_timeout: '30000',
} as const

/** Settings as a connection sends them when it opens. */
export const asOptions = (settings: Record<string, string>): string =>
  Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ')

/** Any number, the same in every process. */
const SETTINGS_LOCK = 715_203_845

/**
 * Makes them the settings of our role in this database, for the connections that a pooler opens from now on. Changes nothing if they are;
 * a role may always change its own.
 */
export const setForRole = async (client: Pick<pg.Client, 'query'>): Promise<void> => {
  const wanted = Object.entries(sessionSettings)
  await client.query('begin')
  try {
    await client.query('select pg_advisory_xact_lock($1)', [SETTINGS_LOCK])
    const { rows } = await client.query<{ set: string[]; role: string; place: string }>(`
      select quote_ident(current_user) as role, quote_ident(current_database()) as place,
        coalesce((select setconfig from pg_db_role_setting join pg_database on pg_database.oid = setdatabase
          where setrole = current_user::regrole and datname = current_database()), '{}') as set`)
    const [row] = rows
    for (const [name, value] of wanted) {
      if (!row || row.set.includes(`${name}=${value}`)) continue
      await client.query(`alter role ${row.role} in database ${row.place} set ${name} = '${value}'`)
    }
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
