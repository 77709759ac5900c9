import type { BuyerLine, BuyerSource, FoundBuyers, PotentialBuyer } from '@feria/contract/prospecting/schemas'
import type { BuyerStage } from '@feria/contract/prospecting/values'
import { LONGEST_BUYER_SEARCH_SECONDS, MAX_BUYERS } from '@feria/contract/prospecting/values'
import type { Ctx } from '../../core/context.ts'
import { countOnPages, keepSearch, show } from './appearances.ts'
import { type BuyerQuery, findMembers } from './members.ts'
import { byScore } from './rules.ts'
import { askPage, memberSource, noPages } from './sources.ts'

/** Pages are abandoned this long before the deadline, so that the results can still be sent. */
const RESERVE_SECONDS = 10
/** The progress at the end of each stage; pages share what is left between members and ranking. */
const DONE: Record<BuyerStage, number> = { producto: 0.05, miembros: 0.3, páginas: 0.9, orden: 0.95, fin: 1 }

const line = (stage: BuyerStage, progress: number, more: Partial<BuyerLine> = {}): BuyerLine => ({
  stage,
  isDone: false,
  about: null,
  progress: Math.round(progress * 100) / 100,
  buyers: [],
  source: null,
  result: null,
  ...more,
})

/**
 * A search for buyers as lines: each stage as it starts and ends, the members first, then each page, last all results in order. Members
 * only. The search is recorded, and each member before they are shown. Sources fail independently; all of it takes less than 180 s and
 * ends with the signal.
 */
export async function* buyerLines(ctx: Ctx, asked: BuyerQuery, leaving: AbortSignal): AsyncGenerator<BuyerLine, void, undefined> {
  const began = performance.now()
  const late = AbortSignal.timeout((LONGEST_BUYER_SEARCH_SECONDS - RESERVE_SECONDS) * 1000)
  const signal = AbortSignal.any([leaving, late])
  const searchId = await keepSearch(ctx, asked)
  yield line('producto', DONE.producto, { isDone: true, about: asked.productName })

  yield line('miembros', DONE.producto)
  const members = await askMembers(ctx, searchId, asked)
  yield line('miembros', DONE.miembros, { isDone: true, ...members })

  const sources: BuyerSource[] = [members.source]
  const onPages: PotentialBuyer[] = []
  const { pages } = ctx.engines.pages
  if (pages.length === 0) sources.push(noPages)
  for (const [at, page] of pages.entries()) {
    if (leaving.aborted) return
    const progress = (read: number) => DONE.miembros + ((DONE.páginas - DONE.miembros) * read) / pages.length
    yield line('páginas', progress(at), { about: page.name })
    const { source, buyers } = await askPage(ctx, page, asked, signal)
    sources.push(source)
    onPages.push(...buyers)
    yield line('páginas', progress(at + 1), { isDone: at + 1 === pages.length, about: page.name, source, buyers })
  }
  if (pages.length === 0) yield line('páginas', DONE.páginas, { isDone: true, source: noPages })

  await countOnPages(ctx, searchId, onPages.length)
  const buyers = [...members.buyers, ...onPages].sort(byScore).slice(0, MAX_BUYERS)
  yield line('orden', DONE.orden, { isDone: true })
  yield line('fin', DONE.fin, { isDone: true, result: resultOf(buyers, sources, Math.round(performance.now() - began)) })
}

/** The members as one source: if it fails, the pages are still read. */
const askMembers = async (ctx: Ctx, searchId: string, asked: BuyerQuery): Promise<{ source: BuyerSource; buyers: PotentialBuyer[] }> => {
  try {
    const buyers = await show(ctx, searchId, asked.productName, await findMembers(ctx, asked))
    return { source: memberSource(ctx, 'ok', buyers.length), buyers }
  } catch (error) {
    ctx.log.error({ err: error }, 'members cannot be searched')
    return { source: memberSource(ctx, 'sin respuesta', 0), buyers: [] }
  }
}

const resultOf = (buyers: PotentialBuyer[], sources: BuyerSource[], searchDuration: number): FoundBuyers => {
  const isRead = sources.some(({ source, state }) => source === 'página' && state === 'ok')
  return {
    success: sources.some(({ state }) => state === 'ok'),
    buyers,
    stats: { searchDuration, sources },
    metadata: {
      method: isRead ? 'miembros y navegador' : 'miembros',
      dataSource: isRead ? 'Miembros que aceptaron y páginas públicas' : 'Miembros que aceptaron',
      noFakeData: true,
    },
  }
}
