import type { Answer, api } from '@feria/contract'
import type { Ctx } from '../../../core/context.ts'
import { memberSource, noPages, pageSource } from '../sources.ts'

/** A source that does not respond within this time is reported as down. */
const CHECK_SECONDS = 30

/** The sources of a search for buyers, without checking them. Members only. */
export const listSources = async (ctx: Ctx): Promise<Answer<typeof api.prospecting.multiPlatform>> => {
  const pages = ctx.engines.pages.pages.map((page) => pageSource(page, page.state(), 0))
  return { sources: [memberSource(ctx, 'ok', 0), ...(pages.length > 0 ? pages : [noPages])] }
}

/** Which sources are configured and respond now: starts the browser and reads the robots.txt of each page, not the page. Members only. */
export const testSources = async (ctx: Ctx): Promise<Answer<typeof api.prospecting.testIntegration>> => {
  const signal = AbortSignal.timeout(CHECK_SECONDS * 1000)
  const { pages, isReady } = ctx.engines.pages
  const checked = await Promise.all(pages.map(async (page) => pageSource(page, await page.check(signal), 0)))
  const isBrowserReady = await isReady()
  return { sources: [memberSource(ctx, 'ok', 0), ...(pages.length > 0 ? checked : [noPages])], isBrowserReady }
}
