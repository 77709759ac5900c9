import pg from 'pg'

/** The SQLSTATE of a statement that is asked for by a name which its server does not know. */
const NO_SUCH_STATEMENT = '26000'
/** Longer than it takes to hand a connection on; a pooler that has a single one never does. */
const TURN_MS = 1000

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
  try {
    const ask = () => asks.query({ name: 'feria_kept', text: 'select 1' })
    await ask()
    // Poolers hand out the connection that came back last, so the next question goes to another.
    await holds.query('begin')
    const turn = setTimeout(() => void holds.query('commit').catch(() => undefined), TURN_MS)
    return await ask()
      .then(
        () => true,
        (error: unknown) => (error as { code?: string }).code !== NO_SUCH_STATEMENT,
      )
      .finally(() => clearTimeout(turn))
  } finally {
    await Promise.all([asks.end(), holds.end()])
  }
}
