import { setTimeout as sleep } from 'node:timers/promises'
import autocannon from 'autocannon'
import type { Case } from './cases.ts'
import type { Probed } from './servers.ts'

/** The duration of a measurement: seconds of the warm-up and of a round, and rounds per server. */
export interface Rounds {
  warmUpSeconds: number
  roundSeconds: number
  rounds: number
  /** Too short for comparable figures. */
  isRough: boolean
}

export interface Round {
  /** Operations per second. */
  rate: number
  /** Milliseconds of each operation. */
  times: number[]
  /** What went wrong, e.g. `500 × 3`. */
  faults: string[]
}

export interface Measured {
  /** Operations per second, the median of the rounds. */
  feria: number
  bare: number
  /** Feria's share of the bare server's rate: the median over pairs of rounds, since other load on the machine affects both of a pair. */
  ratio: number
  /** Milliseconds of each process's own processor for an operation, all of its threads: the median of the rounds. */
  cpuMs: { feria: number; bare: number }
  /** The bare server's processor time as a share of Feria's: the median over pairs of rounds. */
  cpuRatio: number
  /** Milliseconds of Feria's operations. */
  p50: number
  p95: number
  p99: number
  faults: string[]
}

/** A round with what it cost: milliseconds of the server's own processor for an operation. */
export interface CostedRound extends Round {
  cpuMs: number
}

/** Runs a round against a server that reports its usage. */
export const costOf = async (server: Probed, run: () => Promise<Round>): Promise<CostedRound> => {
  const before = await server.usage('now')
  const round = await run()
  const after = await server.usage('now')
  return { ...round, cpuMs: ((after.cpuSeconds - before.cpuSeconds) * 1000) / round.times.length }
}

/** Between rounds, so that leftover work of the last one is done. */
const PAUSE_MS = 200

/** Measures a case on both servers in turn, so that drift of the machine affects both. */
export const measure = async (
  what: Case,
  servers: { feria: Probed; bare: Probed },
  pace: Rounds,
  connections: number,
): Promise<Measured> => {
  const sides = { feria: [] as CostedRound[], bare: [] as CostedRound[] }
  const faults: string[] = []
  for (let i = 0; i <= pace.rounds; i++) {
    for (const side of ['feria', 'bare'] as const) {
      const seconds = i === 0 ? pace.warmUpSeconds : pace.roundSeconds
      const round = await costOf(servers[side], () => load(what, servers[side].url, connections, seconds))
      faults.push(...round.faults.map((fault) => `${side}: ${fault}`))
      if (i > 0) sides[side].push(round)
      await sleep(PAUSE_MS)
    }
  }
  const times = sides.feria.flatMap((round) => round.times).sort((a, b) => a - b)
  const rate = (rounds: Round[]) => median(rounds.map((round) => round.rate))
  const cpuMs = (rounds: CostedRound[]) => median(rounds.map((round) => round.cpuMs))
  const ratio = median(sides.feria.map((round, i) => round.rate / (sides.bare[i]?.rate ?? Number.NaN)))
  const cpuRatio = median(sides.feria.map((round, i) => (sides.bare[i]?.cpuMs ?? Number.NaN) / round.cpuMs))
  return {
    feria: rate(sides.feria),
    bare: rate(sides.bare),
    ratio,
    cpuMs: { feria: cpuMs(sides.feria), bare: cpuMs(sides.bare) },
    cpuRatio,
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    p99: quantile(times, 0.99),
    faults,
  }
}

/** The median. */
export const median = (numbers: number[]): number =>
  quantile(
    [...numbers].sort((a, b) => a - b),
    0.5,
  )

/** The quantile of sorted numbers; 0 if there are none. */
export const quantile = (sorted: number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

/** One round: every connection sends its requests one after the other; times are per operation, not per request. */
export const load = (what: Pick<Case, 'requests' | 'steps'>, url: string, connections: number, seconds: number): Promise<Round> =>
  new Promise((resolve, reject) => {
    const open = new Map<autocannon.Client, { steps: number; time: number }>()
    const times: number[] = []
    let opened = 0
    let from = performance.now()
    let until = from
    const done = (error: Error | null, result: autocannon.Result) => {
      if (error) return reject(error)
      const wrong = Object.entries(result.statusCodeStats ?? {}).filter(([status]) => !status.startsWith('2'))
      const faults = wrong.map(([status, { count }]) => `${status} × ${count}`)
      if (result.errors > 0) faults.push(`${result.errors} requests without an answer, ${result.timeouts} of them too late`)
      resolve({ rate: (times.length * 1000) / (until - from), times, faults })
    }
    const setupClient = (client: autocannon.Client) => client.setRequests(what.requests(opened++))
    const run = autocannon({ url, connections, duration: seconds, sampleInt: 100, setupClient }, done)
    run.on('start', () => {
      from = performance.now()
    })
    run.on('response', (client, _status, _bytes, time) => {
      const whole = open.get(client) ?? { steps: 0, time: 0 }
      open.set(client, whole)
      whole.time += time
      if (++whole.steps < what.steps) return
      until = performance.now()
      times.push(whole.time)
      whole.steps = 0
      whole.time = 0
    })
  })
