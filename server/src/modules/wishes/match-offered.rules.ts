import type { Condition } from '@feria/contract/catalogue/values'
import { fold } from '@feria/contract/fold'
import type { Currency } from '@feria/contract/money'
import { knownBrands } from '../../language/lexicon/brands.ts'
import { stopWords } from '../../language/lexicon/common-words.ts'
import { genresOf } from '../../language/lexicon/genres.ts'
import { type Home, readHome } from '../../language/lexicon/homes.ts'
import { isMaker } from '../../language/lexicon/makers.ts'
import { isPartWord, isPieceWord } from '../../language/lexicon/parts.ts'
import { personsIn } from '../../language/lexicon/persons.ts'
import { senseOnShelf } from '../../language/lexicon/shelf-senses.ts'
import { isOwnThing } from '../../language/lexicon/shelves.ts'
import { namesImitation, namesWork } from '../../language/lexicon/standing-words.ts'
import { synonymsOf } from '../../language/lexicon/synonyms.ts'
import { phraseAt } from '../../language/query/terms.ts'
import { type Kinds, kindsOffered, packings } from '../../language/scoring/same-kind.ts'
import { type PreparedText, prepare } from '../../language/scoring/score.ts'
import { withFigures } from '../../language/text/figures.ts'
import { stem } from '../../language/text/stem.ts'
import { type Token, tokensOf } from '../../language/text/tokens.ts'

/** A product as it is scored, parsed once for many wishes. */
export interface ProductToMatch {
  text: PreparedText
  tokens: Token[]
  named: string
  kinds: Kinds
  /** Whether a line, a maker or the details tell its kind, and not its name. */
  isImplied: boolean
  /** The term of its name, where that is of another thing than its first word. */
  other: string | undefined
  /** The term of the phrase that its name begins with, as a thing is named by two words. */
  phrase: string
  /** The stem of the first word that names something. */
  firstStem: string
  /** Whether «de» or «para» joins it. */
  isPhraseOf: boolean
  /** The stem of the part that its name begins with; null for a whole thing. */
  firstPart: string | null
  /** The terms of what its name says that it is for, of or with: «pelotas de metegol», «disfraz de dinosaurio». */
  complements: ReadonlySet<string>
  /** The stem of the first word of the details; empty without any. */
  lead: string
  /** Whether its name begins with a word that is known to name a thing. */
  isThing: boolean
  category: string | null
  /** The name and the start of the details. */
  seen: string
  /** Whether it is somebody's work; null if its category does not say. */
  isService: boolean | null
  /** The home that it is; null for anything else. */
  home: Home | null
  /** Whether its name begins with what somebody does: «Alquiler trafic con chofer», «Polarizado de autos». */
  beginsAsWork: boolean
  /** Whether it does not work. */
  isBroken: boolean
  /** Whether it only looks like a thing, and is not sold among the toys. */
  isImitation: boolean
  /** Whether its seller sends it, by that price or by the texts. */
  ships: boolean
  /** For whom its name says that it is. */
  persons: ReadonlySet<string>
  /** «34 a 37»: what numbers it is for. */
  ranges: readonly (readonly [number, number])[]
  location: string
  priceMinor: number | null
  currency: Currency
  comparableMinor: number | null
  condition?: Condition | null
  /** Whether it has a price for sending it. */
  isSent?: boolean
}

interface Texts {
  name: string
  description: string
  details: string | null
  categoryName: string | null
}

type Derived =
  | 'text'
  | 'tokens'
  | 'named'
  | 'kinds'
  | 'isImplied'
  | 'other'
  | 'phrase'
  | 'firstStem'
  | 'isPhraseOf'
  | 'firstPart'
  | 'complements'
  | 'lead'
  | 'isThing'
  | 'category'
  | 'seen'
  | 'isService'
  | 'beginsAsWork'
  | 'home'
  | 'isBroken'
  | 'isImitation'
  | 'ships'
  | 'persons'
  | 'ranges'

/** The start of the details that says what a thing is and how it is sold. */
const READ_DETAILS = 400

const BROKEN = new RegExp(
  '(?<![a-zñ])(?:(?:a|para) (?:reparar|arreglar|restaurar|repuestos?|desarme)|no (?:enciende|prende' +
    '|funciona|anda|centrifuga|enfria|carga)|(?<!(?:hierro|aluminio|bronce|acero|fierro) )fundid[oa]s?' +
    '|(?:pantalla|modulo|display|motor) (?:rot[oa]|quemad[oa]|fundid[oa])|(?:motor' +
    '|placa) quemad[oa])(?![a-zñ])',
)
const SENDS = /(?<!(?:sin|no hago|no hay|no|ni) )(?<![a-zñ])(?:envios?|envio|mando por|despacho|correo argentino|encomienda)(?![a-zñ])/
const RANGE = /(?<![\d.,])(\d{1,3}) ?(?:a|al|-|hasta) ?(\d{1,3})(?!\d|[.,]\d)/g

/** What a seller says to be lacking in words of a sentence: «no incluye cargador» as «sin cargador». */
const LACKS = /(?<!\p{L})no (?:trae|incluye|tiene|posee|lleva|viene con|cuenta con)n? (?:el |la |l[oa]s |ning[uú]na? )?(?=\p{L})/giu
const withLacks = (text: string): string => text.replace(LACKS, 'sin ')

/** How good the battery of a phone still is, «iPhone 12 batería 87 %», which names no battery. */
const CHARGE = /(?<=\S\s{1,3})(?:con )?bat(?:er[ií]a)?\.? ?(?:al? |en |de )?(?:\d{2,3} ?%|(?:[6-9]\d|100)(?![\d.,]| ?\p{L}))/giu

/** Where homes are offered, as no shelf is theirs. */
const homeShelves = new Set(['Otros', 'Servicios', 'Hogar y Jardín'])

/** Words that hold or group things, and name none. */
const groups = new Set([...packings, 'equipo', 'comedor'])

/** «Lámpara repuesto proyector»: a name that says to be a spare part, unless that comes with the thing. */
const isSpare = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ text }, at) => /^repuestos?$/.test(text) && at > 0 && !/^(?:para|p|x|con|y|mas|sin|a|por|de|como)$/.test(tokens[at - 1]?.text ?? ''),
  )

/** The terms of a name behind its first «de», «para» or «con». */
const complementsOf = (tokens: readonly Token[]): Set<string> => {
  const end = tokens.findIndex(({ text, isApart }, at) => at > 0 && (/^(?:de|del|para|p|con|x)$/.test(text) || isApart))
  return new Set(end < 0 ? [] : tokens.slice(end).flatMap(({ kind, text }) => (kind === 'word' ? [stem(text)] : [])))
}

/** The texts of a product, parsed once. */
export const readOffered = (
  { name: written, description, details: text, categoryName }: Texts,
  rest: Omit<ProductToMatch, Derived>,
): ProductToMatch => {
  const name = withLacks(written).replace(CHARGE, '')
  const details = text && withLacks(text)
  const named = withFigures(`${name}, ${description}`)
  const start = (details ?? '').slice(0, READ_DETAILS)
  const { kinds: kindsOfTexts, isImplied, other, words } = kindsOffered(name, start)
  const genres = categoryName === 'Libros y Música' ? genresOf(name) : ''
  const fields = {
    name: withFigures(name),
    model: withFigures(description),
    category: [categoryName, words, genres].filter(Boolean).join(' '),
    details,
  }
  const tokens = tokensOf(named, 200)
  const first = tokens.find(({ kind, text }) => kind === 'word' && !stopWords.has(text) && !isMaker(text) && !knownBrands.has(text))
  // «Batería Mapex» among the instruments is a drum kit.
  const [after, number] = first ? tokens.slice(tokens.indexOf(first) + 1) : []
  const isBare = first && (!/^(?:de|para|p)$/.test(after?.text ?? '') || (number !== undefined && number.kind !== 'word'))
  const sense = isBare ? senseOnShelf(stem(first.text), categoryName) : undefined
  const kinds = sense ? new Set([...kindsOfTexts, sense]) : kindsOfTexts
  const phrase = first ? (phraseAt(tokens, tokens.indexOf(first))?.term.slice(1) ?? '') : ''
  const folded = fold(`${name}. ${description}. ${start}`)
  return {
    text: prepare(fields),
    tokens,
    named,
    kinds,
    isImplied,
    other,
    firstPart: first && !sense && ((isPieceWord(first.text) && !isOwnThing(phrase)) || isSpare(tokens)) ? stem(first.text) : null,
    complements: complementsOf(tokens),
    lead: stem(tokensOf(start.slice(0, 40), 1)[0]?.text ?? ''),
    isThing: first !== undefined && !groups.has(first.text) && (isPartWord(first.text) || synonymsOf(stem(first.text)).length > 0),
    category: categoryName,
    phrase,
    isPhraseOf: phrase !== '' && /^(?:de|para)$/.test(tokens[tokens.indexOf(first as Token) + 1]?.text ?? ''),
    firstStem: first ? stem(first.text) : '',
    seen: `${named.slice(0, READ_DETAILS)}. ${start}`,
    isService: categoryName === null || categoryName === 'Otros' ? null : /^Servicios\b/.test(categoryName),
    home: categoryName === null || homeShelves.has(categoryName) ? readHome(name, start) : null,
    beginsAsWork: namesWork(fold(name)),
    isBroken: rest.condition === 'Para reparar' || (rest.condition !== 'Nuevo' && BROKEN.test(fold(`${name}. ${description}`))),
    isImitation: categoryName !== 'Juguetes' && namesImitation(fold(name)),
    ships: rest.isSent === true || SENDS.test(folded),
    persons: personsIn(tokens.map(({ text }) => text)),
    ranges: [...named.matchAll(RANGE)].map(([, from, to]) => [Number(from), Number(to)] as const).filter(([from, to]) => from < to),
    ...rest,
  }
}
