import { namesKnown } from './nouns.ts'
import { any, chatPattern } from './spelling.ts'
import { narrates } from './stories.ts'

/**
 * Words that lead to a thing and name none, by class instead of by sentence: «me gustaría poder comprar», «¿será que alguien vende?», «mi
 * hija anda necesitando». A lead is a run of such words that holds a verb of seeking.
 */

/** Verbs of seeking, having and offering, in the forms in which somebody asks with them. */
const SEEKING = any(
  'busc(?:o|a|an|amos|aba|abamos|aria|ando|ar(?:me|le|les|nos)?)|busqu(?:e|en|emos|es)(?:me|nos)?|buscara',
  'necesit(?:o|a|an|amos|aba|abamos|aria|ando|ar|e|en)|precis(?:o|a|amos|aba|aria|ando|ar)|requier(?:o|e|en)|requerimos',
  'quer(?:ia|iamos|emos|iendo|ria)|quier(?:o|en|e)|quisiera(?:n|mos)?|dese(?:o|a|amos|aria)',
  'compr(?:o|amos|aria|ando|ar(?:me|le|les|nos|se)?)|adquirir|consegu(?:ir(?:me|le|les|nos)?|imos)|consig(?:o|ue|uen|a|an|as)(?:me)?',
  'encontr(?:ar(?:me|le)?|amos|ara|arme)|encuentr(?:e|en|o)(?:me|nos)?|tener(?= (?:un|una|unos|unas) )|hallar',
  'ten(?:es|gan|gas|ias?|ian|dras?|dran|drian?)|(?<=(?:nadie|quien|alguien) )tiene|hay(?! que )|haya|habra|habria|hubiera',
  'vend(?:e|en|es|a|an|ia|ian|iera|iendo|eran?|eria|erme)|ofrec(?:e|en)|ofrezcan?|desprend(?:e|a|iendo) de|desha(?:ce|ga|ciendo) de',
  'aparec(?:e|iera|io)|aparezca|entr(?:a|e|o)(?= (?:un|una|unos|unas|algun|alguna) )|ped(?:ir(?:me|le)?|imos)|pid(?:o|e|en|io|ieron)',
  'mostr(?:ar|arme|ame|enme|anos)|muestr(?:en|es)|reserv(?:ar(?:me)?|aria|o)|contratar|tomar(?= clases)|recom(?:endas|endame' +
    '|iendan|iendenme)|guardame|reservame|traeme|anotame|separame',
  'solicit(?:o|amos|aria)|seria menester|(?:tengo|tenemos) interes en|obtener|procur(?:o|amos)|(?:me )?compran|(?:me )?regalan',
  'dame|denme|pasame|tirame|buscame|conseguime|encontrame|mandame|ofreceme|regalame|llevar(?:me)?(?= (?:un|una|unos|unas) )',
  'regal(?:ar(?:le|les|me)?|o)(?= (?:un|una|unos|unas|algun|alguna) )',
  '(?:info|informacion|data|datos?|precios?|cotizacion|presupuestos?|fotos?|opciones|recomendacion(?:es)?|sugerencias?|ofertas?)' +
    ' (?:de(?:l)?|por|sobre)',
  '(?:me )?muero por|pago (?:bien|contado|lo que sea|muy bien|efectivo) por|falta(?: es)?(?= (?:un|una|unos|unas) )|(?:busco' +
    '|quiero|necesito) es|sorpresa a (?:mi|mis) [a-zñ]+ con|(?:cuanto|precio) (?:sale|vale|cuesta|tiene|tienen)(?: hoy)?' +
    '|(?:(?:cambi|permut|canje)(?:o|amos|aria|ariamos|ar)|(?:entrego|doy|daria)(?= (?:mi|mis|un|una|el|la|celu|celular|auto|moto) ))' +
    ' (?!de |por )(?:(?:mi|mis|un|una|el|la|los' +
    '|las) )?[a-zñ0-9]+(?: [a-zñ0-9+.]+){0,5}? por' +
    '|(?:ayer|hoy|recien) vi(?= (?:un|una) )|esta(?:ra|ria)n?|haciendo falta|vendria de [a-z]+',
  '(?:te|los|les|lo) (?:molesto|escribo|consulto|contacto|hablo) por|(?:vengo|escribo|consulto|pregunto|paso|llamo) por',
  '(?:compra|pedido|compras|se busca|busqueda|lista|encargo)(?= ?:)|sin(?=$)',
  'cotiz(?:ame|enme|ar|o)|presupuestame|reponer|reemplazar|(?:nunca|jamas) tuv(?:e|imos)|(?:se agradecen? )?datos? de|(?:me |le )?conviene',
  '(?:me |nos |le )?(?:recomendo|recomendaron|mando|mandaron|sugirio|aconsejo|recet[oa])(?: (?:a )?(?:comprar|buscar|conseguir|usar))?' +
    '(?= (?:un|una|unos|unas) )',
)
/** Who is spoken of: whoever wants, sells, asks for it or recommends it. */
const PERSONS =
  'mama|mami|papa|papi|viej[oa]s?|madre|padre|herman(?:it)?[oa]s?|hij(?:it)?[oa]s?|nen(?:it)?[eoa]s?|niet(?:it)?[oa]s?|abuel(?:it)?[oa]s?' +
  '|ti[oa]s?|prim(?:it)?[oa]s?|sobrin(?:it)?[oa]s?|ahijad[oa]s?|suegr[oa]s?|cuñad[oa]s?|yerno|nuera|novi[oa]|marido|mujer|señora' +
  '|espos[oa]|jermu|jabru|non[oa]|abu|tata|madrina|padrino|pareja|amig[oa]s?|jef[ea]|patrona?|vecin[oa]s?|compañer[oa]s?|soci[oa]' +
  '|profe(?:sora?)?|maestr[oa]|medic[oa]|doctora?' +
  '|mecanic[oa]|electricista|pib[ea]s?|chic[oa]s|gord[oa]|flac[oa]|familia|nosotros|ustedes|uds'
const FUNCTION = any(
  'que|si|lo|la|el|los|las|me|nos|te|le|les|se|yo|vos|a|de|por|en|con|como|cuando|donde|ya|no|y|o|pero|e|cuanto|cual|porque|entonces',
  'aca|ahi|alla|aqui|por ahi|hoy|ayer|mañana|ahora|recien|siempre|nunca|tambien|solo|solamente|nada|mas|muy|muchas?|muchos?|tant[oa]|tan',
  'algo|alguien|algun[oa]?|nadie|quien(?:es)?|mi|mis|su|sus|nuestr[oa]s?|un|una|unic[oa]|otra|otro|vez|casualidad|favor|posible' +
    '|rato|urgente' +
    '|bien|mal|asi|aviso|bueno|dale|mira|che|hola|perdon|meses|semanas|dias|años|hace|tiempo|vuelta|de nuevo|poder|dificil|facil',
)
const AUXILIARY = any(
  'es|era|sea|ser|sera|seria|fue|estoy|estas|esta|estan|estamos|estaba|este|esten|ando|anda|andan|andamos|andaba|sigo|seguimos' +
    '|vengo|venimos',
  'voy|vas|va|vamos|iba|puede|pueden|puedo|podes|podria|podrian|podras|podran|pudiera|tengo|tenia|tenemos|llevo|llevamos|debo|deberia',
  'creo|pienso|pensaba|pensado|penso|se(?= si)|sabe|saben|sabes|dijo|dijeron|contaron|recomendo|recomendaron|mando|mandaron|pidio' +
    '|pidieron' +
    '|vi|vimos|lei|escuche|intento|trato|gustaria|encantaria|interesa|interesad[oa]|vendria|urge|falta|hace falta|dar(?:me|le' +
    '|nos)|muero|esta',
  'digame|diganme|indiqueme|indiquenme|mire|miren|vea|oiga|escuche|m.?hij[oa]|señor(?:a|ita)?|dice|dicen|pregunto|(?:las )?dudas',
  'suscribe|dirijo|sirvanse|sirvase|agradeceria|agradecere|fin|menester|ver|viendo|mirando|buscando|saber|consultar|preguntar' +
    '|averiguar|avisame|avisenme|ayudame|ayudenme|ayuda|decime|contame|fijate|gusto' +
    '|ganas|idea|intencion|posibilidad|chance|forma|manera|sorpresa|necesidad|alegria|lujo|existe|cobre|regalar(?:le|les)?' +
    '|comprar(?:le|les)?',
)
const END = '(?![a-zñ0-9])'
const seeking = chatPattern(`(?:${SEEKING})${END}`, 'y')
const passing = chatPattern(`(?:${FUNCTION}|${AUXILIARY}|${PERSONS})${END}`, 'y')
/** What leads no further: after it the purpose or the description of something is told. */
const blocking = chatPattern(`(?:algo|alguien|uno|una|lo) (?:que|para|con)(?! (?:se est[ea] |este )?(?:${SEEKING})${END})`, 'y')
const gap = /[ ¿¡:]+/y
const hollow = chatPattern(`(?:${FUNCTION}|hasta|todo|primero|cosas|varias|mio|cualquiera|eso|esto|depende|precio)${END}`, 'y')
const hollowGap = /[^\p{L}\p{N}]+/uy
/** So many words of a lead are read. */
const MAX_WORDS = 24
/** What stands between a verb of seeking and the thing. */
const BESIDE =
  `(?:si o si|sin falta|urgente|ya|hoy|mañana|por (?:casualidad|favor|ahi|aca|las dudas)|porfa|de nuevo|de una vez(?: por todas)?` +
  `|para (?:hoy|mañana|ya|el (?:finde|lunes|martes|miercoles|jueves|viernes|sabado|domingo))|l[oa]s servicios? de` +
  `|en (?:el|la|los|las|mi) [a-zñ]+(?= (?:un|una|unos|unas) )|algun[oa]?s?|un|una|unos|unas|el|la|los|las|otr[oa]s?|algo de)`
const beside = chatPattern(`${BESIDE}(?: ${BESIDE})*${END}`, 'y')

const past = (pattern: RegExp, plain: string, at: number): number => {
  pattern.lastIndex = at
  return pattern.test(plain) ? pattern.lastIndex : at
}

const ARTICLE = '(?:un|una|unos|unas|algun|alguna)'
/** Further words may stand before a verb of seeking if an article follows it: «en la escuela nos pidieron una regla». */
const leaping = chatPattern(`(?:[a-zñ0-9]+ ){1,8}?(?:me |nos |les? )?(?:${SEEKING}|pidieron|pidio|encargo|encargaron) ${ARTICLE} `, 'y')
/** Words that are told before an article, of which none says what the thing is for or who makes it. */
const narrative = chatPattern(
  `(?!(?:que|si|sin|con|para|de) )((?:(?!${ARTICLE}${END}|(?:alguien|alguno|quien|persona|algo) (?:que` +
    `|para))[a-zñ0-9]+ ){1,10})${ARTICLE} `,
  'y',
)
/** What binds an article to the words before it; behind a verb the first of them may lead to what is wanted: «sueño con una». */
const LEADS_ON = /(?:^| )(?:con|para|por|de) $/
const BINDS = /(?:^| )(?:del|en|a|sin|y|o|que|es|son|era|parece|como|desde|hasta|sobre|entre) $/
/** What names no thing that is wanted: what a verb with its pronoun says, where something was seen, and money. */
const BESIDE_NAMES =
  /(?:^| )(?:me|te|se|nos|les?|lo) [a-zñ]+|(?:^| )en (?:el|la|los|las|mi|un|una) [a-zñ]+|(?:^| )(?:plata|guita|dinero)(?= |$)/g
/** The first word after the article. */
const named = /[a-zñ0-9]+/y

/** Past a verb of seeking, or past any words that name no thing, up to the article of the first that is known: «le debo a mi hijo una». */
const leap = (plain: string, from: number): number => {
  const end = past(leaping, plain, from)
  if (end > from && !namesKnown(plain.slice(from, end).replace(BESIDE_NAMES, ' '))) return end
  narrative.lastIndex = from
  const [narrated, before = ''] = narrative.exec(plain) ?? []
  const isBound = BINDS.test(before) || (LEADS_ON.test(before) && !narrates(before))
  if (!narrated || isBound || namesKnown(before.replace(BESIDE_NAMES, ' '))) return from
  named.lastIndex = from + narrated.length
  return namesKnown(named.exec(plain)?.[0] ?? '') ? from + narrated.length : from
}

/** Whether a plain text is nothing but words of the closed classes and their signs: «lo de siempre», «¿hasta cuánto?». */
export const isHollow = (plain: string): boolean => {
  let at = past(hollowGap, plain, 0)
  for (let from = -1; at < plain.length && at !== from; ) {
    from = at
    at = past(hollowGap, plain, past(hollow, plain, at))
  }
  return at === plain.length
}

/**
 * Where the thing begins after a lead that starts at a point of a plain text: past the last verb of seeking of the run, and the articles
 * after it. The point itself if there is no lead, or nothing after it. Pure; linear, since it never goes back.
 */
export const pastLead = (plain: string, from: number, isAsked: boolean): number => {
  let at = past(gap, plain, from)
  let end = isAsked ? past(beside, plain, at) : from
  if (end === at) end = from
  for (let count = 0; count < MAX_WORDS; count++) {
    if (past(blocking, plain, at) > at) break
    const sought = past(seeking, plain, at)
    const passed = sought > at ? sought : past(passing, plain, at)
    if (passed === at) break
    if (sought > at) end = sought
    at = past(gap, plain, passed)
  }
  if (end === from && !isAsked) end = leap(plain, past(gap, plain, from))
  if (end === from) return from
  const thing = past(gap, plain, past(beside, plain, past(gap, plain, end)))
  return /[\p{L}\p{N}]/u.test(plain.charAt(thing)) ? thing : from
}
