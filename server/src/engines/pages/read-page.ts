import type { SourceState } from '@feria/contract/prospecting/values'
import type { BrowserContext, Page, Request, Response } from 'playwright-core'
import type { PageBrowser } from './browser.ts'
import { extraction, readItems } from './extraction.ts'
import type { PageSource } from './page-sources.ts'
import type { PageAnswer } from './pages.ts'
import type { Manners } from './robots.ts'
import { untilAborted } from './until-aborted.ts'

/** Of a page and all that it loads. */
const MAX_BYTES = 5 * 1024 * 1024
/** Entries that a page writes by itself come within so long after it has loaded. */
const SETTLE_MS = 4000
const CLOSE_MS = 3000
const UNWANTED = new Set(['image', 'media', 'font', 'texttrack', 'manifest', 'ping', 'eventsource'])

export interface Reading {
  source: PageSource
  address: string
  manners: Manners
  agent: string
  isLocalAllowed: boolean
  signal: AbortSignal
}

const none = (state: SourceState): PageAnswer => ({ state, items: [] })

const stateOfStatus = (response: Response | null): SourceState => {
  const status = response?.status() ?? 0
  if (status === 401 || status === 403) return 'no autorizado'
  if (status === 429) return 'límite'
  return status >= 200 && status < 300 ? 'ok' : 'sin respuesta'
}

/** What the page works with: no pictures, no other documents, nothing that is not https. */
const isWanted = (request: Request, { isLocalAllowed }: Reading): boolean => {
  const to = URL.canParse(request.url()) ? new URL(request.url()) : null
  if (!to || (to.protocol !== 'https:' && !(isLocalAllowed && to.protocol === 'http:'))) return false
  return !UNWANTED.has(request.resourceType()) && request.resourceType() !== 'document'
}

/** A page of its own for one reading: without downloads, permissions, service workers, other windows or sockets. */
const openPage = async (context: BrowserContext, reading: Reading): Promise<Page> => {
  const page = await context.newPage()
  context.on('page', (other) => void other.close().catch(() => undefined))
  await context.routeWebSocket(/./, (socket) => void socket.close())
  let isOpened = false
  await context.route(/./, async (route) => {
    const request = route.request()
    // The first document is the page itself; frames, other windows and wherever its scripts would lead are not read. Redirects are told by
    // where they end.
    const isFirst = !isOpened && request.resourceType() === 'document'
    isOpened ||= isFirst
    await (isFirst || isWanted(request, reading) ? route.continue() : route.abort('aborted')).catch(() => undefined)
  })
  return page
}

/** Begins to load the page. What is refused without a word is no page for the browser, but has a status. */
const goTo = async (page: Page, address: string): Promise<SourceState> => {
  let last: Response | null = null
  page.on('response', (response) => {
    if (response.request().resourceType() === 'document') last = response
  })
  try {
    return stateOfStatus(await page.goto(address, { waitUntil: 'commit', timeout: 0 }))
  } catch (error) {
    const state = stateOfStatus(last)
    if (state === 'ok') throw error
    return state
  }
}

/** Until there are entries, or the page has loaded and none came. False when it neither loaded nor has any. */
const untilThere = async (page: Page, item: string): Promise<boolean> => {
  const there = (timeout: number) =>
    page
      .waitForSelector(item, { state: 'attached', timeout })
      .then(() => true)
      .catch(() => false)
  const loaded = page
    .waitForLoadState('domcontentloaded', { timeout: 0 })
    .then(() => true)
    .catch(() => false)
  const isThere = await Promise.race([there(0), loaded.then((isLoaded) => there(SETTLE_MS).then(() => isLoaded))])
  // What is still being written may have more entries.
  await page.waitForLoadState('domcontentloaded', { timeout: SETTLE_MS }).catch(() => undefined)
  return isThere
}

/** The entries of a page as its own world cannot change them. */
const extract = async (page: Page, source: PageSource): Promise<unknown> => {
  const session = await page.context().newCDPSession(page)
  const { frameTree } = await session.send('Page.getFrameTree')
  const { executionContextId: contextId } = await session.send('Page.createIsolatedWorld', { frameId: frameTree.frame.id })
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression: extraction(source),
    contextId,
    returnByValue: true,
    timeout: SETTLE_MS,
  })
  if (exceptionDetails) throw new Error('The entries of a page cannot be read.')
  return result.value
}

const readWith = async (context: BrowserContext, reading: Reading): Promise<PageAnswer> => {
  const { source, address, manners, isLocalAllowed } = reading
  const page = await openPage(context, reading)
  const state = await goTo(page, address)
  if (state !== 'ok') return none(state)
  if (!(await untilThere(page, source.item))) return none('sin respuesta')
  const arrived = page.url()
  if (new URL(arrived).host !== new URL(address).host) return none('sin respuesta')
  if (manners.isAllowed(arrived) !== true) return none('no autorizado')
  return { state: 'ok', items: readItems(await extract(page, source), arrived, isLocalAllowed) }
}

const settledWithin = async (work: Promise<unknown>, milliseconds: number): Promise<boolean> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), milliseconds)
  })
  return Promise.race([
    work.then(
      () => true,
      () => true,
    ),
    late,
  ]).finally(() => clearTimeout(timer))
}

/**
 * Reads one page in a fresh context, which is closed whatever happens; a browser that does not let go of it is ended. Answers a state when
 * the page says no or goes elsewhere; throws when it is too large or does not answer before the signal.
 */
export const readPage = (browser: PageBrowser, reading: Reading): Promise<PageAnswer> =>
  browser.use(async ({ browser: opened, gate }) => {
    const signal = AbortSignal.any([reading.signal, gate.begin(MAX_BYTES)])
    const context = await opened.newContext({
      userAgent: reading.agent,
      locale: 'es-AR',
      acceptDownloads: false,
      serviceWorkers: 'block',
      permissions: [],
    })
    try {
      return await Promise.race([readWith(context, reading), untilAborted(signal)])
    } finally {
      if (!(await settledWithin(context.close(), CLOSE_MS))) void browser.drop()
    }
  })
