import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from 'pino'
import { type Client, createClient, type Through } from './client.ts'
import { SilentDatabase } from './database.ts'
import { isAnswering } from './is-answering.ts'
import { openPool, type Pool } from './pool.ts'

/** Time is counted in ticks: while this process itself stood still none passed, and the server is not blamed for it. */
const TICK_MS = 250
/** A statement that has waited so many ticks is reason to ask whether the server is there at all. */
const SUSPECT_TICKS = 3
/** A server that leaves this question open for so many ticks hangs. With the above everybody is answered within 3.5 s. */
const PULSE_TICKS = 8
/** How often and how long a server that hangs is asked again. */
const AGAIN_MS = 500
const ANSWER_MS = 1000

const addressOf = (url: string) => {
  const { host, port } = new pg.Client(url)
  return host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port }
}

interface Waiting {
  since: number
  reject: (error: Error) => void
}

export interface WatchedPool {
  /** What Drizzle and we speak to: it stays while the connections behind it are given up and made anew. */
  client: Client
  close(): Promise<void>
}

/**
 * Connections to a server that may hang, with every one of them open and silent. While a statement waits, a connection of its own asks
 * whether the server is there; one that is slow answers, and is waited for. From one that does not all connections are dropped, whoever
 * waits is refused with `SilentDatabase`, and so is everybody else at once until the server answers again.
 */
export const openWatchedPool = (url: string, size: number, log?: Logger): WatchedPool => {
  let statements = openPool(url, size)
  let pulse = openPool(url, 1)
  const waiting = new Set<Waiting>()
  let now = 0
  /** When it was last asked, where that is open; and when it last answered. */
  let askedAt: number | null = null
  let answeredAt = 0
  let isSilent = false
  let isClosed = false

  const inTime: Through = (run) =>
    new Promise((resolve, reject) => {
      if (isSilent) return reject(new SilentDatabase())
      const one = { since: now, reject }
      waiting.add(one)
      run()
        .then(resolve, reject)
        .finally(() => waiting.delete(one))
    })

  const ask = () => {
    askedAt = now
    const asked = pulse
    const end = () => {
      if (asked !== pulse) return
      askedAt = null
      answeredAt = now
    }
    // One that refuses is there: whoever waits is told so by their own connection.
    asked.query('select 1').then(end, end)
  }

  const isWell = (next: Pool): Promise<boolean> =>
    Promise.race([next.query('select 1').then(() => true), sleep(ANSWER_MS, false, { ref: false })]).catch(() => true)

  const comeBack = async () => {
    for (;;) {
      await sleep(AGAIN_MS, undefined, { ref: false })
      if (isClosed) return
      if (!(await isAnswering(addressOf(url), ANSWER_MS))) continue
      const next = openPool(url, 1)
      if ((await isWell(next)) && !isClosed) {
        ;[statements, pulse, askedAt, answeredAt, isSilent] = [openPool(url, size), next, null, now, false]
        log?.info('PostgreSQL answers again')
        return
      }
      next.drop()
    }
  }

  const giveUp = () => {
    log?.warn('PostgreSQL does not answer')
    isSilent = true
    for (const { reject } of waiting) reject(new SilentDatabase())
    waiting.clear()
    statements.drop()
    pulse.drop()
    void comeBack()
  }

  const watch = setInterval(() => {
    now++
    if (isSilent) return
    if (askedAt !== null) return now - askedAt >= PULSE_TICKS ? giveUp() : undefined
    const [oldest] = waiting
    if (oldest && now - Math.max(oldest.since, answeredAt) >= SUSPECT_TICKS) ask()
  }, TICK_MS)
  watch.unref()

  // From the first moment: a firewall that forgets connections forgets this one, too.
  ask()
  return {
    client: createClient(() => statements, inTime),
    close: async () => {
      if (isClosed) return
      isClosed = true
      clearInterval(watch)
      pulse.drop()
      if (isSilent) return statements.drop()
      await statements.end()
    },
  }
}
