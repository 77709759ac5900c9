import { fold } from '@feria/contract/fold'
import { SOLD_WITH } from './afterthoughts.ts'
import type { Clauses } from './clauses.ts'
import { cutAll } from './condition.ts'
import { PRAISE, SALE, TIME } from './endings.ts'
import { namesKnown } from './nouns.ts'
import { opening } from './opening.ts'
import { any, chatPattern } from './spelling.ts'
import { LAST_WORDS } from './tails.ts'
import { POLITE, URGENT } from './talk.ts'
import { CUT, type WishText } from './text.ts'

/** Asking for a low price, which is no price and names nothing. */
const CHEAP =
  '(?:(?:el|la|los|las|lo) (?:mas )(?:barat[oa]s?|economic[oa]s?) (?:de(?:l)?|en|que (?:haya|tengas?|tengan) (?:de|en))(?:' +
  ' (?:los|las|el|la))?(?= [a-z])|cheap|inexpensive|(?:lo mas |bien |muy |muito |bem |que sea |que sean |que salga |algo |re |super ' +
  '|bueno y |lindo y |linda y ' +
  '|buena y )*(?:barat[oa]s?|baratit[oa]s?|baratel[oa]s?|economic[oa]s?|accesibles?|a (?:un )?(?:buen|lindo) precio' +
  '|al mejor precio|(?:(?:a|con|de) (?:un )?)?precios? (?:justo|razonable|amigo|accesibles?|de amigo|logico|normal|humano|decente|popular' +
  '|que se pueda pagar)|(?:con )?buen precio|de oferta|en oferta|bueno bonito y barato' +
  '|piola de precio)(?: (?:posible|que (?:haya|tengan|tengas|se pueda|consiga|exista)' +
  '|y (?:buen[oa]s?|lind[oa]s?|piola)))?)'
const END = '(?= ?(?:$|[,.;:!?()\\ue000]| (?:y|o|e|u|pero) ))'
/** Asking for a working, whole thing, as everybody does. */
const SOUND =
  '(?:y )?(?:que |si |mientras |siempre que )?(?<!como )(?:(?:anda|funciona|ande|anden|funcione|funcionen|prenda|prendan' +
  '|sirva|sirvan)(?: (?:bien|joya|perfecto|perfectamente|todo|ok|de diez|10 puntos|correctamente|de verdad|en serio|posta|nomas|no mas))?' +
  '|est[ea](?:n)? (?:san[oa]s?|enter[oa]s?|buen[oa]s?|bien|lind[oa]s?|dign[oa]s?|cuidad[oa]s?|piola|decentes?' +
  '|en (?:buenas )?condiciones|funcionando|andando)|(?:en )?(?:buen|perfecto) funcionamiento' +
  '|pero (?:buen[oa]s?|lind[oa]s?|san[oa]s?|cuidad[oa]s?|enter[oa]s?)|funcionando(?: (?:bien|perfecto|todo|10 puntos))?' +
  '|andando(?: (?:bien|perfecto|joya))?|(?:que este(?:n)? )?(?:en )?(?:muy )?(?:buen estado|buenas condiciones' +
  `|estado decente)(?: general)?)${END}`
/** Hedges: «si es posible», «o algo así», «de cualquier marca». */
const HEDGE = any(
  '(?:si|de) (?:es|fuera|fuese|ser|puede|se puede|hay)(?: ser)? posible|si (?:se puede|puede ser|se pudiera)' +
    '|en lo posible|dentro de lo posible',
  'preferentemente|preferiblemente|de preferencia|preferible|idealmente|lo ideal seria|mejor si (?:es|son)|mejor si|ojala' +
    '|capaz|quizas?|tal vez|ponele|digamos|onda(?= (?:que|como))',
  '(?:y |e )?o (?:algo (?:asi|similar|parecido|por el estilo|de ese estilo|equivalente|del estilo|como eso)' +
    '|similar(?:es)?|parecid[oa]s?|equivalentes?|lo que (?:sea|tengan|tengas|haya|venga|ofrezcan)|cosa asi)' +
    `|y (?:cosas )?(?:similares|asi|eso)${END}|ojo${END}`,
  '(?:de |en )?cualquier (?:marca|color|modelo|estado|tipo)',
  '(?:posta )?de verdad|en serio|(?:de )?una vez por todas|de una (?:buena )?vez|si dios quiere|de los buenos',
  `(?:por (?:ahi|aca|casualidad)|dando vueltas|en algun lado)${END}`,
  `(?:antes del?|para)(?: hoy| mañana| ya)${END}|antes del?(?: (?:fin de|proximo))? (?:lunes|martes|miercoles|jueves` +
    `|viernes|sabado|domingo|finde|semana|mes|navidad|reyes)${END}`,
  `para (?:el|la|este|esta) (?:proxim[oa] )?(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|finde|semana|fin de` +
    ` semana|mes)(?: que viene| largo)?${END}`,
  '(?<!(?:regal(?:o|ito|os)|souvenirs?|tortas?|tarjetas?|invitacion(?:es)?|decoracion|cotillon|adornos?|guirnaldas?' +
    '|globos) )(?:para (?:un )?regal(?:ar(?:le|selo)?|o)|para (?:sorprender|agasajar|homenajear|malcriar)|de regalo|(?:para' +
    '|pra|de) presente|(?:for|as) a gift' +
    '|para (?:(?:el|la|su|mi) cumple(?:años)?|(?:el |la )?(?:' +
    'dia (?:de la madre|del (?:padre|niño|amigo))|navidad' +
    '|reyes|aniversario|casamiento|comunion|bautismo|bautizo|egreso|graduacion|boda|despedida|confirmacion|baby shower)))(?: (?:a|de' +
    '|para|con) (?:mi |un |una |el |la )?[a-zñ]+)?' +
    END,
  'sin (?:importar|problema)(?: (?:la|el) [a-z]+)?',
  '(?<=[a-zñ0-9] )(?:tambien|ademas)(?= ?[,.;])',
)
/** What is let and sold, so that which of the two is part of what is looked for. */
const PROPERTY =
  '(?:terrenos?|lotes?|casas?|casitas?|dept?os?|departamentos?|monoambientes?|ph|duplex|campos?|quintas?|galpon(?:es)?' +
  '|local(?:es)?|cocheras?' +
  '|cabañas?|chalets?|chacras?|oficinas?|fondo de comercio|ambientes?)'
/** What may trail after the thing, one at a time. */
const TRAILING = new RegExp(
  `(?:[^\\p{L}\\p{N}"'”″%$°º)+]+|(?<![\\p{L}\\p{N}])["')]|(?<![\\p{L}\\p{N}])(?:${any(
    CHEAP,
    POLITE,
    URGENT,
    'obrigad[oa]|valeu|thanks|thank you|que (?:venga|vengan|atiendan?)|(?:(?:mil|muchas' +
      '|muchisimas) )?gracias(?: (?:de antemano|totales|a todos|totales))?|saludos|ojala|por ahora' +
      '|(?:desde|por) ya|de antemano|abrazo',
    'y|o|u|que|de|con|en|por|a|para|pero|del|el|la|los|las|un|una|no|si|(?<!\\d(?: [a-zñ]{1,10})? o )(?:mas|menos)' +
      '|como|aunque|sino|tambien' +
      '|solo|solamente|unicamente|nomas',
    'que (?:sea|sean|este|esten|quede|queden|salga|salgan|cueste|cuesten|valga|valgan|ronden?|tenga|sirva)|este|sea|tengo' +
      '|quiero|quiero que sea|es(?: mi presupuesto)?|mi presupuesto|presupuesto(?: de)?|soy|vivo|busco|necesito',
    '(?<!(?:los|las|de|para|mis|nuestros|tus|a|\\d) )(?:gente|chicos)|alguien|alguno|alguna|quien|che|alg(?:uien|uno) (?:vende' +
      '|tiene)|venden|vende|tienen|tenes|hay|tendran' +
      `|(?<!(?:^|[^a-zñ])${PROPERTY}(?: [a-zñ0-9]+){0,6} )(?:para la|a la|en) venta|` +
      'para vender(?:me)?|que vendan?',
    '(?:me|nos) (?:interesa|copa|viene bien)|consigo|(?:me )?(?:recomiendan|recomendas|recomendarias|conviene)|(?:puedo' +
      '|podria) (?:comprar|conseguir)(?:me)?|me alcanza|se consigue|puedo (?:comprar|conseguir)',
    LAST_WORDS,
    SALE,
    'y eso|nada mas|escucho ofertas|(?:pago )?(?:en |al )?(?:efectivo|contado)|aprox|maso|tipo|dale|igual|da igual' +
      '|me da igual|cualquier (?:estado|cosa)|preferentemente|mejor|mejor si es|si no|pueden? ser|c/?u|cada un[oa]|me avisan' +
      '|avisenme|escribanme|(?:me )?sirve|(?:lo|la) (?:necesito|retiro|busco|quiero|paso a buscar|pago|compro)|retiro|entrega' +
      '|envio|zona|(?<!(?:poco|much[oa]|menos|mas|de|el|tanto) )lugar|ubicacion|reales|negociables?|charlables?|conversables?|a convenir' +
      '|presupuesto (?:ajustado|acotado|limitado|bajo|chico)|(?:con )?(?:retiro|entrega|envio) (?:en|a) (?:domicilio|persona)' +
      '|ja(?:ja)+|lo que sea|como (?:mucho|maximo)|a lo sumo',
  )}))$`,
  'u',
)
/** Wanting told behind the thing: «la bici la quiero para ir a trabajar». */
const TOPICAL = '(?<=[a-zñ0-9] )(?:la|lo|las|los) (?:quiero|necesito|busco|preciso|compro)(?= (?:para|que|en|de|con|sin) )'
const GRATEFUL = '(?:desde ya |ante todo )?(?:(?:mil|muchas|muchisimas) )?gracias(?: (?:a tod[oa]s|de antemano|totales))?'
const MIDDLE = chatPattern(
  `(?<![a-zñ0-9])(?:${CHEAP}|${POLITE}|${GRATEFUL}|${SOLD_WITH}${END}|(?:muy |re |super )?urgente(?:mente)?|(?:con|de) urgencia` +
    `|lo antes posible` +
    `|cuanto antes|${SOUND}|${HEDGE}|${TOPICAL}|${PRAISE}|${TIME})(?![a-zñ0-9])`,
  'g',
)
/** A conjunction that no longer joins anything. */
const LOOSE = chatPattern(
  `(?<![a-zñ0-9])(?:y|o|e|u|pero|aunque|ni|siempre)(?= ?(?:${CUT}|[,.;]))` +
    `|(?<=${CUT} ?)(?:y|e|pero|aunque)(?= que (?!no )[a-zñ])|(?<=[,${CUT}] ?)pero(?= [a-zñ]+ ?(?:$|[,.;]))`,
  'g',
)

/** Both texts with one space for each cut. */
const closed = (text: WishText): WishText => {
  let [original, plain] = ['', '']
  for (let at = 0; at < text.plain.length; at++) {
    const isCut = text.plain[at] === CUT
    const letter = isCut ? ' ' : (text.plain[at] ?? '')
    if (letter === ' ' && plain.endsWith(' ')) continue
    original += isCut ? ' ' : (text.original[at] ?? '')
    plain += letter
  }
  return { original, plain }
}

const tidy = (text: string): string =>
  text
    .replace(/[\ue000 ]+/g, ' ')
    .replace(/ +([,;.!?)])/g, '$1')
    .replace(/([,;.])[,;. ]*(?=[,;.])/g, '')
    .trim()

/** Where the text ends without what trails off: «si se puede, gracias!». */
const withoutEnd = (plain: string): number => {
  let end = plain.length
  for (let found = TRAILING.exec(plain); found; found = TRAILING.exec(plain.slice(0, end))) end = found.index
  return end
}

/** A pronoun for the thing, before a description: «uno con más memoria», «otra más grande». */
const pronoun = /(?<![a-zñ])(?:un[oa]s?|otr[oa]s?)(?: igual(?:es)?)?(?: (de))?[^a-zñ]*$/
const meansAnother = new RegExp(
  '^(?:que|con|sin|de|para|en|mas|menos|mejor|igual|rodado|talle|numero|modelo|parecid[oa]|similar|grande|chic[oa]|nuev[oa]' +
    '|usad[oa]|negr[oa]' +
    '|blanc[oa]|distint[oa]|bien|como|electric[oa]s?|portatil(?:es)?|inalambric[oa]s?|plegables?|digital(?:es)?' +
    '|automatic[oa]s?|manual(?:es)?' +
    '|simple|doble|buen[oa]|livian[oa]s?|chiquit[oa]s?)(?![a-zñ])|^\\d',
)
/** A quality by its ending, and no name of a thing that is known: «una horizontal», «una giratoria». */
const isQuality = (plain: string): boolean => {
  const [word = ''] = /^[a-zñ]+/.exec(plain) ?? []
  return /(?:al|ar|il|able|ible|ante|ente|ic[oa]|iv[oa]|ad[oa]|id[oa]|os[oa]|ori[oa])s?$/.test(word) && !namesKnown(word)
}
/** A size of what was named before: «no tiene campera, talle 8». */
const sizeOnly = /^(?:talle|rodado|numero|nro) [a-z0-9]+[^a-z0-9]*$/
/** «Cambiar mi celu por uno con más memoria». */
const swapped = /^(?:mi|el|la|mis|los|las) ([^,.]+?) por (?:un[oa]s?|otr[oa]s?)(?: |$)/
/** «Cambiar mi celu por un iphone 12»: the thing is the other one. */
const exchanged = /^(?:(?:mi|el|la|mis|los|las) )?[^,.]{1,40}? por (?:(?:un|una|unos|unas) )?(?=[a-zñ0-9])/
/** «Algo para regalarle a mi jefa», «un detalle para mi suegra»: who gets it is all that is known. */
const gift = new RegExp(
  '^[^a-zñ]*(?:(?:busco|quiero|necesito|quisiera|un|algo|alguna cosita|cosita|detalle|lindo|bueno|copado) )*(?:algo|detalle|cosita)' +
    '(?: [a-zñ]+)?? (?:para|de) (?:regal(?:ar(?:le)?|o)(?: (?:a|para))?) ' +
    '((?:mi|mis|un|una|el|la|los|las) [^,.;!?\\ue000]+|[a-zñ]+ de \\d+[^,.;!?\\ue000]*)',
)
const forWhom = /^(para (?![a-z]+[aei]r(?:l[oae]s?|me|se)? )[^,.]+?) (?:(?:un|una|unos|unas|algun|alguna|algo)(?= [a-z])|(?=\d+ [a-z]))/

/** When it is given, told first, is no purpose of the thing. */
const occasion =
  /^para (?:el |la |su |mi )?(?:dia (?:de la madre|del (?:padre|niño|amigo))|navidad|reyes|cumple(?:años)?|aniversario)[^a-z]*$/
/** What becomes of who gets it: «para mi viejo que cumple 70». */
const event = / que (?:ya )?(?:cumplen?|se (?:recibe|casa|jubila|muda|va)n?|empiezan?|arrancan?|nace|nacio|nació)(?!\p{L})[^,]*$/iu

/**
 * The thing and its purpose: what is left of a wish without price, place, condition and refusals, and without the talk around it. A purpose
 * said first moves after the thing, and «uno» stands for the thing named before.
 */
export const readWhat = (text: WishText, { before, purpose }: Pick<Clauses, 'before' | 'purpose'>): string => {
  const { original, plain } = closed(cutAll(cutAll(text, MIDDLE), LOOSE))
  const { end: opened, led, isAsked: isOutright } = opening(plain, 0)
  const isAsked = isOutright || led > opened
  const start = Math.max(opened, led)
  const end = Math.max(start, withoutEnd(plain))
  const [thing, thingPlain] = [original.slice(start, end), plain.slice(start, end)]
  const last = tidy(thing)
  const [, whose = ''] = last === '' || /^(?:para |regal)/.test(thingPlain) ? (gift.exec(text.plain) ?? []) : []
  if (whose) return tidy(`regalo para ${whose}`)
  const isSwap = isAsked && /cambi(?:ar|o)(?:me|le|lo|la)? (?:(?:mi|el|la) )?$/.test(plain.slice(0, start))
  const [exchange = ''] = (isSwap && exchanged.exec(thingPlain)) || []
  const [swap, own = ''] = (isAsked && swapped.exec(thingPlain)) || []
  if (swap) return tidy(`${thing.slice(swap.indexOf(' ')).slice(0, own.length + 1)} ${thing.slice(swap.length)}`)
  if (exchange && (/ (?:un|una|unos|unas) $/.test(exchange) || namesKnown(thingPlain.slice(exchange.length))))
    return tidy(thing.slice(exchange.length))
  if (/^para [a-zñ]/.test(thingPlain) && /(?<![a-zñ])algo $/.test(plain.slice(0, start))) return tidy(original.slice(start - 5, end))
  const whom = isAsked ? forWhom.exec(thingPlain) : null
  if (whom) return tidy(`${thing.slice(whom[0].length)} ${thing.slice(0, whom[1]?.length ?? 0)}`)
  if (before !== null && last === '') return tidy(before)
  const [another, of] = pronoun.exec(plain.slice(0, start)) ?? []
  if (before !== null && sizeOnly.test(thingPlain)) return tidy(`${before} ${last}`)
  if (
    before !== null &&
    another &&
    (of || /uno[^a-zñ]*$/.test(plain.slice(0, start)) || meansAnother.test(thingPlain) || isQuality(thingPlain))
  )
    return tidy(`${before} ${of ? `${of} ` : ''}${last}`)
  const lasting = purpose && !occasion.test(fold(purpose)) ? purpose.replace(event, '') : ''
  return lasting && last ? tidy(`${last} ${lasting}`) : last
}
