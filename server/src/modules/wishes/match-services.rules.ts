import { lightWords, stopWords, talkWords } from '../../language/lexicon/common-words.ts'
import { synonymsOf } from '../../language/lexicon/synonyms.ts'
import { perQuery } from '../../language/query/per-query.ts'
import type { Query } from '../../language/query/query.ts'
import { phraseAt } from '../../language/query/terms.ts'
import { stem } from '../../language/text/stem.ts'
import { type Token, tokensOf } from '../../language/text/tokens.ts'

/** Kinds of work that are done to many things: what it is done to must agree too. */
const works: [work: string, pattern: RegExp][] = [
  ['repair', /^(?:repar|arregl|servi|tecnic|manteni|soluci)/],
  ['install', /^(?:instal|coloca)/],
  ['teach', /^(?:clase|profe|docente|maestr|enseñ|curso|taller|apoyo)/],
  ['rent', /^alquil/],
  ['clean', /^(?:limpi|lavad)/],
  ['move', /^(?:flete|mudan|trasla)/],
  ['translate', /^traduc/],
  ['train', /^adiestr/],
  ['walk', /^pase(?:o|a|e)/],
  ['photograph', /^foto/],
  ['sew', /^(?:costur|modist|compost|ruedo)/],
  ['paint', /^pint/],
  ['garden', /^(?:jardin|podad|poda$|desmalez)/],
  ['massage', /^mas(?:aj|oter)/],
  ['wire', /^(?:electric(?:ist|idad|[oa]s?$)|disyunt|cablead)/],
  ['forge', /^(?:herrer|rejas?$|soldad)/],
  ['nurse', /^(?:cuid|acompañ|enferm)/],
  ['hair', /^(?:peluquer|brushing|peinad|alisad|barber|estilist)/],
  ['roof', /^(?:techos?$|techist|zinguer|membran|filtracion|gotea|goter|impermeab)/],
  ['plumb', /^(?:plomer|sanitarist|destap|cañeri|cloac)/],
  ['build', /^(?:albañil|mamposter|construc|revoque|contrapiso|durlock)/],
  ['nails', /^(?:manos$|manicur|kapping|esmaltad|esculpid|uñas$|pedicur)/],
  ['law', /^(?:abogad|sucesion|despido|divorcio)/],
  ['account', /^(?:contador|contable|monotribut|impuest)/],
  ['pests', /^(?:fumig|plagas?$|cucarach)/],
  ['bake', /^(?:pasteler|reposter|tortas?$)/],
  ['play', /^(?:dj$|disc$|jockey|musicaliz)/],
]
/** Works that are one trade, whatever it is done to. */
const trades = new Set(
  ['move', 'walk', 'photograph', 'sew', 'paint', 'garden', 'massage', 'wire', 'forge', 'hair', 'translate'].concat(
    'roof plumb build nails law account pests bake play'.split(' '),
  ),
)
const workOf = (text: string): string | undefined => works.find(([, pattern]) => pattern.test(text))?.[0]

/** Words that derivatives share: «instalador» and «instalación», «corte» and «corto». */
const sharedStart = (text: string): string => text.slice(0, text.length > 6 ? 5 : 4)

interface Work {
  works: ReadonlySet<string>
  /** What it is done to, or a trade of its own: «pintor», «plomero». */
  things: readonly string[]
}

const isContent = ({ kind, text }: Token): boolean =>
  kind === 'word' &&
  text.length >= 4 &&
  !stopWords.has(text) &&
  !lightWords.has(text) &&
  !talkWords.has(text) &&
  !/^(?:alguien|hagan?|quien|domicilio|noches?|dia|dias|tardes?|mañanas?|horas?|finde|semana|presupuesto|zona)$/.test(text)

/** «Mudanza» is talk where something is sold, and work where it is looked for. */
const isOfWork = (token: Token): boolean => isContent(token) || (token.kind === 'word' && workOf(token.text) !== undefined)

const readWork = (text: string): Work => {
  const tokens = tokensOf(text.slice(0, 300), 60)
  // What follows a comma tells about the place or the thing: «es un patio chico».
  const end = tokens.findIndex(({ isApart }, at) => isApart && at > 2)
  const words = tokens.slice(0, end < 0 ? undefined : end).filter(isOfWork)
  const found = words.flatMap((word) => workOf(word.text) ?? [])
  return { works: new Set(found), things: words.map(({ text: word }) => word).filter((word) => workOf(word) === undefined) }
}

const wantedWork = perQuery(({ text }) => readWork(text))

/** Whom somebody cares for, by what their families and who offers it call them. */
const groups = [
  /^(?:mama|papa|madre|padre|viej[oa]s?|abuel[oa]s?|suegr[oa]s?|tias?|tios?|ancian[oa]s?|adult[oa]s?|mayores|geriatric[oa])$/,
  /^(?:nen[ae]s?|hij[oa]s?|chic[oa]s?|niñ[oa]s?|bebes?|niet[oa]s?|mellizos|peques?)$/,
  /^(?:perr[oa]s?|perrit[oa]s?|gat[oa]s?|gatit[oa]s?|mascotas?|cachorr[oa]s?|canin[oa]s?)$/,
]
const groupOf = (word: string): number => groups.findIndex((group) => group.test(word))

const isAlike = (one: string, other: string): boolean =>
  (groupOf(one) >= 0 && groupOf(one) === groupOf(other)) ||
  sharedStart(one) === sharedStart(other) ||
  synonymsOf(stem(one)).some(({ term, kind }) => kind === 'same' && term === stem(other))

/** The terms of the things that a text names by a word or two, each with its word. */
const termsIn = (text: string): { term: string; word: string }[] => {
  const tokens = tokensOf(text.slice(0, 300), 60)
  return tokens.flatMap((token, at) => {
    const own = stem(token.text)
    const isNamed = isContent(token) || (token.text.length < 4 && synonymsOf(own).length > 0)
    const phrase = phraseAt(tokens, at)?.term.slice(1)
    return [...(isNamed ? [own] : []), ...(phrase ? [phrase] : [])].map((term) => ({ term, word: token.text }))
  })
}

/** A thing or a trade that two texts name by other words: «aire acondicionado», «splits»; as the first names it. */
const kindShared = (wished: string, offered: string, isSameWork: boolean): string | undefined => {
  const there = new Set(termsIn(offered).map(({ term }) => term))
  return termsIn(wished).find(({ term, word }) =>
    synonymsOf(term).some(
      ({ term: other, kind }) => (kind === 'same' || isSameWork) && there.has(other) && (workOf(term) === undefined || term !== stem(word)),
    ),
  )?.word
}

/** The word of a wish that says which work. */
const workWordOf = ({ text }: Query): string | undefined => tokensOf(text.slice(0, 300), 60).find((token) => workOf(token.text))?.text

/**
 * Whether work that is offered is what a wish looks for: the same work, and something that it is done to or a trade that both name. Null
 * where it is other work.
 */
export const compareWork = (query: Query, named: string, seen = named): { detail: string } | null => {
  const wanted = wantedWork(query)
  const offered = tokensOf(named, 60).filter(isOfWork)
  const offeredWorks = new Set(offered.flatMap(({ text }) => workOf(text) ?? []))
  // «Que me arreglen el techo»: of a trade and a kind of work the trade tells.
  const own = [...wanted.works].filter((work) => trades.has(work))
  const isOther = own.length > 0 ? !own.some((work) => offeredWorks.has(work)) : [...wanted.works].some((work) => !offeredWorks.has(work))
  if (offeredWorks.size > 0 && isOther) return null
  const shared = wanted.things.find((thing) => offered.some(({ text, term }) => isAlike(thing, text) || isAlike(thing, term)))
  const phrase = wanted.things.find((thing) =>
    synonymsOf(stem(thing)).some(
      ({ term, kind }) =>
        kind === 'same' && offered.some((_, at) => term === stem(offered[at]?.text ?? '') + stem(offered[at + 1]?.text ?? '')),
    ),
  )
  const both = [...wanted.works].filter((work) => offeredWorks.has(work))
  const isSameWork = both.some((work) => wanted.things.length === 0 || trades.has(work))
  const inDetails = both.length > 0 ? tokensOf(seen, 120).filter(isContent) : []
  const kind = kindShared(query.text, seen, both.length > 0)
  const detailed = wanted.things.find((thing) => inDetails.some(({ text }) => isAlike(thing, text)))
  const detail = shared ?? phrase ?? kind ?? detailed ?? (isSameWork ? workWordOf(query) : undefined)
  return detail === undefined ? null : { detail }
}
