import { closing, INLINE, isDenied, preface, story, tailAt } from './closing.ts'
import { isHollow } from './leading.ts'
import { namesKnown } from './nouns.ts'
import { type Opening, opening, wished } from './opening.ts'
import { chatPattern } from './spelling.ts'
import { isStory } from './stories.ts'
import { CUT, cut, type WishText } from './text.ts'

/** A wish without the clauses around it. */
export interface Clauses {
  rest: WishText
  /** The thing named before the wish, which «una» and «otra» refer to: «se me rompió la heladera, necesito una». */
  before: string | null
  /** What it is for, if said before the thing: «para la facu necesito una compu». */
  purpose: string | null
}

const WANTS =
  'necesito|necesitamos|busco|buscamos|quiero|quisiera|preciso|compro|(?:me|nos) (?:faltan?|hacen? falta)(?! poco)|(?:es|son) para' +
  '|(?:ando|estoy|estamos) (?:buscando|necesitando|atras|tras)|alguien (?:vende|tiene|tendra|sabe|que)'
/** Words before a verb of wanting after which no piece begins: «la que busco». */
const NO_BORDER =
  'que|lo|la|los|las|mil|muchas|muchisimas|todo|marca|color|modelo|estado|precio|talle|tamaño|me|nos|le|les|te|se|no|si' +
  '|yo|cuando|como|donde|porque|y|e|pero|ya|ahora|hola|buenas|eso|entonces|de|a|tambien|che|gente'
/** Where a piece of a wish begins: at a comma, a cut, «y», or a new verb of wanting or telling. */
const border = chatPattern(
  `[;:!?()|•…${CUT}\\p{Extended_Pictographic}]+|[.,]+(?!\\d)| [-–—] ` +
    '|(?<!siempre) (?=(?:y|e|pero|asi que|entonces|por eso|por lo que) )' +
    `|(?<!(?<![a-zñ])(?:${NO_BORDER})) (?=(?:${WANTS}|${INLINE})(?![a-zñ]))`,
  'gu',
)

interface Piece {
  from: number
  to: number
}

const piecesOf = (plain: string): Piece[] => {
  const starts = [0, ...[...plain.matchAll(border)].map(({ index }) => index), plain.length]
  return starts.slice(1).map((to, n) => ({ from: starts[n] ?? 0, to }))
}
const isEmpty = (plain: string): boolean => !/[\p{L}\p{N}]/u.test(plain)

/** The thing in a preface: «la heladera», «mi celu». */
const thingInPreface = new RegExp(
  '(?<![a-zñ])(?:el|la|los|las|mi|mis|un|una|unos|unas|nuestr[oa]) ((?!que |mi[oa] |mes |semana |finde |otro |lunes ' +
    '|martes |miercoles |jueves |viernes |sabado |domingo )[a-zñ0-9](?:(?!(?<! de) (?:el|la|los|las|un|una' +
    '|mi) )[^,.;:!?\\ue000])*?)(?= (?:no|se|que|ya|dej[oa]|dejaron|hace|ayer|hoy|anoche|justo|recien|y|cuando|porque|murio|es|esta' +
    '|era|es[oa]s' +
    '|de golpe' +
    '|la semana|el (?:otro|fin|lunes|martes|miercoles|jueves|viernes|sabado|domingo|mes))(?![a-zñ])|[ ,.;:!?\\ue000]*$)',
)

/** The thing that is missed: «no tiene campera», «me falta parrilla». */
const thingMissed = new RegExp(
  '(?<![a-zñ])(?:no (?:tengo|tiene|tienen|tenemos|hay)|quede sin|quedamos sin|perdi|olvide) (?:mas )?((?!nada|ni' +
    ' |mucha?|plata|que )[a-zñ0-9]+)(?=[ ,.;:!?\\ue000]*$)',
)

/** «Quiero armar una compu y necesito …»: the first verb is the reason. */
const doing = /(?:vender|cambiar|[a-zñ]{2,}(?:ar|er|ir)(?:me|te|le|nos)?(?= (?:un|una|el|la|los|las|mi|mis|unos|unas) ))/y
/** «Quiero cambiar el sillón, busco uno …»: the thing to be replaced. */
const replacing = /(?:cambiar|renovar|reemplazar|jubilar)(?:me|le)? (?:(?:el|la|los|las|un|una) )?$/
const goesOn = /[^a-zñ0-9]*(?:y|e|con|sin|de|en|por|a|que) /y

const matchesAt = (pattern: RegExp, plain: string, at: number): boolean => {
  pattern.lastIndex = at
  return pattern.test(plain)
}

type Read = Piece & Opening & { own: string; isNarrated: boolean }

const isStoryPiece = ({ own, greeted, isNarrated }: Read): boolean => isNarrated || matchesAt(story, own, greeted)

/** How a description of what was named before begins. */
const describesFirst = new RegExp(
  '^(?:que|con|sin|de|del|para|pero|y|mas|menos|tan|si|no|usad[oa]s?|nuev[oa]s?|es|sea|en|por|otr[oa]s?|' +
    'un[oa] (?:que|de|con|mas|para)|ya|talle)(?![a-zñ])',
)

/** What follows from all that was told: «tengo tres hijos, así que ropa de nene». */
const conclusion = /^[^a-zñ0-9]*(?:asi que|por eso|por lo que|por lo tanto|con lo cual|entonces) (?!si |no |que )/
/** Which of the pieces before the thing tell a story, where nobody asks for anything: as many as begin so, before another thing. */
const storiesIn = (pieces: Read[]): number => {
  const concluded = pieces.findLastIndex(
    (piece) => conclusion.test(piece.own.slice(piece.from)) && isKnownIn(piece) && !isStoryPiece(piece),
  )
  if (concluded > 0) return concluded
  const named = pieces.findIndex((piece) => !isEmpty(piece.own.slice(piece.end)) && !isStoryPiece(piece))
  const thing = pieces[named]
  return thing &&
    named > 0 &&
    !/^[^a-zñ]*(?:con|sin) /.test(thing.own.slice(thing.greeted)) &&
    !matchesAt(closing, thing.own, thing.greeted)
    ? named
    : 0
}

/** «Quiero empezar a correr, zapatillas 42»: what is wanted is a reason if a thing comes after it. */
const reason = new RegExp(
  '^[^a-zñ]*(?:(?:yo|y|pero|les?|me) )*(?:quiero|quisiera|queremos|necesito|me gustaria|tengo que|voy a|vamos a)' +
    ' (?:empezar|aprender|arrancar|volver|hacer(?:le|les|me|nos)?|armar(?:le|les|me|nos)?|pintar|arreglar|sorprender|cambiar|festejar' +
    '|organizar|viajar' +
    '|correr|entrenar|cocinar|plantar|decorar|renovar) ',
)
/** «Necesito bajar de peso, una bici fija»: what somebody wants to do. */
const aim = new RegExp(
  '^[^a-zñ]*(?:quiero|quisiera|queremos|necesito|me gustaria|tengo que|voy a|vamos a) (?!compr|consegu)[a-zñ]{2,}[aei]r' +
    '(?:me|nos|se)?(?![a-zñ])',
)
const isReason = (pieces: Read[], n: number): boolean => {
  const next = pieces[n + 1]
  const piece = pieces[n]
  if (!piece || !next || !/^ ?[,.:;]/.test(next.own.slice(next.from))) return false
  const isThing =
    !isEmpty(next.own.slice(next.end)) && !isStoryPiece(next) && !matchesAt(closing, next.own, wished(next.own, next.from).from)
  const own = piece.own.slice(piece.greeted)
  const isAim = reason.test(own) || (aim.test(own) && !namesKnown(own) && isKnownIn(next))
  return isThing && isAim && !/ por (?:un|una|unos|unas) /.test(own)
}

const isPreface = (own: string, { greeted, end, isAsked, isNarrated }: Read): boolean =>
  isAsked
    ? matchesAt(doing, own, end) || replacing.test(own.slice(greeted, end)) || isDenied.test(own)
    : isNarrated || matchesAt(preface, own, greeted) || matchesAt(closing, own, greeted) || isDenied.test(own)

/** Whose it was says nothing of the thing: «el catre de la abuela». */
const owner = new RegExp(
  ' (?:de mis?|de la|del) (?:abuel[oa]|viej[oa]|mamá?|papá?|nen[ea]|hij[oa]|suegr[oa]|t[íi][oa]|novi[oa]|marido|mujer|señora' +
    '|gato|perro)s?$',
  'iu',
)

/** The thing that a piece of a story names, as it was typed: «se me rompió la heladera». */
const thingInStory = ({ original }: WishText, { own, greeted, to }: Read): string | null => {
  const narrated = own.slice(greeted)
  const thing = thingMissed.exec(narrated) ?? thingInPreface.exec(narrated)
  if (!thing) return null
  const end = greeted + thing.index + thing[0].length
  return original.slice(end - (thing[1]?.length ?? 0), Math.min(end, to)).replace(owner, '')
}

/** After the thing: what is told, and describes it not, as «que sea negra» and «tiene que andar» do. */
const describing = chatPattern(
  '^[^a-zñ0-9]*(?:y |e |o |pero )?(?:que|con|sin|de|para|en|no|ni|si|puede|pueden|aunque|tiene que|tienen que' +
    '|debe|sea|sean|es|son|seria|(?:lo|la|el|los|las) (?:que|de|del|mas|con|sin)|uso|talle|color|usad[oa]s?|nuev[oa]s?' +
    '|siempre que no|salvo|excepto|menos|mejor si|prefiero|preferentemente)(?![a-zñ])',
  '',
)
const isAside = ({ own, from, isNarrated }: Read): boolean => isNarrated && !describing.test(own.slice(from))

/** A condition that is said in a piece of its own: «usado está bien, el amplificador». */
const stated = /^[^a-zñ0-9]*(?:usad[oa]s?|nuev[oa]s?|de segunda(?: mano)?)(?= (?:esta|me|va|puede|tambien|sirve|sea))/

/** Whether a piece names no thing that is known, and so leads to the one that names it. */
const isShort = ({ own, from }: Read): boolean => own.slice(from).trim().split(' ').length < 3
const namesNone = ({ own, from }: Read): boolean => !namesKnown(own.slice(from))
/** What stands before a colon and names nothing leads to what stands behind it: «vendedores serios: una mesa». */
const isHeading = (piece: Read, next: Read | undefined): boolean =>
  next !== undefined &&
  (next.own[next.from] === ':' || (/[?!]/.test(next.own[next.from] ?? '') && namesKnown(next.own.slice(next.from)))) &&
  !isEmpty(next.own.slice(next.from)) &&
  (namesNone(piece) || (!piece.isAsked && isKnownIn(next) && (piece.isNarrated || duty.test(piece.own.slice(piece.from))))) &&
  !/\d|(?:usad|nuev)[oa]/.test(piece.own)
/** What is asked before a colon and names nothing, as «a ver si tienen suerte: una mesa» does. */
const isPreamble = (piece: Read, next: Read | undefined): boolean =>
  next?.own[next.from] === ':' &&
  piece.isAsked &&
  !namesKnown(piece.own.slice(piece.end)) &&
  articled.test(next.own.slice(next.from + 1)) &&
  isKnownIn(next)
/** What somebody has to do or says of themselves, before a colon. */
const duty = /^[^a-zñ0-9]*(?:hay que|tengo que|tenemos que|si hay|quiero [a-zñ]+[aei]r)(?![a-zñ])/
/** After a comma an article and a thing that is known, where what stands before names none: «de cuero, las botas». */
const articled = /^[^a-zñ0-9]*(?:el|la|los|las|un|una|unos|unas) /
const isBeforeThing = (pieces: Read[], n: number): boolean => {
  const [piece, next] = [pieces[n], pieces[n + 1]]
  if (!piece || !next) return false
  const isQuality = quality.test(piece.own.slice(piece.from))
  const others = pieces.slice(n + 1, n + 1 + MAX_BEFORE)
  const named = others.findIndex((one) => isNamedThing(one))
  const isUnnamed = (one: Read) => namesNone(one) || quality.test(one.own.slice(one.from))
  if (named > 0 && isUnnamed(piece) && others.slice(0, named).every(isUnnamed)) return true
  if (isFor.test(piece.own.slice(piece.from)) && isKnownIn(next) && !describesFirst.test(next.own.slice(next.end))) return true
  return articled.test(next.own.slice(next.from)) && (isQuality || (namesKnown(next.own.slice(next.from)) && namesNone(piece)))
}
/** What it is for, told first; a time until which it is wanted is none. */
const isFor = new RegExp(
  '^[^a-zñ0-9]*(?:para|pa) (?!(?:hoy|mañana|ya|ayer|navidad|reyes|las (?:vacaciones|fiestas)|(?:el|este|la|esta) (?:finde|lunes|martes' +
    '|miercoles|jueves|viernes|sabado|domingo|verano|invierno|semana|noche|mes))(?![a-zñ]))',
)
/** So many further pieces may stand between what a thing is to be like and its name: «grande, como para seis, la mesa». */
const MAX_BEFORE = 3
const isNamedThing = ({ own, from, isNarrated }: Read): boolean =>
  !isNarrated && articled.test(own.slice(from)) && namesKnown(own.slice(from))
/** Such a piece that says how the thing is to be. */
const quality = new RegExp(
  '^[^a-zñ0-9]*(?:(?:y|ah|eh|no|si|bueno) )*(?!de (?:ser|una|paso|verdad|nuevo|hecho)(?![a-zñ]))((?:para|de|con|que (?:sea|tenga' +
    '|ande|entre|venga)|grande|chic[oa]' +
    '|(?:la|el|una?) (?:grande|chic[oa])|(?:un[oa]s? )?mas |como para |ni (?:muy|tan) )[^,.]*)$',
)
const isKnownIn = (piece: Read | undefined): boolean => piece !== undefined && namesKnown(piece.own.slice(piece.end))
/** Whether what follows the request names a thing, and does not describe the one before. */
const asksForThing = (piece: Read | undefined): boolean =>
  piece !== undefined && !isEmpty(piece.own.slice(piece.end)) && !describesFirst.test(piece.own.slice(piece.end))

/** Where nobody asks outright, the first lead asks: «mi jefe me pidió que consiga una mesa». */
const askByLead = (pieces: Read[]): void => {
  if (pieces.some(({ isAsked }) => isAsked)) return
  const piece = pieces.find(({ led, greeted }) => led > greeted)
  if (piece) Object.assign(piece, { end: Math.max(piece.end, piece.led), isAsked: true })
}

/**
 * Cuts out the clauses around a wish: reasons before it; paying, collecting and answering after it. The piece that names the thing stays.
 */
export const readClauses = (text: WishText): Clauses => {
  const pieces = piecesOf(text.plain).map(({ from, to }): Read => {
    const own = text.plain.slice(0, to)
    const read = opening(own, from)
    return { from, to, own, ...read, isNarrated: isStory(text.original.slice(read.greeted, to), own.slice(read.greeted)) }
  })
  askByLead(pieces)
  const hasThing = pieces.some(({ own, end, isNarrated }) => !isNarrated && !isHollow(own.slice(end)))
  const wanted = pieces.findLastIndex(({ isAsked }) => isAsked)
  const reasons = wanted >= 0 && isReason(pieces, wanted) ? wanted + 1 : 0
  const asked = reasons > 0 ? -1 : wanted
  const stories = asked < 0 ? reasons || storiesIn(pieces) : 0
  let rest = text
  let before: string | null = null
  let purpose: string | null = null
  let [isNamed, hasPreface] = [false, false]
  for (const [n, piece] of pieces.entries()) {
    const { from, to, own, greeted, end } = piece
    const drop = (till = to) => {
      rest = cut(rest, from, till)
    }
    if (n < stories) {
      before = thingInStory(text, piece) ?? before
      const kept = stated.exec(own.slice(from))?.[0].length
      if (kept) rest = cut(rest, from + kept, to)
      else drop()
    } else if (isEmpty(own.slice(end))) {
      if (isNamed) drop()
    } else if (!isNamed && hasThing && isHollow(own.slice(end))) {
      drop()
    } else if (!isNamed && asked < 0 && isBeforeThing(pieces, n) && !/(?:usad|nuev|segunda)/.test(own.slice(from))) {
      const how = quality.exec(own.slice(from))?.[1]?.replace(/^que sean? (?=(?:rodado|talle|numero|de|\d))/, '')
      if (how) purpose = [purpose, text.original.slice(to - how.length, to)].filter(Boolean).join(' ')
      drop()
    } else if (!isNamed && n >= asked && isPreamble(piece, pieces[n + 1])) {
      rest = cut(rest, 0, to + 1)
    } else if (!isNamed && !piece.isAsked && isHeading(piece, pieces[n + 1])) {
      drop()
    } else if (isNamed) {
      const start = wished(own, from)
      if (matchesAt(closing, own, start.from) || (start.to === start.from && isAside(piece))) drop()
      else if (start.to > start.from) drop(start.to)
    } else if (n < asked && (isPreface(own, piece) || (hasPreface && matchesAt(goesOn, own, from)))) {
      before = thingInStory(text, piece) ?? before
      hasPreface = true
      drop()
    } else if (
      n < asked &&
      asksForThing(pieces[asked]) &&
      !own.startsWith('para ', greeted) &&
      namesNone(piece) &&
      (isShort(piece) || isKnownIn(pieces[asked]))
    ) {
      drop()
    } else if (n < asked && own.startsWith('para ', greeted)) {
      purpose = text.original.slice(greeted, to)
      drop()
    } else {
      isNamed = true
      const tail = tailAt(own, end)
      if (tail < to) rest = cut(rest, tail, to)
    }
  }
  return { rest, before, purpose }
}
