import { fold } from '@feria/contract/fold'
import type { Kv } from '../kv/kv.ts'
import { keyOf } from './cached.ts'
import type { CallLimits } from './call-limits.ts'
import type { Market, MarketAnswer, MarketName, MarketSearch, Offer } from './marketplaces.ts'
import { cleanText } from './offers.ts'
import { stateOf } from './trouble.ts'

export interface MarketLog {
  warn(details: object, message?: string): void
}

/** A marketplace's offers. A partial result says so, and is refreshed soon. */
export interface FoundOffers {
  offers: Offer[]
  total: number | null
  isPartial?: boolean
}

/** Searches for offers, until the signal; the text is clean. Throws on failure. */
export type Find = (search: MarketSearch, signal: AbortSignal) => Promise<FoundOffers>

interface MarketOptions {
  name: MarketName
  find: Find
  kv: Kv
  callLimits: CallLimits
  /** How long a result is cached. */
  keptSeconds: number
  log?: MarketLog | undefined
}

/** The share of the timeout after which a search must return what it has. */
const NEARLY = 0.9

/**
 * A marketplace around its search function: concurrent equal searches are one, a result is cached for minutes and a failure for seconds,
 * and any failure becomes a state within the timeout. `close` aborts what is running.
 */
export const openMarket = ({ name, find, kv, callLimits, keptSeconds, log }: MarketOptions): Market & { close(): void } => {
  const underWay = new Map<string, Promise<MarketAnswer>>()
  const closing = new AbortController()

  const ask = async (search: MarketSearch, key: string, signal: AbortSignal): Promise<MarketAnswer> => {
    const kept = await kv.get(key)
    if (kept !== null) return JSON.parse(kept) as MarketAnswer
    let seconds = callLimits.failureSeconds
    let answer: MarketAnswer
    try {
      const { offers, total, isPartial = false } = await find(search, signal)
      answer = { state: 'ok', offers: offers.slice(0, search.limit), total }
      if (!isPartial) seconds = keptSeconds
    } catch (error) {
      answer = { state: stateOf(error), offers: [], total: null }
      log?.warn({ market: name, state: answer.state, reason: (error as Error).message }, 'a marketplace did not answer')
    }
    await kv.set(key, JSON.stringify(answer), seconds)
    return answer
  }

  const inTime = (search: MarketSearch, key: string): Promise<MarketAnswer> => {
    const silent: MarketAnswer = { state: 'sin respuesta', offers: [], total: null }
    const stopping = new AbortController()
    const soon = setTimeout(() => stopping.abort(), callLimits.searchMs * NEARLY)
    let last: NodeJS.Timeout | undefined
    const late = new Promise<MarketAnswer>((resolve) => {
      last = setTimeout(() => resolve(silent), callLimits.searchMs)
    })
    const asked = ask(search, key, AbortSignal.any([stopping.signal, closing.signal])).catch((error: Error) => {
      log?.warn({ market: name, reason: error.message }, 'a marketplace could not be asked')
      return silent
    })
    return Promise.race([asked, late]).finally(() => {
      clearTimeout(soon)
      clearTimeout(last)
    })
  }

  return {
    name,
    search: (search) => {
      const text = cleanText(search.text)
      const folded = fold(text)
      if (folded === '' || search.limit < 1) return Promise.resolve({ state: 'ok', offers: [], total: 0 })
      const key = keyOf(name, folded, search.minUsdCents ?? null, search.maxUsdCents ?? null, search.limit)
      const running = underWay.get(key)
      if (running) return running
      const answer = inTime({ ...search, text }, key).finally(() => underWay.delete(key))
      underWay.set(key, answer)
      return answer
    },
    close: () => closing.abort(),
  }
}
