import { type Browser, chromium } from '@playwright/test'
import { chromiumArguments } from '../../scripts/lib/chromium.mjs'
import { findChromium } from '../../scripts/lib/find-tools.mjs'
import { findExamples } from './lighthouse.ts'
import { median } from './measure.ts'
import { startFeria, temporaryFolder } from './servers.ts'

/** A cheap phone on slow 4G: round trip in milliseconds, bytes a second, and how many times slower its processor is. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const SLOWDOWN = 4
const PHONE = { width: 390, height: 844 }
/** Long enough for everything that a page still does by itself. */
const SETTLED_MS = 3000
/** A task is long from here on; what is beyond blocks. */
const LONG_MS = 50

const PAGES = [
  '/',
  '/explorar',
  '/c/:page',
  '/p/:page',
  '/v/:page',
  '/buscar?q=bicicleta',
  '/busco',
  '/product-ranking',
  '/login',
  '/register',
]

/** Milliseconds until content is there, until the largest piece of it is, and for which the main thread was blocked. */
export interface FirstSight {
  path: string
  contentMs: number
  largestMs: number
  blockedMs: number
}

/** A first visit of each public page of the demo market, nothing cached, the median of some. */
export const seeFirst = async (visits: number): Promise<FirstSight[]> => {
  const server = await startFeria({ DATA_DIR: await temporaryFolder(), DEMO: 'yes' })
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArguments] })
  try {
    const examples = await findExamples(server.url)
    const seen: FirstSight[] = []
    for (const path of PAGES) {
      const address = `${server.url}${examples[path] ?? path}`
      await fetch(address)
      const rounds: Omit<FirstSight, 'path'>[] = []
      for (let i = 0; i < visits; i++) rounds.push(await visitOnce(browser, address))
      const middle = (name: keyof (typeof rounds)[number]) => median(rounds.map((round) => round[name]))
      seen.push({ path, contentMs: middle('contentMs'), largestMs: middle('largestMs'), blockedMs: middle('blockedMs') })
    }
    return seen
  } finally {
    await browser.close()
    await server.stop()
  }
}

const visitOnce = async (browser: Browser, address: string): Promise<Omit<FirstSight, 'path'>> => {
  const context = await browser.newContext({ viewport: PHONE, deviceScaleFactor: 2, isMobile: true, hasTouch: true })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', NETWORK)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.addInitScript((longMs) => {
    const seen = { content: 0, largest: 0, blocked: 0 }
    Object.assign(globalThis, { seen })
    const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
    watch('paint', ({ name, startTime }) => {
      if (name === 'first-contentful-paint') seen.content = startTime
    })
    watch('largest-contentful-paint', ({ startTime }) => {
      seen.largest = startTime
    })
    watch('longtask', ({ duration }) => {
      seen.blocked += duration - longMs
    })
  }, LONG_MS)
  await page.goto(address, { waitUntil: 'load' })
  await page.waitForTimeout(SETTLED_MS)
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: Record<'content' | 'largest' | 'blocked', number> }).seen)
  await context.close()
  return { contentMs: seen.content, largestMs: seen.largest, blockedMs: seen.blocked }
}
