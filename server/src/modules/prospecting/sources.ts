import type { BuyerSource, PotentialBuyer } from '@feria/contract/prospecting/schemas'
import type { SourceState } from '@feria/contract/prospecting/values'
import type { Ctx } from '../../core/context.ts'
import type { PageItem, PublicPage } from '../../engines/pages/pages.ts'
import { kindsOf } from '../../language/lexicon/kinds.ts'
import { type Query, readQuery } from '../../language/query/query.ts'
import { prepare, score } from '../../language/scoring/score.ts'
import type { BuyerQuery } from './members.ts'
import { byScore, confidenceOf, withoutContacts } from './rules.ts'

/**
 * Items of a page with a lower score are not about the product. The floor of the search is too high here: a sentence has more words than
 * a name.
 */
const MIN_FIT = 0.25

/** The members as a source. */
export const memberSource = (ctx: Ctx, state: SourceState, found: number): BuyerSource => ({
  source: 'miembros',
  name: ctx.config.BRAND_NAME,
  state,
  found,
})

/** A public page as a source. */
export const pageSource = ({ name }: Pick<PublicPage, 'name'>, state: SourceState, found: number): BuyerSource => ({
  source: 'página',
  name,
  state,
  found,
})

/** Stands for all public pages when none is configured. */
export const noPages: BuyerSource = pageSource({ name: 'Páginas públicas' }, 'sin configurar', 0)

/** Reads one page; never throws, since sources fail independently. Returns only what fits the product, the best first. */
export const askPage = async (
  ctx: Ctx,
  page: PublicPage,
  asked: BuyerQuery,
  signal: AbortSignal,
): Promise<{ source: BuyerSource; buyers: PotentialBuyer[] }> => {
  try {
    const { state, items } = await page.search({ text: asked.productName, place: asked.location }, signal)
    const query = readQuery(asked.productName)
    const buyers = items.flatMap((item) => rowOf(ctx, page, item, query) ?? []).sort(byScore)
    return { source: pageSource(page, state, buyers.length), buyers }
  } catch (error) {
    ctx.log.error({ err: error, page: page.name }, 'a page threw instead of answering a state')
    return { source: pageSource(page, 'sin respuesta', 0), buyers: [] }
  }
}

/** An item of a page as a row; missing fields stay empty. Null when it is not about the product. */
const rowOf = (ctx: Ctx, page: PublicPage, item: PageItem, query: Query): PotentialBuyer | null => {
  const text = item.about ?? item.name
  const fit = score(query, prepare({ name: text, model: '', category: kindsOf(text), details: null })).value
  if (fit < MIN_FIT) return null
  const now = ctx.now().toISOString()
  const row = {
    location: item.location && withoutContacts(item.location),
    lastActivity: item.date,
    profilePicture: null,
    about: item.about && withoutContacts(item.about),
    interests: [],
    priceRange: null,
    urgency: null,
    verified: false,
  }
  return {
    ...row,
    id: null,
    name: withoutContacts(item.name),
    platform: page.name,
    matchScore: Math.round(fit * 100) / 100,
    sourceUrl: item.url,
    scrapeMethod: 'navegador',
    scrapeDate: now,
    dataConfidence: confidenceOf(row),
    contactPreference: 'enlace',
    engagement: [],
    extractedAt: now,
  }
}
