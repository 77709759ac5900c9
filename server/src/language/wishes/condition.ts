import type { Condition } from '@feria/contract/catalogue/values'
import { isMade, isTrait, turningDown } from '../query/refusals.ts'
import { REFUSED_BY_ALL } from './endings.ts'
import { withChatSpelling } from './spelling.ts'
import { CUT, cut, type WishText, words } from './text.ts'

const OUT_OF_ORDER =
  'descompuest[oa]s?|averiad[oa]s?|que este (?:rot|fallad|quemad)[oa]s?|para (?:repuestos?|desarme|(?:reparar|arr?eglar' +
  '|restaurar)(?! (?!en |por |cerca |hasta |o |y |pero |con |a |de |que |tambien|igual|me |si )[a-zñ]))|' +
  '(?<![aei]r )a (?:reparar|arreglar|restaurar)' +
  '|(?:aunque|asi) (?:este|ande|sea) (?:rot[oa]|mal|fallad[oa])|que no (?:ande|funcione|prenda|encienda)' +
  '|(?:aunque no (?:ande|funcione|prenda))|(?:con|que tenga) (?:fallas?|falla)|(?<!(?:con|tiene|tenga) (?:(?:el|la|un|una)' +
  ' )?[a-zñ]{1,20} )rot[oa]s?(?= ?(?:$|[,.;\\ue000])| (?:o|y) (?:para|que no) )'
const LIKE_NEW =
  '(?:nuev[oa]s?|sin (?:uso|usar|estrenar)),? o casi(?: casi)?(?= ?(?:$|[,.;\\ue000]))' +
  '|(?:nuev[oa]s?,? (?:o|u) )?(?:(?:que )?(?:este |sea |se encuentren? )?(?:como|casi|practicamente|semi) ?nuev[oa]s?' +
  '|seminuev[oa]s?' +
  '|tipo nuev[oa]s?|(?:con |de |tenga )?(?:muy )?(?:poco|poquito|escaso) uso|poc[oa] usad[oa]s?|(?:casi|practicamente) sin (?:uso|usar)' +
  '|(?:que este )?(?:impecables?|flamantes?)|(?:que (?:se encuentren?|esten?) )?(?:en |estado )?(?:estado )?(?:excelente' +
  '|impecable|perfecto|muy buen' +
  '|10 puntos|diez puntos)(?: estado)(?: general)?|estado impecable|(?:10|diez) puntos|10/10|reacondicionad[oa]s?' +
  '|refurbished|(?:like|almost) new|seminov[oa]s?)'
const NEW =
  '(?:que sea |que este |tiene que ser |si o si |(?:mejor )?si (?:es|esta|fuera) )?(?:(?:brand )?new(?= [a-z])(?! (?:balance|york' +
  '|era|age|order))' +
  '|nov[oa]s?(?= ?(?:$|[,;\\ue000]| (?:em|ate|de|para|com) ))|nuev(?:it)?[oa]s?(?! (?:cordoba|york|pompeya|testamento|balance' +
  '|era))|0 ?km|(?:cero|0) ?(?:km|kilometros?))(?:,? (?:en (?:su )?caja(?! de)|a estrenar|sellad[oa]s?|sin uso|de fabrica' +
  '|con etiquetas?|de paquete|embalad[oa]s?|si o si|no usad[oa]s?|0 ?km))*|a estrenar|embalad[oa]s?(?: de fabrica)?' +
  '|sin (?:uso|usar|estrenar|abrir)' +
  '|(?<!por )(?:en |con )?caja (?:cerrada|sellada)|en (?:su )?caja,? sin (?:abrir|uso|usar)|sellad[oa]s?(?: (?:de fabrica' +
  '|en (?:su )?caja))?'
const USED =
  '(?:que sea |aunque sea |puede ser |asi sea |puede estar |aunque este |(?:mejor )?si (?:es|son|esta|estan|fueran?|viene|vienen) ' +
  '|tod[oa]s? )?(?:us+ad(?:it)?[oa]s?|uzad[oa]s?|usda|usdo' +
  '|usad(?= ?(?:$|[,.;\\ue000]))|semi ?usad[oa]s?)' +
  '(?: (?:una|un par de|pocas|dos|muy pocas|\\d)(?: o (?:dos|tres|\\d))?(?: sola)? ve(?:z|ces))?' +
  '|(?:de )?(?:segunda|2da|2º|2°)(?: mano)|de (?:segunda|2da)|con uso|medio uso|used|second[ -]hand|preloved'
/** Phrases that leave the condition open. */
const OPEN =
  '(?:no (?:me )?(?:importa|molesta|jode|interesa|hay (?:drama|problema|lio)|pasa nada|hace falta)' +
  '|(?:me )?da (?:igual|lo mismo)|sin (?:drama|problema)|no es necesario)(?: (?:si|que|con que))?(?: (?:es|esta|este|sea' +
  '|son|estan|fuera|viene))?'
const EITHER = '(?:nuev[oa]s? (?:o|u|y) (?:usad[oa]s?|(?:de )?(?:segunda|2da) mano)|usad[oa]s? (?:o|y) nuev[oa]s?)'
const ANY =
  `(?:${OPEN} )(?:(?:muy |un poco |algo )?(?:usad[oa]s?|nuev[oa]s?)(?: (?:o|u) (?:no|usad[oa]s?|nuev[oa]s?))?)` +
  `|(?:puede ser |que sea |sea |ya sea )?${EITHER}(?: ${OPEN})?|nuev[oa]s?/usad[oa]s?` +
  `|(?:nuev[oa]s?|usad[oa]s?),? (?:${OPEN}|no(?= ?(?:$|[,.;\\ue000])))`

const readings: [pattern: RegExp, condition: Condition | null][] = [
  [words(ANY), null],
  [words(OUT_OF_ORDER), 'Para reparar'],
  [words(LIKE_NEW), 'Como nuevo'],
  [words(NEW), 'Nuevo'],
  [words(USED), 'Usado'],
]
/** Before these words a condition is meant otherwise: «año nuevo», «no usado». */
const isOther = new RegExp(
  '\\b(?:año|anio|no|ni|que no sean?|ni sean?|no esten?|mas|menos|tan|no sean? (?:de )?(?:un[oa]s?|l[oa]s)' +
    '|no (?:este|esten|sean?) (?:muy|re|demasiado|super|toda?s?)) $',
)
/** What is new is then where the thing goes: «para el departamento nuevo». */
const isOfPlace =
  /\bpara (?:el|la|mi|su|nuestr[oa]) (?:casa|depto?|departamento|ph|trabajo|pieza|habitacion|oficina|local|barrio|hogar|auto) $/

/** Reads the wanted condition and cuts it out; null if any will do. */
export const readCondition = (text: WishText): { condition: Condition | null; rest: WishText } => {
  for (const [pattern, condition] of readings) {
    for (const match of text.plain.matchAll(pattern)) {
      const before = text.plain.slice(0, match.index)
      if (isOther.test(before) || isOfPlace.test(before)) continue
      let rest = cut(text, match.index, match.index + match[0].length)
      // The condition is given twice: «usado pero en excelente estado».
      if (condition === 'Como nuevo') rest = cutAll(cutAll(rest, words(LIKE_NEW)), words(USED))
      if (condition === 'Nuevo') rest = cutAll(rest, words(NEW))
      if (condition === 'Para reparar') rest = cutAll(rest, words(OUT_OF_ORDER))
      return { condition, rest }
    }
  }
  return { condition: null, rest: text }
}

/** Cuts out all matches of a pattern. */
export const cutAll = (text: WishText, pattern: RegExp): WishText => {
  let rest = text
  for (const match of text.plain.matchAll(pattern)) {
    if (!isOther.test(text.plain.slice(0, match.index))) rest = cut(rest, match.index, match.index + match[0].length)
  }
  return rest
}

/** More than anybody wants to pay. */
const FORTUNE =
  '(?:mucho|muchisimo|fortuna|ojo de la cara|ojo|riñon|locura|disparate|huevo|dineral|barbaridad|vida|sueldo|fangote' +
  '|millonada|de mas|caro)'
/** What nobody wants, and no seller says of theirs. */
const FAKE = '(?:truch[oa]s?|replicas?|imitacion(?:es)?|copias?|fals[oa]s?|falsificad[oa]s?|robad[oa]s?)'
/** Negations that rule out nothing about the thing. */
const TALK =
  'sin importar(?: (?:el|la|los|las) [a-zñ]+)?|sin (?:drama|dramas|problemas?|apuro|vueltas|compromiso|intermediarios' +
  '|estafas|chamuyo|falta)|que no (?:sea|sean|este|esten|salga|sea tan' +
  '|sea muy)(?: (?:muy|tan|demasiado|re|super))? (?:car[oa]s?|carisim[oa]s?|lejos)' +
  '|no (?:muy|tan|demasiado) (?:car[oa]s?|lejos)|que no (?:uses|usen|use(?! [a-zñ])|necesites|necesiten|quieras|quieran' +
  '|(?:te|les) sirvan?)(?: mas| ya)?|que no me (?:estafen|caguen|mientan)|no quiero (?:nada caro|gastar (?:mucho|tanto|demasiado)' +
  '|estafas|truchadas|problemas|lios' +
  '|vueltas|sorpresas)|nada caro' +
  '|que no (?:sea|sean|este|esten|sea todo) (?:(?:un|una|unas|muy|tan) )?(?:truch[oa]s?|fals[oa]s?|robad[oa]s?|porquerias?|mierdas?' +
  '|cagadas?|chatarras?|basuras?|destruid[oa]s?|hech[oa]s? (?:pelota|mierda|bolsa|percha|un desastre)|a la miseria)' +
  `|(?:sin )?que no (?:(?:me|te|nos|les?) )?(?:cuest|salg|salen|cobr|pid|gast)[a-zñ]* (?:(?:un|una|el|la) )?${FORTUNE}` +
  `|sin que (?:(?:me|te|nos) )?(?:cuest|salg|cobr|pid)[a-zñ]* (?:(?:un|una|el|la) )?${FORTUNE}` +
  '|que no (?:me|nos|te) (?:vean la cara|tomen el pelo|vendan (?:humo|gato por liebre)|caguen|estafen|jodan|hagan perder el tiempo)' +
  `|(?:que no (?:esten?|vengan?) |(?<![a-zñ]|que )no )(?:(?:una?|unas|unos|esas?|esos|nada|las?|los) )?${FAKE}(?: de (?:las |los |la |el ` +
  `)?[a-zñ]+)?` +
  `|${FAKE} no(?= ?(?:$|[,.;\\ue000]))` +
  `|sin (?:que )?(?:gastar|pagar) (?:(?:un|una|el|la) )?${FORTUNE}|ni (?:muy |tan )?(?:car|barat)[oa]s?(?:,? ni (?:muy |tan )?(?:car` +
  `|barat)[oa]s?)?` +
  '|nada de (?:vueltas|chamuyos?|boludeces|historias|intermediarios|revendedores)' +
  '|no (?:(?:me |nos )?importa|pasa nada|hay (?:drama|problema)|tengo apuro)(?: (?:el|la|si)(?: [a-zñ]+){1,3})?'
/** What it may lack: «aunque no tenga caja», «por más que le falte el cable», «con o sin caja». */
const MAY_LACK =
  '(?:(?:aunque|por mas que|incluso si|asi) (?:no (?:tengan?|traigan?|incluyan?|lleven?|vengan?)(?: con)?|les? falten?)|con o sin)' +
  ' (?:(?:el|la|los|las|un|una|su|sus) )?[a-zñ0-9]+(?: (?:de|del|para) [a-zñ0-9]+)?'
const talk = words(`${REFUSED_BY_ALL}|${TALK}|${MAY_LACK}`)
/** Words that end a refusal. */
const STOPS = `(?:y|e|o|pero|que|con|en|por|para|hasta|cerca|a|ni|gracias|sino|si|porfa|aunque|preferentemente|mejor|soy|vivo|tengo|es)`
/** Words that end what a thing must not do. */
const MUST_NOT_STOPS =
  '(?:y|e|pero|sino|aunque|hasta|cerca|gracias|porfa|soy|vivo|tengo|que|ni|preferentemente|mejor|talle|rodado|numero|nro|modelo|factor)'
const REFUSED =
  '(?:(?:el |la |los |las |un |una |de |muy |tan |mas |much[oa]s? |tant[oa]s? |demasiad[oa]s? ' +
  `|nada de )*(?!${STOPS}(?![a-zñ]))[a-zñ0-9]+(?: (?:de|a) (?!\\d)[a-zñ0-9]+)?(?:(?: (?:much[oa]s?|tant[oa]s?|muy|tan|mas` +
  `|demasiad[oa]s?))? (?!${STOPS}(?![a-zñ0-9])|(?:factor|talle|rodado|numero|nro|modelo|de \\d)(?![a-zñ])|\\d)[a-zñ0-9]+(?: (?:de|` +
  `a) [a-zñ0-9]+)?)?(?: en (?:el|la|los|las) [a-zñ]+)?)`
const NEGATIONS =
  '(?:que )?(?:no|ni) (?:sean?|tengan?|esten?|traigan?|lleven?|tenga)|(?:que )?no quiero(?: que (?:sean?|tengan?))?' +
  '|nada de|(?<=[a-zñ]{3} )nada(?= (?!caro|car[oa]s|mas|menos|que|del?|en|para)[a-zñ]{4,}(?= ?(?:$|[,.;\\ue000])))|excepto' +
  '|que nao (?:sejam?|tenham?)' +
  '|salvo|menos(?= (?:(?:el|la|los|las) |(?:blanc|negr|roj|amarill|gris|marron|celest|violet|naranj|rosa|azul' +
  '|verde)[a-z]*(?= ?(?:$|[,.;\\ue000]))))|que no se(?:an?)?|(?:pero )?no(?= (?:muy|tan|demasiado) )' +
  '|(?<=[a-zñ]{3},? )no(?= (?:de|un|una) [a-zñ]{3,})|(?<=[,;(] ?)no(?= [a-zñ]{4,})(?! (?:importa|tengo|tenemos|hace|hay|pasa' +
  '|puedo|necesito|busco|quiero|contest|escrib' +
  '|molest|ofrez|funciona|anda|prende|entiendo|conozco|consigo|encuentro|mucho))'
/** What a thing must not do, told to the end: «que no gaste mucha luz», «sin que le falten partes». */
const MUST_NOT =
  '(?:que no|sin que|cuy[oa]s? [a-zñ]+ no) (?:(?:me|te|se|les?|nos|l[oa]s?) )?(?!sea|sean|tenga|tengan|este|esten|traiga|traigan' +
  '|lleve|lleven' +
  '|quiero|se(?![a-zñ]))' +
  `[a-zñ]{2,}(?:a|e|an|en)(?: (?!${MUST_NOT_STOPS}(?![a-zñ0-9]))[a-zñ0-9]+){1,7}`
/** Turned down after the thing: «la cuadrada no». */
const DENIED =
  '(?<=[a-zñ0-9], )(?:(?:la|el|los|las) )?(?!usad|nuev|mas|pero|si|y |que )[a-zñ]+(?: de [a-zñ]+)? no' +
  '(?= ?(?:$|[,.;\\ue000]| (?:por favor|porfa|gracias)))'
/** What a thing must not be, in one word at the end: «molino de maíz no eléctrico». */
const NOT_SO =
  '(?<=[a-zñ0-9]{2} )no (?!(?:importa|interesa|molesta|contest|escrib|funciona|anda|prende|puedo|quiero|tengo|gasto|pago|busco|consigo' +
  '|entiendo|encuentro|necesito|mucho|tanto|usad|nuev|gracias|nada|todo)[a-zñ]*)(?:[a-zñ]{2,}(?:[ao]s?|al|ales|ox|led|bles?|ar|il' +
  '|er)|[bcdfghjklmnpqrstvwxz]{2,4})(?= ?(?:$|[,.;\\ue000]))'
/** Where it must not be: «que no esté en zona inundable». */
const NOT_THERE =
  'que no (?:este|esten|quede|queden) (?:en|sobre|al|frente|junto|encima|arriba|debajo|abajo|pegad[oa]s?)' +
  `(?: (?!${MUST_NOT_STOPS}(?![a-zñ0-9]))[a-zñ0-9]+){1,5}`
/** A kind that is turned down for the one behind it: «trifásica no, monofásica». */
const NOT_THIS =
  '(?<=[a-zñ0-9]{2} )(?!usad|nuev)[a-zñ]{3,}(?:[ai]d[oa]|ic[oa]|iv[oa]|os[oa]|al|ble|ante|ente)s? no' +
  '(?=, ?[a-zñ]{3,}(?:[oa]|al|ble|nte)s?' +
  '(?![a-zñ]))'
/** Neither one nor the other: «ni oxidado ni abollado». */
const NEITHER = '(?<=[a-zñ0-9],? )ni [a-zñ]{3,}(?:[ai]d|ot|[oa]s|ch)[oa]s?(?=,? ni [a-zñ])'
/** A kind and what is bad about it: «nada de chinas que duran un mes». */
const NONE_THAT = `nada de [a-zñ]+ que [a-zñ]+(?: (?!${MUST_NOT_STOPS}(?![a-zñ0-9]))[a-zñ0-9]+){0,4}`
/** What turns down a maker, a colour or a material, which only its word tells: «todo menos Samsung», «sacando las de plástico». */
const TURNS_DOWN =
  `(?:(?:tod[oa]s?|cualquiera?) )?(?:(${turningDown.join('|')})` +
  '((?: (?:el|la|los|las|de|marca))*)|(?:pero )?(no)) ([a-zñ]{2,})(?![a-zñ0-9])'
const refusal = words(
  `${NOT_THERE}|${NONE_THAT}|${MUST_NOT}|${NOT_SO}|${NOT_THIS}|${NEITHER}` +
    `|(?:(?<!con [a-zñ]{2,20} o )sin(?! (?:fin|city)(?![a-zñ]))|sem|without|${NEGATIONS}` +
    `|que no(?= [a-zñ]{3,}))(?: que(?= )` +
    `| ni(?= ))? ${REFUSED}|ni ${REFUSED}|${DENIED}`,
)
const NEGATION = new RegExp(
  withChatSpelling('^(?:sin|sem|without|nada de|(?:que )?(?:no|ni) (?:sean?|tengan?|esten?|traigan?|lleven?|quiero)|que no|no)(?![a-zñ])'),
)
/** What agrees in gender or number with the thing alone is no part of what is refused: «cortina sin ganchos estampada». */
const withoutForeign = (found: string): string => {
  const [, noun = '', other = ''] = /^(?:sin|sem) ([a-zñ]{2,}[oa]s?) ([a-zñ]{3,})$/.exec(found) ?? []
  const [ending, otherEnding] = [noun, other].map((word) => /[oa]?s?$/.exec(word)?.[0] ?? '')
  const isOfNoun = noun.endsWith('s') === other.endsWith('s') && (!/[oa]/.test(otherEnding ?? '') || ending === otherEnding)
  return noun === '' || isOfNoun ? found : found.slice(0, -other.length - 1)
}
const neither = /^ni [a-zñ]+,? ni [a-zñ]/
const MAX_REFUSALS = 8
const MAX_REFUSAL_LENGTH = 60

const turnsDown = new RegExp(`(?<![a-zñ0-9])${TURNS_DOWN}`, 'g')
const alongWith = /^(?: [yeou] |, ?)([a-zñ]{2,})(?![a-zñ0-9])/

/** The makers, colours and materials that a text turns down by their word alone, each as it is said, and the text without them. */
const readTurnedDown = (text: WishText): { without: string[]; rest: WishText } => {
  const without: string[] = []
  let rest = text
  for (const match of text.plain.matchAll(turnsDown)) {
    const [whole, opener, articles = '', no, word = ''] = match
    // With nothing before it there is no thing that it is turned down of: «cualquiera menos Ford».
    if (match.index === 0 || !(no ? isMade(word) : isTrait(word))) continue
    let to = match.index + whole.length
    const phraseTo = (end: number, length: number) => `${opener ?? no}${articles} ${text.original.slice(end - length, end)}`
    without.push(phraseTo(to, word.length))
    for (let last = word; isMade(last); ) {
      const [more = '', other = ''] = alongWith.exec(text.plain.slice(to)) ?? []
      if (!isMade(other)) break
      to += more.length
      without.push(phraseTo(to, other.length))
      last = other
    }
    rest = cut(rest, match.index, to)
  }
  return { without, rest }
}

/** Reads what a thing must not be or have, in the words of the wish, and cuts it out: «sin plastificar», «que no sea blanca». */
export const readRefusals = (text: WishText): { without: string[]; rest: WishText } => {
  const turnedDown = readTurnedDown(cutAll(text, talk))
  let rest = turnedDown.rest
  const without = turnedDown.without.slice(0, MAX_REFUSALS)
  let negation = 'sin'
  for (const match of rest.plain.matchAll(refusal)) {
    const end = match.index + withoutForeign(match[0]).length
    const matched = rest.original.slice(match.index, end).trim()
    const isMore = match[0].startsWith('ni ') && !/^ni (?:sean?|tengan?|esten?) /.test(match[0])
    const isFirst = isMore && without.length === turnedDown.without.length
    if (isFirst && !neither.test(rest.plain.slice(match.index))) continue
    if (isFirst) negation = 'no'
    else if (!isMore) negation = NEGATION.exec(match[0])?.[0] ?? 'sin'
    const phrase = isMore ? `${negation} ${matched.slice(3)}` : matched
    if (without.length < MAX_REFUSALS) without.push(phrase.slice(0, MAX_REFUSAL_LENGTH).replaceAll(CUT, ''))
    rest = cut(rest, match.index, end)
  }
  return { without, rest }
}
