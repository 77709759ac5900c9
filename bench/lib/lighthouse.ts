import { categoryPageOf, publicPageOf, sellerPageOf } from '@feria/contract/catalogue/address'
import type { Product, Seller } from '@feria/contract/catalogue/schemas'
import { type BrowserContext, chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { chromiumArguments } from '../../scripts/lib/chromium.mjs'
import { findChromium } from '../../scripts/lib/find-tools.mjs'
import { freePort } from '../../scripts/lib/free-port.mjs'
import { median } from './measure.ts'
import { startFeria, temporaryFolder } from './servers.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
/** A member of the demo market, for the pages that visitors do not see. */
const DEMO = { email: 'tomas@feria.example', password: 'feria-demo-2026' }

export interface ScoredPage {
  path: string
  isMember: boolean
}

/** Lighthouse's scores of a page, 0 to 100, and what cost points. */
export interface PageScores {
  path: string
  scores: Record<(typeof categories)[number], number>
  /** Weighted audits below their maximum in the median run, by name. */
  lost: string[]
}

type Round = Pick<PageScores, 'scores' | 'lost'>

/**
 * Runs Lighthouse, as a phone, on pages of the built app with the demo market: each page `runs` times, taking the median of each
 * score.
 */
export const scorePages = async (pages: ScoredPage[], runs: number): Promise<PageScores[]> => {
  const server = await startFeria({ DATA_DIR: await temporaryFolder(), DEMO: 'yes' })
  const port = await freePort()
  const context = await chromium.launchPersistentContext(await temporaryFolder(), {
    executablePath: findChromium(),
    args: [...chromiumArguments, `--remote-debugging-port=${port}`],
  })
  try {
    const scored: PageScores[] = []
    const examples = await findExamples(server.url)
    for (const { path, isMember } of pages) {
      const url = `${server.url}${examples[path] ?? path}`
      await signIn(context, server.url, isMember)
      await visit(context, url)
      const rounds: Round[] = []
      for (let i = 0; i < runs; i++) rounds.push(await score(url, port))
      const scores = Object.fromEntries(categories.map((name) => [name, median(rounds.map((round) => round.scores[name]))]))
      const usual = rounds.toSorted((a, b) => a.scores.performance - b.scores.performance)[Math.floor(runs / 2)]
      scored.push({ path, scores: scores as PageScores['scores'], lost: usual?.lost ?? [] })
    }
    return scored
  } finally {
    await context.close()
    await server.stop()
  }
}

/** The address of a product, its category and its seller, by the address of their kind. */
export const findExamples = async (url: string): Promise<Record<string, string>> => {
  const [first] = (await (await fetch(`${url}/api/v1/products?limit=1`)).json()) as Product[]
  if (!first?.category) throw new Error('The demo market has no product with a category')
  const { seller } = (await (await fetch(`${url}/api/v1/sellers/${first.userId}`)).json()) as { seller: Seller }
  return { '/p/:page': publicPageOf(first), '/c/:page': categoryPageOf(first.category), '/v/:page': sellerPageOf(seller) }
}

const signIn = async (context: BrowserContext, url: string, isMember: boolean): Promise<void> => {
  const tab = await context.newPage()
  await tab.goto(`${url}/favicon.svg`)
  const session = isMember ? await (await tab.request.post(`${url}/api/v1/auth/login`, { data: DEMO })).json() : null
  await tab.evaluate((session) => {
    localStorage.clear()
    if (!session) return
    localStorage.setItem('token', session.token)
    localStorage.setItem('user', JSON.stringify(session.user))
  }, session)
  await tab.close()
}

// Warms the server up: cold starts are measured elsewhere.
const visit = async (context: BrowserContext, url: string): Promise<void> => {
  const tab = await context.newPage()
  await tab.goto(url, { waitUntil: 'networkidle' })
  await tab.close()
}

const score = async (url: string, port: number): Promise<Round> => {
  // Its reset before a run clears the caches but keeps local storage, and with it the session.
  const found = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...categories] })
  if (!found) throw new Error(`Lighthouse said nothing about ${url}`)
  const { lhr } = found
  const scores = Object.fromEntries(categories.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)]))
  const counted = Object.values(lhr.categories).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id))
  const lost = counted.filter((id) => (lhr.audits[id]?.score ?? 1) < 1).map((id) => `${id} ${lhr.audits[id]?.displayValue ?? ''}`.trim())
  return { scores: scores as PageScores['scores'], lost }
}
