import robotsModule from 'robots-parser'
import { type Fetched, fetchText } from './fetch-text.ts'

// Typed as an ES module, it is CommonJS: the import is the function itself.
const robotsParser = robotsModule as unknown as typeof robotsModule.default

/** RFC 9309: at least 500 KiB are read, and a file may be cached for a day; an hour is kinder to those who change it. */
const BYTES = 512 * 1024
const KEPT_MS = 3_600_000
const WAIT_MS = 5000

/** What a site allows our robot. */
export interface Manners {
  /** Null when the site could not be asked; then nothing is allowed for now. */
  isAllowed(address: string): boolean | null
  /** Seconds between two requests; 0 if not given. */
  delay: number
}

interface Reading {
  agent: string
  /** Our name within `agent` that a robots.txt uses. */
  name: string
  isLocalAllowed: boolean
}

/**
 * Reads the robots.txt of sites, each once an hour [RFC 9309]: without one everything is allowed; an unreachable one allows nothing, and
 * is retried.
 */
export const openRobots = ({ agent, name, isLocalAllowed }: Reading): ((address: string, signal: AbortSignal) => Promise<Manners>) => {
  const kept = new Map<string, { manners: Manners; until: number }>()
  return async (address, signal) => {
    const { origin } = new URL(address)
    const known = kept.get(origin)
    if (known && known.until > Date.now()) return known.manners
    const at = `${origin}/robots.txt`
    const how = { isLocalAllowed, agent, bytes: BYTES, signal: AbortSignal.any([signal, AbortSignal.timeout(WAIT_MS)]) }
    const answer = await fetchText(at, how).catch((): Fetched => ({ status: 0, text: '' }))
    if (answer.status >= 500 || answer.status === 0 || answer.status === 429) return { isAllowed: () => null, delay: 0 }
    const robots = robotsParser(at, answer.status === 200 ? answer.text : '')
    const manners = { isAllowed: (page: string) => robots.isAllowed(page, name) ?? true, delay: robots.getCrawlDelay(name) ?? 0 }
    kept.set(origin, { manners, until: Date.now() + KEPT_MS })
    return manners
  }
}
