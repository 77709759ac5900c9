import type { AssistantLine, Chips, Turn } from '@feria/contract/assistant/schemas'
import type { Ctx } from '../../core/context.ts'
import { fail } from '../../core/errors.ts'
import { readWish } from '../../language/wishes/grammar.ts'
import { type ReadIntent, readIntent } from '../../language/wishes/intents/intent.ts'
import { type FoundByChips, isNothing, isReversed, LOOKED_AT, searchByChips } from './chip-search.ts'
import { talk } from './conversation.ts'
import { FOREIGN, isForeign, smallTalkTo } from './kind-replies.rules.ts'
import { isAboutSale } from './order-replies.rules.ts'
import { findOwnOrder } from './own-orders.ts'
import { replyTo, UNCLEAR } from './replies.rules.ts'
import { ANEW, QUESTION, sentenceOf } from './sentences.rules.ts'
import { readStep, type Step, sentenceOfStep, stepped } from './turns.rules.ts'

/** A wish as chips, its places looked up in the gazetteer. */
export const readChips = (ctx: Pick<Ctx, 'engines'>, text: string): Chips =>
  readWish(text, (place) => ctx.engines.geo.locate(place) !== null)

/** What a member wants by their whole conversation, and the turns since the last thing that order or choose among what is found. */
interface Inquiry {
  chips: Chips
  steps: Step[]
}

/**
 * What a member wants by their whole conversation: a turn that names no thing («hasta 50 lucas», «¿y usado?», «el segundo») refines the
 * last one, any other begins anew.
 */
const wantedIn = (ctx: Ctx, turns: Turn[]): Inquiry => {
  let wanted: Inquiry | null = null
  for (const { role, content } of turns) {
    if (role !== 'user') continue
    const step: Step | null = wanted && readStep(content)
    if (!step && readIntent(content).intent !== 'buy') continue
    wanted = wanted ? wantedAfter(wanted, readChips(ctx, content), step) : { chips: readChips(ctx, content), steps: [] }
  }
  return wanted ?? { chips: readChips(ctx, ''), steps: [] }
}

const wantedAfter = ({ chips, steps }: Inquiry, now: Chips, step: Step | null): Inquiry => {
  if (step?.isAnew) return { chips: stepped(chips, step), steps: [] }
  if (step) return { chips: stepped(now.what ? chips : goOn(chips, now), step), steps: [...steps, step] }
  return now.what ? { chips: now, steps: [] } : { chips: goOn(chips, now), steps }
}

/** Whether the last turn changes what was asked before it, whatever else its words may mean. */
const isRefining = (turns: Turn[]): boolean => {
  const own = turns.filter(({ role }) => role === 'user')
  const last = own.at(-1)
  return (
    last !== undefined && readStep(last.content) !== null && own.slice(0, -1).some(({ content }) => readIntent(content).intent === 'buy')
  )
}

const goOn = (known: Chips, now: Chips): Chips => {
  const hasPrice = now.minPrice !== null || now.maxPrice !== null
  const hasPlace = now.place !== null || now.radiusKm !== null
  return {
    ...known,
    ...(hasPrice ? { minPrice: now.minPrice, maxPrice: now.maxPrice, currency: now.currency } : {}),
    ...(hasPlace ? { place: now.place ?? known.place, radiusKm: now.radiusKm } : {}),
    condition: now.condition ?? known.condition,
    without: [...new Set([...known.without, ...now.without])].slice(0, 8),
  }
}

/** What is said to a text that is no search; null for one. */
const replyToText = async (ctx: Ctx, text: string, read: ReadIntent) => {
  if (read.intent === 'smalltalk') return isForeign(text) ? FOREIGN : null
  if (read.intent === 'buy') return isForeign(readChips(ctx, text).what) ? FOREIGN : null
  const side = isAboutSale(text) ? 'sale' : 'purchase'
  const order = read.intent === 'order' ? await findOwnOrder(ctx, side, { ...read, text }) : null
  const orders = { purchase: null, sale: null, [side]: order }
  const selling = read.selling ? readChips(ctx, read.selling).what : ''
  return replyTo(read, { ...orders, feePercent: ctx.config.PLATFORM_FEE_PERCENT, selling, text })
}

/**
 * Replies to a conversation, or to chips edited by hand, as lines. Members only; refuses a minimum price above the maximum. Without a
 * model, or when it does not answer, the rules of `language/` reply with the same search and one sentence; nothing is stored. What is no
 * search gets one or two sentences and a link, even with a model: a question about the market leads to the help, trouble with an order to
 * the member's own, what is to be sold to its publication, an insult or another language to a way on. Small talk goes to the model, and
 * gets a sentence where there is none.
 */
export async function* assistantLines(
  ctx: Ctx,
  { turns, chips }: { turns: Turn[]; chips: Chips | null },
): AsyncGenerator<AssistantLine, void, undefined> {
  if (chips && isReversed(chips)) fail('catalogue.price-range', {}, { 'chips.minPrice': 'Es mayor que el máximo.' })
  const asked = chips?.what ?? turns.at(-1)?.content ?? ''
  // A chip of one word is a thing by name, whatever it looks like.
  const isKnown = chips ? !/\s/.test(asked.trim()) : isRefining(turns)
  const intent = readIntent(asked)
  const reply = isKnown ? null : await replyToText(ctx, asked, intent)
  if (reply) {
    yield { kind: 'orders', ...reply }
    yield { kind: 'end', model: 'sin modelo' }
    return
  }
  const { chat } = ctx.engines.ai
  if (!chips && !chat && intent.intent === 'smalltalk' && !isKnown) {
    yield { kind: 'text', text: smallTalkTo(asked) }
    yield { kind: 'end', model: 'sin modelo' }
    return
  }
  const { chips: read, steps } = chips ? { chips, steps: [] } : wantedIn(ctx, turns)
  if (chips || !chat) {
    // What may be no search at all is looked for before anything is said of it.
    const early = !chips && steps.length === 0 && intent.isDoubtful ? await look(ctx, read, steps) : undefined
    if (early?.total === 0) {
      yield { kind: 'orders', ...UNCLEAR }
    } else {
      yield { kind: 'reading', chips: read }
      yield* found(read, early === undefined ? await look(ctx, read, steps) : early, steps, !chips && readStep(asked)?.isAnew)
    }
    yield { kind: 'end', model: 'sin modelo' }
    return
  }
  yield { kind: 'reading', chips: read }
  const { outcome, searched, hasText } = yield* talk(ctx, chat, turns)
  if (outcome !== 'answered') {
    const lines = searched ? [] : found(read, await look(ctx, read, steps), steps)
    const text = searched ? sentenceOf(searched.chips, searched.found, LOOKED_AT) : undefined
    for (const line of text ? [{ kind: 'text' as const, text }] : lines) {
      yield line.kind === 'text' && (hasText || outcome === 'dishonest') ? { ...line, kind: 'instead' } : line
    }
  }
  yield { kind: 'end', model: outcome === 'failed' ? 'sin respuesta' : 'modelo' }
}

const look = (ctx: Ctx, chips: Chips, steps: Step[]): Promise<FoundByChips | null> =>
  isNothing(chips) ? Promise.resolve(null) : searchByChips(ctx, chips, steps)

/** The rules' reply to chips: the products and a sentence, or a question if there is nothing to search for. */
const found = (chips: Chips, result: FoundByChips | null, steps: Step[], isAnew = false): AssistantLine[] => {
  if (!result) return [{ kind: 'text', text: isAnew ? ANEW : QUESTION }]
  const { products, total, isRelaxed, fitting } = result
  const step = isRelaxed ? undefined : steps.at(-1)
  const ofStep = step && fitting > 0 ? sentenceOfStep(step, products.length, fitting) : null
  return [
    { kind: 'products', products, total, isRelaxed },
    { kind: 'text', text: ofStep ?? sentenceOf(chips, result, LOOKED_AT) },
  ]
}
