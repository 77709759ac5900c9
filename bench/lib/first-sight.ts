import { type Browser, chromium } from '@playwright/test'
import { chromiumArguments } from '../../scripts/lib/chromium.mjs'
import { findChromium } from '../../scripts/lib/find-tools.mjs'
import { median } from './measure.ts'

/** A cheap phone on slow 4G: round trip in milliseconds, bytes a second, and how many times slower its processor is. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const SLOWDOWN = 4
const PHONE = { width: 390, height: 844 }
/** Long enough for everything that a page still does by itself. */
const SETTLED_MS = 3000
/** A task is long from here on; what is beyond blocks. */
const LONG_MS = 50

/** Milliseconds until content is there, until the largest piece of it is, and for which the main thread was blocked. */
export interface FirstSight {
  path: string
  contentMs: number
  largestMs: number
  blockedMs: number
}

/** A first visit of each page, nothing cached, the median of some. */
export const seeFirst = async (url: string, paths: Record<string, string>, visits: number): Promise<FirstSight[]> => {
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArguments] })
  try {
    const seen: FirstSight[] = []
    for (const [path, address] of Object.entries(paths)) {
      const rounds: Omit<FirstSight, 'path'>[] = []
      for (let i = 0; i < visits; i++) rounds.push(await visitOnce(browser, `${url}${address}`))
      const middle = (name: keyof (typeof rounds)[number]) => median(rounds.map((round) => round[name]))
      seen.push({ path, contentMs: middle('contentMs'), largestMs: middle('largestMs'), blockedMs: middle('blockedMs') })
    }
    return seen
  } finally {
    await browser.close()
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
