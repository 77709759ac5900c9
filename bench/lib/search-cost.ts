import { type CostedRound, costOf, load, median, type Rounds } from './measure.ts'
import type { Probed } from './servers.ts'

/** What a search costs next to the bare server's: medians of rounds that alternate. */
export interface SearchCost {
  /** Milliseconds of the process's own processor time for a search. */
  feriaMs: number
  bareMs: number
  /** The median over pairs of rounds, since other load on the machine affects both of a pair. */
  ratio: number
  /** Searches per second. */
  rate: number
  bareRate: number
  faults: string[]
}

const CONNECTIONS = 32
const PAGE = 20

let asked = 0

/** A search that nobody has made before: another bound, above every price. */
export const firstTime = (text: string): string => `${again(text)}&max_price=${1_000_000 + asked++}`

/** A search as others make it. */
export const again = (text: string): string => `/api/v1/products?limit=${PAGE}&view=card&search=${encodeURIComponent(text)}`

/** Measures the same searches on both servers in turn, 32 at once. */
export const measureCost = async (
  servers: { feria: Probed; bare: Probed },
  texts: string[],
  pathOf: (text: string) => string,
  pace: Rounds,
): Promise<SearchCost> => {
  const requests = (connection: number) =>
    texts.map((_, at) => ({
      setupRequest: <R extends object>(request: R) => ({ ...request, path: pathOf(texts[(at + connection * 7) % texts.length] ?? '') }),
    }))
  const rounds: { feria: CostedRound; bare: CostedRound }[] = []
  for (let n = 0; n <= pace.rounds; n++) {
    const seconds = n === 0 ? pace.warmUpSeconds : pace.roundSeconds
    const round = async (server: Probed) => costOf(server, () => load({ requests, steps: 1 }, server.url, CONNECTIONS, seconds))
    const pair = { feria: await round(servers.feria), bare: await round(servers.bare) }
    if (n > 0) rounds.push(pair)
  }
  return {
    feriaMs: median(rounds.map(({ feria }) => feria.cpuMs)),
    bareMs: median(rounds.map(({ bare }) => bare.cpuMs)),
    ratio: median(rounds.map(({ feria, bare }) => feria.cpuMs / bare.cpuMs)),
    rate: median(rounds.map(({ feria }) => feria.rate)),
    bareRate: median(rounds.map(({ bare }) => bare.rate)),
    faults: rounds.flatMap(({ feria, bare }) => [...feria.faults, ...bare.faults]),
  }
}
