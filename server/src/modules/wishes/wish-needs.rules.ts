import { brandOfLine, knownBrands } from '../../language/lexicon/brands.ts'
import { lightWords, stopWords, talkWords, tradeWords } from '../../language/lexicon/common-words.ts'
import { kindsOfLines } from '../../language/lexicon/lines.ts'
import { isLook } from '../../language/lexicon/looks.ts'
import { isMaker } from '../../language/lexicon/makers.ts'
import { isPartWord } from '../../language/lexicon/parts.ts'
import { isOwnThing } from '../../language/lexicon/shelves.ts'
import { beginsAsWork, isFiller, isWork, namesBroken } from '../../language/lexicon/wish-words.ts'
import { perQuery } from '../../language/query/per-query.ts'
import { type Query, type QueryWord, wordWorth } from '../../language/query/query.ts'
import { packings, plainOf, thingOf } from '../../language/scoring/same-kind.ts'
import { isOfLanguage } from '../../language/searches/begun.ts'
import { stem } from '../../language/text/stem.ts'
import { type Token, tokensOf } from '../../language/text/tokens.ts'

/** What the words of a wish ask of a product. Words are named by their text. */
export interface Needs {
  head: QueryWord | undefined
  /** Say which thing it is: without any of them a product is another thing. */
  defining: QueryWord[]
  /** Say which of its kind: a product without them is another variant. */
  variant: QueryWord[]
  /** Say how it is, as its name often leaves out: a product that does not say so is no other variant. */
  soft: ReadonlySet<string>
  /** Stand behind «de»: which thing it is, «camiseta de River», «libro de cocina». */
  ofs: ReadonlySet<string>
  /** Joined by «o»: one of each list is enough. */
  either: ReadonlySet<string>[]
  /** Numbers that are a lower bound: «60 litros o más». */
  atLeast: ReadonlySet<string>
  /** Lines of what the thing is for: «enganche para Hilux». */
  fitted: QueryWord[]
  /** The makers that it names. */
  brands: ReadonlySet<string>
  /** Names no thing by itself, only somebody or something around it. */
  isVague: boolean
  /** Looks for an accessory, a part or supplies. */
  isPart: boolean
  /** Looks for somebody's work. */
  isService: boolean
  /** Takes what does not work. */
  takesBroken: boolean
}

const AT_LEAST = new RegExp(
  '(\\d[\\d.,]*)(?: ?[a-zñ]{1,10})? ?(?:o mas|para arriba|en adelante|o superior|(?:como )?minimo)(?![a-zñ])' +
    '|(?:minimo|desde|mas de|al menos) (?:de |el |la )?(\\d[\\d.,]*)',
  'g',
)

/** What stands between a word and the thing: whose, what for, with what. */
type Clause = 'thing' | 'purpose' | 'that' | 'with'

const clauseAfter = ({ text, isApart }: Token, now: Clause, isPart: boolean): Clause => {
  if (/^(?:para|pa|p)$/.test(text)) return isPart ? 'thing' : 'purpose'
  if (/^(?:que|donde|cuando|aunque|asi|porque|pero)$/.test(text)) return 'that'
  if (text === 'con') return now === 'thing' || now === 'with' ? 'with' : now
  if (isApart && now !== 'thing') return 'that'
  return now
}

const isVerb = (text: string): boolean => text.length > 5 && /(?:[aei]r(?:l[aeo]s?|se|me)?|ando|iendo)$/.test(text)

const isContent = ({ kind, text }: Token): boolean => kind === 'word' && !stopWords.has(text) && !talkWords.has(text)

/** The clause of each word of the text, by its text; the first counts. */
const clausesOf = (tokens: readonly Token[], isPart: boolean): Map<string, Clause> => {
  const clauses = new Map<string, Clause>()
  let now: Clause = 'thing'
  for (const [at, token] of tokens.entries()) {
    const before = tokens[at - 1]
    if (before) now = clauseAfter(token, now, isPart)
    // «Toallitas para bebé Mustela»: what the thing is for has one word, or words that are joined.
    if (
      now === 'purpose' &&
      before &&
      isContent(before) &&
      isContent(token) &&
      !isVerb(before.text) &&
      clauses.get(before.text) === 'purpose'
    )
      now = 'thing'
    if (!clauses.has(token.text)) clauses.set(token.text, now)
  }
  return clauses
}

const eitherOf = (tokens: readonly Token[]): Set<string>[] =>
  tokens.flatMap(({ text }, at) => {
    if (text !== 'o' && text !== 'u') return []
    const before = tokens[at - 1]
    const after = tokens.slice(at + 1).find((token) => !stopWords.has(token.text))
    return before && after ? [new Set([before.text, after.text])] : []
  })

const isBrand = (text: string): boolean => knownBrands.has(text) || brandOfLine(text) !== undefined || isMaker(text)

/** Adjectives by their endings; those of a colour, a material or a maker are told apart before. */
const QUALITY =
  /(?:[aeio]ntes?|[ai]bles?|[aeiou]les|[aei]l|[aeio]d[oa]s?|[it]iv[oa]s?|os[oa]s?|[aeiou]?ic[oa]s?|ari[oa]s?|ori[oa]s?|ñ[oa]s?)$/
const persons = new Set(
  'hombre mujer dama caballero nene nena niño niña unisex adulto adulta infantil señora chico chica verano invierno'.split(' '),
)

/** Whether a word says how a thing is and not which: neither a colour, a maker or a line, nor a name that nobody knows. */
const isSoft = ({ text, kind, isHead }: QueryWord, isOf: boolean): boolean =>
  kind === 'word' &&
  !isHead &&
  !isLook(stem(text)) &&
  !isBrand(text) &&
  kindsOfLines(text) === '' &&
  (persons.has(text) || !isOf) &&
  (persons.has(text) || QUALITY.test(text) || isOfLanguage(text))

/** Work that a thing is for, «camilla para masajista», is not looked for; who comes to the house always works. */
const asksForWork = (plain: string): boolean =>
  isWork(plain.split(/ (?:para|p) /)[0] ?? plain) ||
  beginsAsWork(plain) ||
  / a domicilio(?: |$)| para alquilar(?! o comprar)(?: |$)/.test(plain)

const readNeeds = (query: Query): Needs => {
  const tokens = tokensOf(query.text.slice(0, 1000), 400)
  const plain = tokens.map(({ text }) => text).join(' ')
  const thing = thingOf(query)
  const head = query.words.find(({ text }) => text === thing.word) ?? query.words.find(({ isHead }) => isHead) ?? query.words[0]
  const isPart = head !== undefined && isPartWord(head.text) && !isOwnThing(thing.phrase)
  const clauses = clausesOf(tokens, isPart || asksForWork(plain))
  const defining: QueryWord[] = []
  const variant: QueryWord[] = []
  const fitted: QueryWord[] = []
  const takesBroken = namesBroken(plain)
  let isAfterBrand = head !== undefined && isBrand(head.text)
  for (const word of query.words) {
    const { text, kind } = word
    const clause = clauses.get(text) ?? 'thing'
    const follows = isAfterBrand
    isAfterBrand ||= kind === 'word' && isBrand(text)
    const bare = kind === 'word' ? stem(text) : text
    const countsAnywhere = kind === 'word' && (isLook(bare) || isBrand(text))
    if (word !== head && clause === 'purpose' && kind === 'word' && kindsOfLines(text) !== '') fitted.push(word)
    if (word === head || clause === 'purpose' || (clause === 'that' && !countsAnywhere && kind === 'word')) continue
    // «4 sillas» says how many.
    if (kind === 'number' && word.weight <= wordWorth.quantity) continue
    if (kind !== 'word') {
      variant.push(word)
      continue
    }
    if (countsAnywhere) {
      variant.push(word)
      continue
    }
    if (takesBroken && namesBroken(text)) continue
    // «Colección de monedas» looks for coins.
    if (packings.has(text)) continue
    // The letters of a code: «qbc» of «qbc4100».
    if (query.words.some((one) => one.kind === 'model' && one.text.startsWith(text))) continue
    if (isFiller(bare) || isFiller(text) || isFiller(stem(plainOf(text) ?? '')) || isVerb(text)) continue
    if (talkWords.has(text) || stopWords.has(text)) continue
    if (follows || clause === 'with' || lightWords.has(text)) variant.push(word)
    else if (!tradeWords.has(text)) defining.push(word)
  }
  const atLeast = new Set([...plain.matchAll(AT_LEAST)].map(([, one, other]) => one ?? other ?? ''))
  const isService = asksForWork(plain) && !isPart
  const brands = new Set(query.words.flatMap(({ text, kind }) => (kind === 'word' && isBrand(text) ? [text] : [])))
  const ofs = new Set(
    tokens.flatMap(({ text }, at) => {
      const isArticle = /^(?:la|el|los|las)$/.test(tokens[at - 1]?.text ?? '')
      return /^(?:de|del)$/.test(tokens[at - (isArticle ? 2 : 1)]?.text ?? '') ? [text] : []
    }),
  )
  const soft = new Set(
    query.words.flatMap((word) =>
      word !== head && !thing.phraseWords.includes(word.text) && isSoft(word, ofs.has(word.text)) ? [word.text] : [],
    ),
  )
  return {
    head,
    defining,
    variant,
    fitted,
    soft,
    ofs,
    brands,
    isVague: false,
    either: eitherOf(tokens),
    atLeast,
    isPart,
    isService,
    takesBroken,
  }
}

/** What the words of a wish ask of a product, read once for all products. */
export const needsOf = perQuery(readNeeds)
