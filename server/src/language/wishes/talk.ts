import { ROUNDABOUT } from './afterthoughts.ts'
import { any } from './spelling.ts'

/**
 * Patterns without groups for the talk of a wish: who greets, who wants, who asks for offers. `opening.ts` joins them, `closing.ts` knows
 * what people say about themselves.
 */

const ARTICLE = '(?:un|una|unos|unas|el|la|los|las)'

const APOLOGY =
  '(?:perdon(?:en)?|disculp(?:a|as|e|en|ame|enme)|sepan disculpar)(?: (?:por|si|que|la|las|el' +
  '|los) [^,.;:!?\\ue000]{1,40}(?=$|[,.;:!?\\ue000]))?'
/** Whom somebody addresses, before what they ask. */
const ADDRESSED =
  '(?:(?:hij|querid|amig|chabon|loc|maestr|jef|cap)(?:it)?[oae]|señor(?:es|as?|itas?)?|mi amor|corazon|bro|eu|mira|posta|ay|uh|(?:mire' +
  '|miren|vea|oiga|escuche|escucheme)(?: (?:señora?|doña|don|joven|amigo|mijo|m.hijo))?' +
  '|no sabes?|ustedes)' +
  '(?= ?(?:$|,)| (?:mira|ustedes|busco|necesit|quier|quisiera|preciso|quero|procuro|alguien|hay |tenes|tienen|venden|me |ando' +
  '|estoy|compro))'
const EVERYBODY =
  '(?:gente|grupo|chicos|chicas|amig[oa]s?|vecin[oa]s?|genios|cracks|estimad[oa]s|muchachos|comunidad|feria|tod[oa]s|a todos)'
/** Greetings: «hola gente», «che», «una consulta», «disculpen la molestia». */
export const GREETING = any(
  `(?:hola+|hello|hi|hey|ola|oi|holi|(?:muy )?buenas|wenas|buenos dias|buen dia)(?: (?:tardes|noches|dias))?(?: ${EVERYBODY})?`,
  `che|${EVERYBODY}(?= ?(?:$|[,.:!?])| (?:alg(?:un|uien)|busco|necesito|quien|me |tienen|hay|una? consulta))`,
  'que tal|como (?:estan|estas|andan|andas|va|anda|te va|les va)|todo bien|tanto tiempo',
  '(?:una |la |hago una |les hago una |te hago una |pequeña )?(?:consulta|pregunta|consultita|preguntita|duda)',
  APOLOGY,
  ADDRESSED,
  '(?:deci|conta|averigua)(?:me|nos)(?= si )',
  '(?:lo que pasa|el (?:tema|problema|asunto)|la (?:cosa|cuestion)|resulta|sucede|pasa)(?: es)?(?: asi| que)(?![a-zñ])',
)
export const POLITE = 'por favor|porfa(?:vor|s|is)?|porfi|plis|please|si son tan amables'
/** Urgency. */
export const URGENT =
  'asap|sin falta|(?:muy |re |super )?urgente(?:mente)?|(?:con|de) (?:(?:mucha|suma) )?urgencia|ya mismo|ya|ahora mismo|ahora|hoy mismo' +
  '|hoy|si o si|desesperad[oa](?:mente)?|(?:desde )?hace (?:rato|mucho|tiempo|banda|un monton|dias|semanas|meses' +
  '|años)(?: (?:que|ya))?|cuanto antes|lo antes posible'

const WANTING =
  '(?:busc|necesit|precis|compr|dese|rastre|quer|averigu|consult|pregunt|mir|pens|intent|trat)(?:ando|iendo)|viendo' +
  '|pidiendo|cazando|necesitad[oa]s?|interesad[oa]s?|por comprar(?:me)?|dando vueltas'
const AFTER =
  'tras la pista de(?:l)?|(?:a?tras|detras)(?: de(?:l)?)?|en (?:plena |la )?(?:busca|busqueda) de(?:l)?' +
  '|a la (?:pesca|caza|busca|busqueda) de(?:l)?'
const WITH_A_MIND = 'con (?:muchas |unas |toda la |todas las )?(?:ganas|idea|la idea|intencion|la intencion|intenciones) de'
/** «Ando», «estoy», «tengo que» before a verb of wanting. */
const AUXILIARY =
  '(?:(?:and|est|sig|segu|ven)(?:o|oy|amos|imos|go|aba|abamos|ia|iamos|aria|ariamos)|estuve|anduve|ya estoy|voy' +
  `|vamos)(?= (?:${any(WANTING, AFTER, WITH_A_MIND)}|a (?:comprar|buscar|necesitar|querer|precisar)))` +
  '|(?:tengo|tenemos|tendria|tendriamos|hay|habria|debo|deberia) (?:que|de)(?= (?:comprar|conseguir|buscar|encontrar))' +
  '|(?:voy|vamos|iba|ibamos) a(?= (?:comprar|buscar|necesitar|querer|precisar))'
/** Wanting in the first person: «busco», «me vendría bien», «hace falta». */
export const WISH = any(
  '(?:busc|necesit|precis|compr|dese|rastre)(?:o|amos|aba|abamos|aria|ariamos)(?: (?:comprar|conseguir))?',
  '(?:lo que )(?:busco|necesito|quiero|ando buscando) (?:es|son)',
  '(?:inquilin[oa]|familia|pareja|matrimonio|estudiantes?|profesional|señora|jubilad[oa]|particular|banda|club|escuela|grupo)' +
    ' (?:busca|necesita|compra|solicita|precisa|procura)n?',
  'queremos|quiero|quisiera(?:mos)?|queria(?:mos)?|querria(?:mos)?|necesito',
  '(?:pido|consigo|conseguimos|pregunto|preguntaba|averiguo|consulto|quede en conseguir)(?: (?:por|si|sobre))?',
  '(?:me|nos|te|les) (?:gusta(?:ba)?|interesan?|interesa(?:ba|ria|rian)|gusta(?:ria|rian)|encanta(?:ria|rian)' +
    '|copa(?:ria|rian)?|viene|vienen|vendrian?|urgen?|faltan?|haria|harian|hacia|hacen?|serviria|servirian|pinta' +
    '|pintaria)(?: (?:re |muy |super )?(?:bien|joya|barbaro|genial|falta|de diez|bomba|util|utiles))?',
  '(?:hacen?|haria|harian) falta|se (?:busca|compra|necesita|precisa|pide)n?|falta conseguir',
  'interesad[oa]s? (?:en|por)',
  '(?:procuro|preciso de|eu quero|quero|(?:voces|vcs|vc) tem|tem(?= [a-z]+ (?:de|usad|nov|para|em|barat)))(?: uma?(?= ))?',
  '(?:i )?(?:want|need)(?: to (?:buy|get|rent))?(?: an?(?= ))?|(?:i am |i.?m )?(?:looking|searching) for(?: an?(?= ))?|' +
    '(?:do you|does anyone|anyone) (?:have|sell|got|sells|selling)(?: an?(?= )| any)?',
  '(?:quieren?|necesitan?|buscan?|precisan?|(?:siempre )?quiso|sueña con)(?= (?:un|una|unos|unas|algo|algun|alguna) )',
  '(?:(?:mi|el|la) [a-zñ]+ )?(?:me|nos) (?:pidio|pidieron|encargo|encargaron)(?= (?:un|una|unos|unas) )',
  'est(?:ou|amos) procurando(?: uma?(?= ))?|gostaria de (?:comprar|achar)(?: uma?(?= ))?|busc(?= [a-z])|bsuco',
  'no (?:consigo|encuentro|conseguimos|encontramos)(?: (?:por|en) ning[a-z]+ (?:lado|parte|lugar|sitio))?(?! (?:que|nada))',
)
/** Asking about something: «saber si», «averiguar por». */
const LOOK = '(?:ver|saber|averiguar|preguntar(?:les?)?|consultar(?:les?)?|chequear|chusmear)(?: (?:por|si|que|sobre))?'
const GET =
  '(?:comprar|conseguir|encontrar|buscar|adquirir|tener|pedir|agarrar|pillar|regalar|cambiar|renovar|reemplazar|pegar' +
  '|(?:aprender|empezar|volver) a tocar(?: (?:el|la))?|(?:sorprender|agasajar) a (?:mi|mis|un|una) [a-zñ]+ con|invertir en' +
  '|estrenar|llevar|sumar)(?:me|te|le|les|nos|se)?(?:lo|la)?|hacer(?:me|nos) (?:de|con)'
/** Asking for prices or options of a thing means wanting it. */
const OFFERS =
  '(?: (?:un|el|las|los|unas|unos|algun|algunas|algunos|alguna|una|mas))?(?: (?:opcion(?:es)?|ideas?|alternativas?' +
  '|ofertas?|precios?|presupuesto|cotizacion|datos?|data|info(?:rmacion)?|modelos|resultados|publicaciones' +
  '|recomendacion(?:es)?|sugerencias?|avisos|fotos) (?:de(?:l)?|para|por|con|sobre|en))'
const SHOW = '(?:recom|mostr|pas|busc|consegu|encontr|mand|d|tir|ofrec|vend|ayud|avis|dec|cont|suger|averigu|aconsej|orient)'
const SHOW_STRESSED =
  '(?:recomiend|muestr|pas|busqu|consig|encuentr|mand|d|tir|ofrezc|vend|ayud|avis|dig|cuent|sugier|averigu|aconsej|orient)'
/** Asking to be shown something: «mostrame», «me recomiendan», «pasame». */
const SHOWING = any(
  `(?:${SHOW}|recomend)(?:a|i|e)(?:me|nos)`,
  `${SHOW_STRESSED}(?:a|e|i|an|en)(?:me|nme|nos|nnos)`,
  '(?:recomienden|muestren|pasen|manden|ofrezcan|averiguen|diganme|recomiendan|recomendarian|aconsejan)',
  `(?:me|nos) (?:${SHOW}|${SHOW_STRESSED}|recomend|dic)(?:as?|an|es?|en|is|arian?|arias|erian?|erias|irias?)`,
  `(?:pas|d|tir|mand|recomend|mostr|vend|averigu|avis|ofrec|ayud|aconsej|orient)(?:a|e)r(?:me|nos|te)`,
)
const WHETHER = any(
  '(?:(?:me|nos) )?(?:podras|podes|puede|pueden|podrian?|podrias|podran)(?: ustedes)?(?= [a-z]+r(?:me|nos|te|le)(?![a-zñ]))',
  `(?:(?:me|nos) )(?:podras|podes|puede|pueden|podrian?|podrias|podran)(?: (?:${SHOW}|recomend)[aei]r)?`,
  'fijate|fijense|a ver|por casualidad|no se si|sabes si|saben si',
)
const WHO =
  '(?:de |que )?(?:alguien|alguno|alguna(?= (?:que|de|vend|tien))|algun (?:vecin[oa]|amig[oa]|alma|conocid[oa]' +
  '|emprendedor|local|negocio)|quien(?:es)?|ustedes|uds|persona)(?: de (?:ustedes|uds|aca|por aca|la zona|el grupo' +
  '|este grupo|casualidad))?(?: por (?:aca|ahi|casualidad|la zona))?(?: (?:aca|ahi))?(?: que)?'
const HAVING =
  '(?:(?:me|nos|este|esta|ande|anda|estara|estaria|estan|quiera|quiere|quieran|pueda|puede|podra' +
  '|podria) ){0,2}(?:vend(?:es?|en|an?|as|era|eran|eria|iendo|iera|er(?:me)?)|tien(?:e|en)|ten(?:es|ga|gan)' +
  '|tendr(?:a|as|an|ia|ian)|tuv(?:iera|iese|ieran)|ofrec(?:e|es|en)|ofrezcan?|conoce(?:n|s)?|conozcan?|sab(?:e|en|es)' +
  '|sepan?|consig(?:ue|uen|a)|qued(?:a|an|ara|aria)|le queda|regal[ae]n?|se (?:desprend[ae]|desha(?:ce|ga)) de)'
/** Asking whether there is some: «alguien vende», «tenés», «hay», «dónde consigo». */
export const HAVE = any(
  `(?:(?:${WHO} )?(?:tenes|tienen|tiene|tenga|tendran|tendras)) (?:idea|data|info|un dato|el dato` +
    '|contacto)(?: de(?:l)?)?(?: (?:quien|donde|algun lugar))?',
  '(?:(?:un|algun) )?(?:lugar|local|negocio|tienda|sitio|persona)(?:es)? (?:donde|que) (?:se )?(?:venda|vendan|venden' +
    '|consiga|consigan|haya|tengan?)',
  '(?:anda|andan|esta|hay) alguien (?:vendiendo|con|por vender)',
  `${WHO} ${HAVING}`,
  '(?:me |nos )?(?:vende|venden|vendes|tenes|tendras|tienen|tendran|tendrian|tiene|ofrecen|conocen|consiguen' +
    '|(?:te|les) quedan?|quedan?|se (?:vende|consigue|ofrece)n?)(?: alguien| ustedes| uds)?',
  '(?:alguien|alguno|quien)(?= (?:de|para|por))|que (?:venda|vendan|tenga' +
    '|tengan)(?= (?:un|una|unos|unas|el|algun|alguna|en venta|a la venta))',
  '(?:a )?cuanto (?:me )?(?:sale|salen|cuesta|cuestan|esta|estan|vale|valen|anda|andan|saldra)(?= (?:un|una|unos|unas|el|la|los|las) )',
  'que (?:sale|salen|vale|valen|cuesta|cuestan|precio tienen?)(?= (?:un|una|unos|unas) )',
  'hay(?! que )|habra|habria|hubiera|existen?|existira',
  '(?:(?:saben?|sabes|alguien sabe) )?(?:a |en |por )?donde (?:se )?(?:puedo |podria |podre |puede |hay |se )?(?:consigo' +
    '|conseguir|consigue|consiguen|encuentro|encontrar|encuentra|hay|compro|comprar|venden|vende|ver)',
)
/** Wanting, with the words around the verb: «ando con ganas de», «estoy tras». */
export const WANT = any(
  ROUNDABOUT,
  `(?:(?:me|nos|le|les) )?(?:${AUXILIARY})`,
  `(?:yo )?(?:(?:me|nos|le|les) )?(?:${WISH})`,
  `(?:${WANTING})(?: (?:en|de|por|si|a))?`,
  AFTER,
  WITH_A_MIND,
)
/** What to do about the thing: get it, learn about it, be shown it. */
export const SEEK = any(
  `(?:de )?(?:${LOOK})`,
  `(?:de |por |y |a )?(?:${GET})`,
  'para (?:comprar|conseguir|adquirir)(?:me|le|les|nos)?',
  `(?:(?:para|que) )?(?:${SHOWING})(?: (?:a|con|si|por|donde))?(?:${OFFERS})?`,
  WHETHER,
)
/** What may follow a verb of wanting as part of it. */
export const BESIDE = any(
  'uno(?= [a-z0-9]+ ?(?:$|[,.;]))|uno(?= ?(?:$|[,.;:!?\\ue000]| (?:que|con|sin|mas|de|para) ))',
  `con mi [a-zñ]+(?= ${ARTICLE} )|con (?:mi|mis) (?:pareja|novi[oa]|marido|mujer|señora|familia|herman[oa]s?|hij[oa]s?` +
    `|amig[oa]s?)(?= [a-z])`,
  `a (?:mi|mis|un|una|nuestr[oa]) [a-zñ]+(?= ${ARTICLE} )`,
  'como(?= (?:un|una) )|disponibles?(?= [a-z])|en stock(?= [a-z])|en venta|a la venta' +
    '|para vender(?:me)?(?= [a-z])|para comprar|que este en venta',
  '(?:(?:unas |algunas |mas )?(?:opciones|ofertas|alternativas|precio|precios|presupuesto|info) (?:de(?:l)?|por|para))',
  '(?:algo (?:como|tipo|asi como|parecido a|del estilo de)|algo|solo|solamente|unicamente|mas que nada|tambien|ademas' +
    '|por ahora|por lo menos|ojala)',
)
