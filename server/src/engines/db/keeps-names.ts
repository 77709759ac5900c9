import pg from 'pg'

/** The SQLSTATE of a statement that is asked for by a name which its server does not know. */
const NO_SUCH_STATEMENT = '26000'
/** Longer than it takes to hand a connection on, mostly; a pooler that has a single one never does. */
const TURN_MS = 1000
/** A busy machine takes longer to open a connection, but has it by a later turn. */
const TURNS = 5
const QUESTION = { name: 'feria_kept', text: 'select pg_backend_pid() as pid' }

/**
 * Whether a statement that was prepared by name is found on whichever connection of the server its next transaction gets: not behind
 * PgBouncer before 1.21, nor with its `max_prepared_statements` at 0. Two connections are opened for the question; true where it cannot
 * be told, since the pooler has one connection or keeps each client's.
 */
export const keepsNames = async (connectionString: string): Promise<boolean> => {
  const [asks, holds] = [new pg.Client({ connectionString }), new pg.Client({ connectionString })]
  for (const client of [asks, holds]) {
    client.on('error', () => undefined)
    await client.connect()
  }
  const ask = async () => (await asks.query<{ pid: number }>(QUESTION)).rows[0]?.pid
  /** Asks again while the other one has what was just used: poolers hand out the connection that came back last. */
  const askElsewhere = async () => {
    await holds.query('begin')
    const turn = setTimeout(() => void holds.query('commit').catch(() => undefined), TURN_MS)
    const pid = await ask().finally(() => clearTimeout(turn))
    await holds.query('commit')
    return pid
  }
  try {
    const first = await ask()
    for (let [turn, pid] = [0, first]; pid === first && turn < TURNS; turn++) pid = await askElsewhere()
    return true
  } catch (error) {
    if ((error as { code?: string }).code === NO_SUCH_STATEMENT) return false
    throw error
  } finally {
    await Promise.all([asks.end(), holds.end()])
  }
}
