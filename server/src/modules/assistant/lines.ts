import type { AssistantLine, Turn as ChatTurn, Chips } from '@feria/contract/assistant/schemas'
import { byPrice } from '@feria/contract/search/compare'
import type { Finding } from '@feria/contract/search/schemas'
import { RELEVANCE_FLOOR } from '@feria/contract/search/values'
import type { Ctx } from '../../core/context.ts'
import { fail } from '../../core/errors.ts'
import { readWish } from '../../language/wishes/grammar.ts'
import { readIntent } from '../../language/wishes/intents/intent.ts'
import { type FoundByChips, isNothing, isReversed, LOOKED_AT, searchByChips } from './chip-search.ts'
import { talk } from './conversation.ts'
import { findOwnPurchase } from './own-purchase.ts'
import { replyTo } from './replies.rules.ts'
import { aboutOne, cheapestIs, noneCheaper, onlySoMany, QUESTION, SOMETHING_ELSE, sentenceOf } from './sentences.rules.ts'
import { type Turn, turnOf } from './turns.rules.ts'

/** A wish as chips, its places looked up in the gazetteer. */
export const readChips = (ctx: Pick<Ctx, 'engines'>, text: string): Chips =>
  readWish(text, (place) => ctx.engines.geo.locate(place) !== null)

/** What a member wants by their whole conversation, and what their last turn asks of it. */
interface SearchSoFar {
  chips: Chips
  isCheapestFirst: boolean
  /** The last turn, where it names no thing and changes no chip. */
  turn: Turn | null
}

/**
 * Reads the whole conversation: a turn that names no thing refines the last one («en Córdoba», «más barato»), one that names another begins
 * anew. What was cheaper than something is looked up again, since nothing is stored: at most a search for each turn.
 */
const askedBy = async (ctx: Ctx, turns: ChatTurn[]): Promise<SearchSoFar> => {
  let asked: SearchSoFar = { chips: readChips(ctx, ''), isCheapestFirst: false, turn: null }
  for (const { role, content } of turns) {
    if (role !== 'user') continue
    const turn = isNothing(asked.chips) ? null : turnOf(content)
    if (turn?.kind === 'cheaper') asked = { ...asked, chips: await cheaperThan(ctx, asked), turn }
    else if (turn?.kind === 'cheapest') asked = { ...asked, isCheapestFirst: true, turn }
    else if (turn?.kind === 'pick') asked = { ...asked, turn }
    else if (turn?.kind === 'other') asked = { chips: readChips(ctx, turn.text), isCheapestFirst: false, turn: turn.text ? null : turn }
    else if (readIntent(content).intent === 'buy') {
      const now = readChips(ctx, content)
      asked = now.what ? { chips: now, isCheapestFirst: false, turn: null } : { ...asked, chips: goOn(asked.chips, now), turn: null }
    }
  }
  return asked
}

/** The same with a highest price below the first of what was shown; unchanged where nothing with a price was. */
const cheaperThan = async (ctx: Ctx, { chips, isCheapestFirst }: SearchSoFar): Promise<Chips> => {
  const shown = inOrder((await searchByChips(ctx, chips)).products, isCheapestFirst)
  const first = shown.find(({ price }) => price !== null)
  return first?.price ? { ...chips, minPrice: null, maxPrice: below(first.price), currency: first.currency } : chips
}

/** A price below another, in major units. */
const below = (price: number): number => Math.max(0.01, Math.round(price * 100 - 1) / 100)

/** What coincides by its price, where that is asked; otherwise as it was found. */
const inOrder = (products: Finding[], isCheapestFirst: boolean): Finding[] => {
  if (!isCheapestFirst) return products
  const good = products.filter(({ score, comparable }) => score >= RELEVANCE_FLOOR && comparable !== null)
  return good.length > 0 ? good.sort(byPrice) : products
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
const replyToText = async (ctx: Ctx, asked: string) => {
  const read = readIntent(asked)
  if (read.intent === 'buy' || read.intent === 'smalltalk') return null
  const purchase = read.intent === 'order' ? await findOwnPurchase(ctx) : null
  const selling = read.selling ? readChips(ctx, read.selling).what : ''
  return replyTo(read, { feePercent: ctx.config.PLATFORM_FEE_PERCENT, purchase, selling })
}

/**
 * Replies to a conversation, or to chips edited by hand, as lines. Members only; refuses a minimum price above the maximum. Without a
 * model, or when it does not answer, the rules of `language/` reply with the same search and one sentence; nothing is stored. What is no
 * search gets one sentence and a link, even with a model: a question about the market leads to the help, trouble with an order to the
 * member's own, what is to be sold to its publication.
 */
export async function* assistantLines(
  ctx: Ctx,
  { turns, chips }: { turns: ChatTurn[]; chips: Chips | null },
): AsyncGenerator<AssistantLine, void, undefined> {
  if (chips && isReversed(chips)) fail('catalogue.price-range', {}, { 'chips.minPrice': 'Es mayor que el máximo.' })
  const asked = chips?.what ?? turns.at(-1)?.content ?? ''
  // A chip of one word is a thing by name, whatever it looks like.
  const isByName = chips !== null && !/\s/.test(asked.trim())
  const reply = isByName || (!chips && turnOf(asked)) ? null : await replyToText(ctx, asked)
  if (reply) {
    yield { kind: 'orders', ...reply }
    yield { kind: 'end', model: 'sin modelo' }
    return
  }
  const wanted = chips ? { chips, isCheapestFirst: false, turn: null } : await askedBy(ctx, turns)
  const read = wanted.chips
  yield { kind: 'reading', chips: read }
  const { chat } = ctx.engines.ai
  if (chips || !chat) {
    yield* replyByRules(wanted, await look(ctx, read))
    yield { kind: 'end', model: 'sin modelo' }
    return
  }
  const { outcome, searched, hasText } = yield* talk(ctx, chat, turns)
  if (outcome !== 'answered') {
    const lines = searched ? [] : found(read, await look(ctx, read))
    const text = searched ? sentenceOf(searched.chips, searched.found, LOOKED_AT) : undefined
    for (const line of text ? [{ kind: 'text' as const, text }] : lines) {
      yield line.kind === 'text' && (hasText || outcome === 'dishonest') ? { ...line, kind: 'instead' } : line
    }
  }
  yield { kind: 'end', model: outcome === 'failed' ? 'sin respuesta' : 'modelo' }
}

const look = (ctx: Ctx, chips: Chips): Promise<FoundByChips | null> =>
  isNothing(chips) ? Promise.resolve(null) : searchByChips(ctx, chips)

/** The rules' reply to a turn: what it picks of what was shown, the cheapest first, or as to any chips. */
const replyByRules = ({ chips, isCheapestFirst, turn }: SearchSoFar, result: FoundByChips | null): AssistantLine[] => {
  if (turn?.kind === 'other') return [{ kind: 'text', text: SOMETHING_ELSE }]
  if (!result || result.products.length === 0) {
    return turn?.kind === 'cheaper' && chips.maxPrice !== null
      ? [
          { kind: 'products', products: [], total: 0, isRelaxed: false },
          { kind: 'text', text: noneCheaper(chips) },
        ]
      : found(chips, result)
  }
  const products = inOrder(result.products, isCheapestFirst)
  if (turn?.kind === 'pick') {
    const picked = products.at(turn.place)
    if (!picked) return [...found(chips, { ...result, products }).slice(0, 1), { kind: 'text', text: onlySoMany(products.length) }]
    return [
      { kind: 'products', products: [picked], total: 1, isRelaxed: false },
      { kind: 'text', text: aboutOne(picked) },
    ]
  }
  const [first] = products
  if (!isCheapestFirst || !first) return found(chips, result)
  return [
    { kind: 'products', products, total: result.total, isRelaxed: result.isRelaxed },
    { kind: 'text', text: cheapestIs(first) },
  ]
}

/** The rules' reply to chips: the products and a sentence, or a question if there is nothing to search for. */
const found = (chips: Chips, result: FoundByChips | null): AssistantLine[] => {
  if (!result) return [{ kind: 'text', text: QUESTION }]
  const { products, total, isRelaxed } = result
  return [
    { kind: 'products', products, total, isRelaxed },
    { kind: 'text', text: sentenceOf(chips, result, LOOKED_AT) },
  ]
}
