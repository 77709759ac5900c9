import pg from 'pg'

/** The longest that a host may take to say what it is: one that is switched off never answers. */
const ANSWER_MS = 2000

/** Whether a server takes writes now; false for a standby and for one that does not answer. */
const takesWrites = async (url: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: ANSWER_MS, query_timeout: ANSWER_MS })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only')
    return rows[0]?.transaction_read_only === 'off'
  } catch {
    return false
  } finally {
    // Not waited for: a server that hangs never says goodbye.
    client.end().catch(() => undefined)
  }
}

/** The first host that takes writes now, asked all at once; undefined while there is none, as until a standby is promoted. */
export const findPrimary = async (urls: readonly string[]): Promise<string | undefined> => {
  const answers = urls.map(takesWrites)
  for (const [i, answer] of answers.entries()) if (await answer) return urls[i]
  return undefined
}
