import robotsModule from 'robots-parser'
import { type Fetched, fetchText } from './fetch-text.ts'

// Its types speak of an ES module, but it is a CommonJS one: the import is the function itself.
const robotsParser = robotsModule as unknown as typeof robotsModule.default

/** RFC 9309: at least 500 KiB are read, and what was read may be used for a day; an hour is kinder to whoever changes it. */
const BYTES = 512 * 1024
const KEPT_MS = 3_600_000
const WAIT_MS = 5000

/** What a site allows to robots of our name. */
export interface Manners {
  /** Null when the site could not be asked, and nothing is allowed for now. */
  isAllowed(address: string): boolean | null
  /** Seconds between two calls; 0 where it does not say. */
  delay: number
}

interface Reading {
  agent: string
  /** The word of `agent` that a robots.txt calls us by. */
  name: string
  isLocalAllowed: boolean
}

/**
 * Reads the robots.txt of sites, each once an hour [RFC 9309]: without one everything is allowed; one that cannot be asked allows nothing,
 * and is asked again.
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
