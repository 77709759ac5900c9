import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import postgres, { type Sql } from 'postgres'
import type { Case } from './cases.ts'
import { load, median } from './measure.ts'
import type { Probed } from './servers.ts'

/** Whole orders, with what follows them. */
interface Done {
  /** Orders a second, from the first request until nothing of them is left to do. */
  rate: number
  /** Milliseconds of the server's processor an order, all of its threads. */
  cpuMs: number
}

/** Feria's are done with the last email and notification; the bare server has neither. */
export interface OrdersMeasured {
  feria: Done
  bare: Done
  faults: string[]
}

interface Servers {
  feria: Probed
  bare: Probed
  databaseUrl: string
  /** Feria's own folder, where its emails are written. */
  dataDir: string
}

const CONNECTIONS = 32
const ROUNDS = 3
/** An order has an email and a notification for its buyer, and one of each for its seller. */
const EACH = 2
const POLL_MS = 100
const TIMEOUT_MS = 300_000

/** Places whole orders at each server in turn, in rounds of some seconds after a warm-up, and waits until nothing of them is left. */
export const measureOrders = async (
  what: Case,
  { feria, bare, databaseUrl, dataDir }: Servers,
  seconds: number,
): Promise<OrdersMeasured> => {
  const sql = postgres(databaseUrl, { max: 1 })
  const faults: string[] = []
  const round = async (server: Probed, untilDone: (paid: number) => Promise<void>): Promise<Done> => {
    const [paidBefore, before, from] = [await paidIn(sql), await server.usage('now'), performance.now()]
    faults.push(...(await load(what, server.url, CONNECTIONS, seconds)).faults)
    const paid = (await paidIn(sql)) - paidBefore
    await untilDone(paid)
    const tookSeconds = (performance.now() - from) / 1000
    const after = await server.usage('now')
    return { rate: paid / tookSeconds, cpuMs: ((after.cpuSeconds - before.cpuSeconds) * 1000) / paid }
  }
  const sides = { feria: [] as Done[], bare: [] as Done[] }
  let sent = await countSent(sql, dataDir)
  for (let n = 0; n <= ROUNDS; n++) {
    const own = await round(feria, async (paid) => {
      const all = { emails: sent.emails + EACH * paid, notifications: sent.notifications + EACH * paid }
      const deadline = performance.now() + TIMEOUT_MS
      for (; sent.emails < all.emails || sent.notifications < all.notifications; sent = await countSent(sql, dataDir)) {
        if (performance.now() > deadline) throw new Error(`What follows ${paid} orders is not done: ${JSON.stringify({ sent, all })}`)
        await sleep(POLL_MS)
      }
    })
    const others = await round(bare, async () => undefined)
    if (n === 0) continue
    sides.feria.push(own)
    sides.bare.push(others)
  }
  await sql.end()
  return { feria: middleOf(sides.feria), bare: middleOf(sides.bare), faults }
}

const middleOf = (rounds: Done[]): Done => ({
  rate: median(rounds.map(({ rate }) => rate)),
  cpuMs: median(rounds.map(({ cpuMs }) => cpuMs)),
})

const paidIn = async (sql: Sql): Promise<number> =>
  (await sql<{ n: number }[]>`select count(*)::int as n from orders where paid_at is not null`)[0]?.n ?? 0

const countSent = async (sql: Sql, dataDir: string) => {
  const [rows] = await sql<{ n: number }[]>`select count(*)::int as n from notifications`
  const names = await readdir(join(dataDir, 'mail')).catch(() => [])
  return { notifications: rows?.n ?? 0, emails: names.filter((name) => !name.startsWith('.')).length }
}
