import type { SourceState } from '@feria/contract/prospecting/values'
import type { BrowserContext, Page, Request, Response } from 'playwright-core'
import type { PageBrowser } from './browser.ts'
import { extraction, readItems } from './extraction.ts'
import type { PageSource } from './page-sources.ts'
import type { PageAnswer } from './pages.ts'
import type { Manners } from './robots.ts'
import { untilAborted } from './until-aborted.ts'

/** The limit of a page with all that it loads. */
const MAX_BYTES = 5 * 1024 * 1024
/** How long entries rendered by scripts may take after the page has loaded. */
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

/** The requests a page may make: no pictures, no other documents, only https. */
const isWanted = (request: Request, { isLocalAllowed }: Reading): boolean => {
  const to = URL.canParse(request.url()) ? new URL(request.url()) : null
  if (!to || (to.protocol !== 'https:' && !(isLocalAllowed && to.protocol === 'http:'))) return false
  return !UNWANTED.has(request.resourceType()) && request.resourceType() !== 'document'
}

/** A fresh page for one reading: without downloads, permissions, service workers, other windows or sockets. */
const openPage = async (context: BrowserContext, reading: Reading): Promise<Page> => {
  const page = await context.newPage()
  context.on('page', (other) => void other.close().catch(() => undefined))
  await context.routeWebSocket(/./, (socket) => void socket.close())
  let isOpened = false
  await context.route(/./, async (route) => {
    const request = route.request()
    // Only the first document is read; frames, other windows and script navigation are blocked. Redirects are judged by their final URL.
    const isFirst = !isOpened && request.resourceType() === 'document'
    isOpened ||= isFirst
    await (isFirst || isWanted(request, reading) ? route.continue() : route.abort('aborted')).catch(() => undefined)
  })
  return page
}

/** Starts loading the page. A refusal with an empty body is not a page to the browser, but has a status. */
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

/** Waits until there are entries, or the page has loaded without any. False when it neither loaded nor has any. */
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
  // A page still loading may get more entries.
  await page.waitForLoadState('domcontentloaded', { timeout: SETTLE_MS }).catch(() => undefined)
  return isThere
}

/** Extracts the entries in an isolated world that the page cannot change. */
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
 * Reads one page in a fresh context, which is closed in any case; a browser that hangs while closing it is killed. Resolves to a state
 * when the page refuses or redirects elsewhere; throws when it is too large or does not respond before the signal.
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
