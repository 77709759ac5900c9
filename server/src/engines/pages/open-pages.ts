import type { SourceState } from '@feria/contract/prospecting/values'
import type { Config } from '../../config.ts'
import type { Log } from '../../core/context.ts'
import type { Kv } from '../kv/kv.ts'
import { findChromium, openBrowser, type PageBrowser } from './browser.ts'
import { addressOf, type PageSource, readPageSources } from './page-sources.ts'
import type { PageAnswer, PageSearch, Pages, PublicPage } from './pages.ts'
import { readPage } from './read-page.ts'
import { type Manners, openRobots } from './robots.ts'
import { openTurns } from './turns.ts'

/** Our name in robots.txt. */
const ROBOT = 'FeriaBot'
const PAGE_MS = 20_000

interface PagesOptions {
  kv: Kv
  log?: Pick<Log, 'warn'>
  /** A page's timeout, for tests. */
  pageMs?: number
}

const none = (state: SourceState): PageAnswer => ({ state, items: [] })

/** Opens the configured public pages; none without a file. Throws when the file is invalid. The browser starts with the first search. */
export const openPages = async (config: Config, { kv, log, pageMs = PAGE_MS }: PagesOptions): Promise<Pages> => {
  const { PROSPECT_PAGES, PROSPECT_ALLOW_LOCAL: isLocalAllowed, CHROMIUM_PATH, CHROMIUM_SANDBOX, PUBLIC_URL, NODE_ENV } = config
  if (isLocalAllowed && NODE_ENV === 'production') throw new Error('PROSPECT_ALLOW_LOCAL is for tests alone, not for production.')
  const sources = PROSPECT_PAGES ? readPageSources(PROSPECT_PAGES, isLocalAllowed) : []
  const path = sources.length > 0 ? findChromium(CHROMIUM_PATH) : null
  if (!path) return { pages: sources.map(notConfigured), isReady: async () => false, close: async () => undefined }

  const agent = `Mozilla/5.0 (compatible; ${ROBOT}/1.0; +${PUBLIC_URL})`
  const browser = openBrowser({ path, hasSandbox: CHROMIUM_SANDBOX ?? process.getuid?.() !== 0, isLocalAllowed })
  const mannersOf = openRobots({ agent, name: ROBOT, isLocalAllowed })
  const turns = openTurns()

  const page = (source: PageSource): PublicPage => {
    const unanswered = (error: unknown): PageAnswer => {
      log?.warn(
        { page: source.name, reason: error instanceof Error ? error.message.split('\n')[0] : 'unknown' },
        'a public page is not read',
      )
      return none('sin respuesta')
    }
    const search = async (wanted: PageSearch, leaving: AbortSignal): Promise<PageAnswer> => {
      const address = addressOf(source, wanted)
      const manners = await mannersOf(address, leaving)
      const state = stateOf(manners, address)
      if (state !== 'ok') return none(state)
      if (!(await isInPace(kv, source, manners))) return none('límite')
      return turns.take(leaving, () => {
        const signal = AbortSignal.any([leaving, AbortSignal.timeout(pageMs)])
        return readPage(browser, { source, address, manners, agent, isLocalAllowed, signal })
      })
    }
    return {
      name: source.name,
      state: () => 'ok',
      search: (wanted, signal) => search(wanted, signal).catch(unanswered),
      check: async (signal) => {
        const address = addressOf(source, { text: 'prueba', place: '' })
        return mannersOf(address, signal).then(
          (manners) => stateOf(manners, address),
          () => 'sin respuesta' as const,
        )
      },
    }
  }
  return {
    pages: sources.map(page),
    isReady: () => isReady(browser),
    close: () => browser.drop(),
  }
}

const notConfigured = ({ name }: PageSource): PublicPage => ({
  name,
  state: () => 'sin configurar',
  search: async () => none('sin configurar'),
  check: async () => 'sin configurar',
})

const stateOf = (manners: Manners, address: string): SourceState => {
  const isAllowed = manners.isAllowed(address)
  if (isAllowed === null) return 'sin respuesta'
  return isAllowed ? 'ok' : 'no autorizado'
}

/** Shared by all processes; an unreachable store allows nothing, since it is somebody else's site. */
const isInPace = async (kv: Kv, { url, callsAMinute }: PageSource, { delay }: Manners): Promise<boolean> => {
  const { host } = new URL(url)
  const spaced = delay > 0 ? await kv.count(`pages:${host}:spaced`, Math.ceil(delay)) : { count: 1 }
  if (spaced.count > 1) return false
  return (await kv.count(`pages:${host}`, 60)).count <= callsAMinute
}

const isReady = (browser: PageBrowser): Promise<boolean> => browser.use(async ({ browser }) => browser.isConnected()).catch(() => false)
