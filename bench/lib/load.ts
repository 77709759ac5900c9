import { setTimeout as sleep } from 'node:timers/promises'
import { startPostgres } from '../../scripts/lib/postgres.mjs'
import { openDatabase } from '../../server/src/engines/db/open-database.ts'
import { drawPhoto } from './bare-pictures.ts'
import type { Seat } from './chat-talk.ts'
import { type Clients, startClients } from './clients.ts'
import { createDice } from './dice.ts'
import { addMembers, addSessions, fill } from './fill.ts'
import { mixOf } from './load-mix.ts'
import { type LoadActionDone, runMix } from './load-run.ts'
import { median } from './measure.ts'
import { addressesOf } from './pages.ts'
import { type Probed, startFeriaProbed, temporaryFolder, type Usage } from './servers.ts'

export interface LoadMeasured {
  postgres: string
  seconds: number
  hasPages: boolean
  actions: LoadActionDone[]
  /**
   * Total RSS in bytes: after the warm-up, the medians of the first and the last fifth of the time, and the maximum; then the median
   * of the JavaScript heap in the last fifth, which is part of it.
   */
  memory: { start: number; first: number; last: number; largest: number; heap: number }
  /** Sockets still connected at the end, and what a connected, idle one added after a garbage collection. */
  sockets: { connected: number; rssBytes: number; heapBytes: number }
}

export const CONNECTIONS = 32
export const SOCKETS = 1000
/** The first sockets are discarded before memory is measured, so that it excludes what a server loads only once. */
const FIRST_SOCKETS = 50
const CALM_MS = 3000
const SAMPLE_MS = 1000

/**
 * Runs a mix of all members' actions on one process of Feria, with 1,000 of them connected by sockets, and monitors its memory; with
 * pages, visitors open public ones besides, which it renders.
 */
export const measureLoad = async (seconds: number, warmUpSeconds: number, hasPages: boolean): Promise<LoadMeasured> => {
  console.log('Starting PostgreSQL and Feria, filling the tables, connecting the sockets …')
  const postgres = await startPostgres()
  const settings = { DATABASE_URL: postgres.url, DATA_DIR: await temporaryFolder(), DEMO: 'no', RATE_LIMITS: 'false' }
  const feria = await startFeriaProbed(settings)
  const filled = await fill(postgres.url)
  const seats = await seatsOf(postgres.url, feria.url)
  const [photo, dice] = [await drawPhoto(), createDice(24)]
  const clients = startClients()
  const socket = await connectAll(clients, feria, seats)
  const tokens = seats.map(({ token }) => token)
  const pages = hasPages ? await addressesOf(feria.url) : []
  const mix = mixOf({ url: feria.url, filled, tokens, photo, pages, dice })
  await runMix(mix, dice, CONNECTIONS, warmUpSeconds)
  console.log(`Mixed load at ${CONNECTIONS} connections for ${seconds} s …`)
  const watching = new AbortController()
  const sampled = watch(feria, watching.signal)
  const actions = await runMix(mix, dice, CONNECTIONS, seconds)
  watching.abort()
  const samples = await sampled
  const connected = await clients.count('feria')
  for (const { firstError } of actions) if (firstError) console.log(`${firstError}\n${feria.lastWords()}`)
  await clients.stop()
  await feria.stop()
  await postgres.stop()
  return { postgres: postgres.version, seconds, hasPages, actions, memory: memoryOf(samples), sockets: { connected, ...socket } }
}

/** Members who buy and listen to their orders' events by socket. */
const seatsOf = async (url: string, feria: string): Promise<Seat[]> => {
  const { db, close } = await openDatabase({ url, dir: '' })
  const members = await addMembers(db, 'presente', SOCKETS)
  const tokens = await addSessions(
    db,
    members.map(({ id }) => id),
  )
  await close()
  return members.map(({ id, name }, i) => ({ url: feria, token: tokens[i] ?? '', room: '', memberId: id, name }))
}

const connectAll = async (clients: Clients, feria: Probed, seats: Seat[]) => {
  await clients.ask({ do: 'connect', side: 'feria', seats: seats.slice(0, FIRST_SOCKETS) })
  await clients.ask({ do: 'leave', side: 'feria' })
  await sleep(CALM_MS)
  const before = await feria.usage('calm')
  await clients.ask({ do: 'connect', side: 'feria', seats })
  await sleep(CALM_MS)
  const after = await feria.usage('calm')
  const ofASocket = (bytes: number) => bytes / seats.length
  return { rssBytes: ofASocket(after.rssBytes - before.rssBytes), heapBytes: ofASocket(after.heapBytes - before.heapBytes) }
}

const watch = async (feria: Probed, signal: AbortSignal): Promise<Usage[]> => {
  const samples: Usage[] = []
  while (!signal.aborted) {
    samples.push(await feria.usage('now'))
    await sleep(SAMPLE_MS)
  }
  return samples
}

const memoryOf = (samples: Usage[]): LoadMeasured['memory'] => {
  const fifth = Math.max(1, Math.floor(samples.length / 5))
  const all = samples.map(({ residentBytes }) => residentBytes)
  const heap = median(samples.slice(-fifth).map(({ heapBytes }) => heapBytes))
  return { start: all[0] ?? 0, first: median(all.slice(0, fifth)), last: median(all.slice(-fifth)), largest: Math.max(...all), heap }
}
