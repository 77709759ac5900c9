import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Client } from './client.ts'
import type { Connections, Db, Replica } from './database.ts'
import { openWatchedPool, type PoolOptions } from './watched-pool.ts'

/** How often both servers are asked for their position. */
const TICK_MS = 500
/** The replica is used up to this lag; members who wrote read from the primary for longer than this. */
const MAX_LAG_MS = 2000
/** A little over two ticks: after this time without news the lag is unknown. */
const NEWS_MS = 1500
/** Samples of the primary's position kept: half a minute. */
const KEPT = 60

/** A position in the write-ahead log as a number, from `16/B374D848`. */
const placeOf = (lsn: string): bigint => {
  const [high = '0', low = '0'] = lsn.split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}

type OpenReplica = Replica & { counts(): Connections; close(): Promise<void> }

/**
 * A streaming replica for reads. Its position is compared with the primary's own, which reveals a replica that lost its primary and
 * believes to be current. It may be down at the start, and come and go.
 */
export const openReplica = (url: string, primary: Client, options: PoolOptions): OpenReplica => {
  const { client, counts, close } = openWatchedPool([url], options)
  const db = drizzle({ client: client as unknown as pg.Pool }) as unknown as Db
  const samples: { at: number; place: bigint }[] = []
  let checkedAt = Number.NEGATIVE_INFINITY
  let lagMs = Number.POSITIVE_INFINITY
  let isAsking = false

  const look = async (): Promise<void> => {
    const at = performance.now()
    const [here, there] = await Promise.all([
      primary.query<{ lsn: string }>('select pg_current_wal_lsn()::text as lsn'),
      client.query<{ lsn: string | null }>('select pg_last_wal_replay_lsn()::text as lsn'),
    ])
    // Without a replay position it is not a replica, and may have a history of its own.
    const [written, replayed] = [here.rows[0]?.lsn, there.rows[0]?.lsn]
    if (!written || !replayed) throw new Error('not a replica')
    samples.push({ at, place: placeOf(written) })
    if (samples.length > KEPT) samples.shift()
    const reached = samples.findLast(({ place }) => place <= placeOf(replayed))
    lagMs = reached ? performance.now() - reached.at : Number.POSITIVE_INFINITY
    checkedAt = performance.now()
  }
  const timer = setInterval(() => {
    if (isAsking) return
    isAsking = true
    look()
      .catch(() => {
        checkedAt = Number.NEGATIVE_INFINITY
      })
      .finally(() => {
        isAsking = false
      })
  }, TICK_MS)
  timer.unref()

  const isFresh = () => performance.now() - checkedAt < NEWS_MS && lagMs <= MAX_LAG_MS
  return {
    near: () => (isFresh() ? db : undefined),
    state: () => ({ isFresh: isFresh(), lagMs }),
    doubt: () => {
      checkedAt = Number.NEGATIVE_INFINITY
    },
    counts: () => counts().transactions,
    close: async () => {
      clearInterval(timer)
      await close()
    },
  }
}
