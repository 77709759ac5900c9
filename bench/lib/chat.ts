import { setTimeout as sleep } from 'node:timers/promises'
import { startPostgres } from '../../scripts/lib/postgres.mjs'
import { startRedis } from '../../scripts/lib/redis.mjs'
import type { Seat, Side, Talked } from './chat-talk.ts'
import { type Clients, startClients } from './clients.ts'
import { countStored, fillChat } from './fill-chat.ts'
import { quantile } from './measure.ts'
import { type Probed, startBareChat, startFeriaProbed, temporaryFolder } from './servers.ts'

/** The totals of one side over all rounds. */
export interface ChatSide {
  talked: Talked
  /** Of both processes, while messages were in flight. */
  cpuSeconds: number
  /** What a connected, idle socket adds to its process after a garbage collection. */
  rssBytes: number
  heapBytes: number
}

export interface ChatMeasured {
  seconds: number
  /** The version as PostgreSQL reports it. */
  postgres: string
  sides: Record<Side, ChatSide>
  /** The difference between messages in Feria's table and messages sent, and rooms whose numbering has gaps. */
  storedWrong: number
  wrongRooms: number
}

export const ROOMS = 250
export const RATE = 200
const ROUNDS = 4
const names: Side[] = ['bare', 'feria']
/** The first rooms are discarded before memory is measured, so that it excludes what a server loads only once. */
const FIRST_ROOMS = 25
const WARM_UP_SECONDS = 3
const CALM_MS = 3000

/**
 * Sends messages for some seconds through Feria and through bare Socket.IO in turn, two processes each, over one PostgreSQL and one
 * Redis.
 */
export const measureChat = async (seconds: number): Promise<ChatMeasured> => {
  console.log('Starting PostgreSQL, Redis and two processes each of Feria and of bare Socket.IO …')
  const [postgres, redis] = [await startPostgres(), await startRedis()]
  const settings = { DATABASE_URL: postgres.url, REDIS_URL: redis.url, DATA_DIR: await temporaryFolder(), DEMO: 'no', RATE_LIMITS: 'true' }
  const servers: Record<Side, Probed[]> = {
    feria: [await startFeriaProbed(settings), await startFeriaProbed(settings)],
    bare: [await startBareChat(`${redis.url}/1`), await startBareChat(`${redis.url}/1`)],
  }
  const parties = await fillChat(postgres.url, ROOMS)
  const clients = startClients()
  const seats = (side: Side) => parties.map((party, i): Seat => ({ ...party, url: urlOf(servers[side], i) }))
  const memory = { feria: { rssBytes: 0, heapBytes: 0 }, bare: { rssBytes: 0, heapBytes: 0 } }
  for (const side of names) memory[side] = await measureMemory(clients, side, servers[side], seats(side))
  const cpu = { feria: 0, bare: 0 }
  const rounds: Record<Side, Talked[]> = { feria: [], bare: [] }
  let sentToFeria = FIRST_ROOMS * 2
  for (let i = 0; i <= ROUNDS; i++) {
    for (const side of names) {
      const before = await sumOf(servers[side], 'now')
      const talked = await clients.talk(side, `round-${i}`, i === 0 ? WARM_UP_SECONDS : seconds / ROUNDS, RATE)
      const after = await sumOf(servers[side], 'now')
      console.log(summaryOf(side, talked))
      if (talked.lost + talked.doubled + talked.refused + talked.dropped > 0)
        for (const { lastWords } of servers[side]) console.log(lastWords())
      if (side === 'feria') sentToFeria += talked.sent
      if (i === 0) continue
      cpu[side] += after.cpuSeconds - before.cpuSeconds
      rounds[side].push(talked)
    }
  }
  const stored = await countStored(postgres.url)
  await clients.stop()
  for (const server of [...servers.feria, ...servers.bare]) await server.stop()
  await redis.stop()
  await postgres.stop()
  const sideOf = (side: Side): ChatSide => ({ talked: together(rounds[side]), cpuSeconds: cpu[side], ...memory[side] })
  return {
    seconds,
    postgres: postgres.version,
    sides: { feria: sideOf('feria'), bare: sideOf('bare') },
    storedWrong: Math.abs(stored.messages - sentToFeria),
    wrongRooms: stored.wrongRooms,
  }
}

const summaryOf = (side: Side, { sent, received, late, refusal }: Talked): string => {
  const p99 = (numbers: number[]) =>
    quantile(
      [...numbers].sort((a, b) => a - b),
      0.99,
    ).toFixed(1)
  return `${side}: ${sent} sent, received p99 ${p99(received)} ms, clients late p99 ${p99(late)} ms ${refusal}`
}

/** The two parties of a room connect to different processes, buyers to either. */
const urlOf = (servers: Probed[], place: number): string => servers[(place + (place >> 1)) % servers.length]?.url ?? ''

const measureMemory = async (clients: Clients, side: Side, servers: Probed[], seats: Seat[]) => {
  await clients.ask({ do: 'connect', side, seats: seats.slice(0, FIRST_ROOMS * 2) })
  await clients.talk(side, 'first', 1, FIRST_ROOMS * 2)
  await clients.ask({ do: 'leave', side })
  await sleep(CALM_MS)
  const before = await sumOf(servers, 'calm')
  await clients.ask({ do: 'connect', side, seats })
  await sleep(CALM_MS)
  const after = await sumOf(servers, 'calm')
  const ofASocket = (bytes: number) => bytes / seats.length
  return { rssBytes: ofASocket(after.rssBytes - before.rssBytes), heapBytes: ofASocket(after.heapBytes - before.heapBytes) }
}

const sumOf = async (servers: Probed[], when: 'now' | 'calm') => {
  const sum = { rssBytes: 0, heapBytes: 0, cpuSeconds: 0 }
  for (const { usage } of servers) {
    const used = await usage(when)
    sum.rssBytes += used.rssBytes
    sum.heapBytes += used.heapBytes
    sum.cpuSeconds += used.cpuSeconds
  }
  return sum
}

const together = (rounds: Talked[]): Talked => {
  const sum = (count: (round: Talked) => number) => rounds.reduce((total, round) => total + count(round), 0)
  return {
    sent: sum(({ sent }) => sent),
    stored: rounds.flatMap(({ stored }) => stored),
    received: rounds.flatMap(({ received }) => received),
    late: rounds.flatMap(({ late }) => late),
    lost: sum(({ lost }) => lost),
    doubled: sum(({ doubled }) => doubled),
    strayed: sum(({ strayed }) => strayed),
    refused: sum(({ refused }) => refused),
    dropped: sum(({ dropped }) => dropped),
    refusal: rounds.find(({ refusal }) => refusal)?.refusal ?? '',
  }
}
