import { any } from '../spelling.ts'
import { GREETING, POLITE } from '../talk.ts'
import { isIn, words } from '../text.ts'

/** What is said for company's sake, whole sentences of it. */
const CHAT = any(
  GREETING,
  POLITE,
  '(?:muchas |mil |muchisimas |ok |dale |no |bueno )?gracias(?: (?:por (?:todo|la ayuda|tu ayuda|la info)|a vos|totales|igual|che|' +
    'genio|crack))?|' +
    '(?:te |les )?agradezco(?: (?:mucho|la ayuda))?|de nada|a vos',
  'genial|ok|okey|oka|dale|joya|perfecto|barbaro|buenisimo|excelente|listo|de diez|de una|entendido|entiendo|ah|aja|bien|muy bien|' +
    'si|no|bueno|tal cual|claro|' +
    'va|piola|copado|de 10|super|espectacular|fenomeno',
  '(?:ja|je|ji|ha|jaj)+(?:a|j)?|jeje|jiji|xd+|lol',
  '(?:y )?(?:vos )?(?:quien|que) sos(?: vos)?|como te llamas|cual es tu nombre|(?:vos )?sos (?:un |una |de |el |la )?(?:robot|bot|' +
    'human[oa]|persona|ia|maquina|verdad|real|chatgpt|inteligencia artificial)(?: es[ae])?|' +
    'estas ahi|hay alguien(?: ahi)?|me (?:lees|escuchas|entendes)|(?:que|en que|como) (?:podes|sabes|me podes|puedes) (?:hacer|' +
    'ayudar(?:me)?)|para que (?:servis|sirves)',
  '(?:chau|adios|hasta (?:luego|mañana|pronto)|nos vemos|saludos|abrazo|besos?|que (?:tengas|descanses|andes)(?: (?:un )?(?:buen|' +
    'lindo|bien)(?: (?:dia|finde))?)?|buen (?:finde|fin de semana))',
  'feliz (?:navidad|año|año nuevo|cumple|dia|pascua|domingo)|felices fiestas|te (?:quiero|amo|pasaste)|sos (?:un |una |' +
    're )?(?:genio|genia|crack|idolo|capo|grosa?|maestro|lindo|divino|copado)',
  '(?:todo bien|todo tranqui|aca andamos|bien y vos|y vos|que (?:haces|contas|onda|hay)|como (?:va|andas|estas|estan|te va|' +
    'dormiste)(?: todo)?)',
  'sip|nop|ta(?: bien)?|okis?|oki|copiado|enterad[oa]|recibido|olvidate|(?:deja )?no importa|deja|ups+|ya esta|tranqui|tqm|muack?|xoxo' +
    '|(?:un |es un )?placer|encantad[oa]|igualmente|lo mismo digo|me alegro|no hay de que|a las ordenes|cordialmente|atentamente',
  'que (?:bueno|lindo|bien|alegria|grande|capo|capa|gros[oa]|crack|geni[oa]|amable|atent[oa]|gentil|servicial|piola|copad[oa]|rapido)' +
    '(?: (?:sos|es|que sos|que es)(?: usted)?)?|(?:te|los|las) (?:adoro|re quiero|quiero mucho)|mensaje equivocado|me equivoque de chat',
  'hasta la proxima|(?:ya )?me (?:voy|despido)|despues (?:hablamos|sigo|vuelvo)|en un rato vuelvo|seguis ahi|como (?:le va|amanecio' +
    '|amaneciste)' +
    '(?:,? don|,? doña)?|(?:hola )?(?:soy yo|aca) (?:otra vez|de nuevo)',
  'solo (?:estoy |estaba )?(?:mirando|probando|viendo)|(?:estoy |estaba )?(?:aburrid[oa]|probando|mirando nomas)|probando(?: (?:1|' +
    'uno|123))?|test',
  'hello|hi|hey|thanks|thank you|good morning|how are you|who are you|bom dia|obrigad[oa]|tudo bem',
)
const piece = new RegExp(`(?:${CHAT})(?:$|[ ,.!?;:]+)`, 'y')

/** What a market has nothing to do with, anywhere in a text. */
const elsewhere = words(
  any(
    '(?:va a|hoy|mañana|cuando) (?:llover|llueve|nevar)|que (?:tiempo|clima) (?:hace|va a)|(?:el )?(?:clima|pronostico) (?:de|' +
      'para|en|hoy|mañana)|temperatura (?:hoy|mañana|afuera)|hace (?:frio|calor) (?:hoy|afuera)',
    '(?:contame|cuentame|decime|sabes|contas) (?:un |algun )?(?:chiste|cuento|historia|poema|adivinanza)|(?:escribi|escribime|' +
      'haceme|redacta|redactame|traduci|traducime|resumi|resumime)' +
      ' (?:un|una|el|la|esto|este|mi) ?(?:poema|cuento|carta|ensayo|tarea|texto|codigo|resumen|cancion|programa)?|' +
      'hace(?:me)? (?:la |mi )?tarea',
    'que hora (?:es|son)|que dia (?:es|cae)|cuanto (?:es|son) [0-9]+ ?[x*+/-]|raiz cuadrada|capital de [a-z]+|quien (?:gano|gana|' +
      'va a ganar|invento|descubrio|escribio|es el presidente|mato)',
    'a (?:quien|que) (?:voto|votaste|vas a votar)|(?:el )?(?:gobierno|presidente|congreso|dolar blue) (?:es|esta|son|a cuanto)|' +
      'milei|cristina kirchner|peronismo|kirchneris[a-z]+|macri|elecciones',
    'a cuanto (?:esta|cotiza) el (?:dolar|euro)|(?:receta|ingredientes) (?:de|para) |como (?:cocino|hago|se hace) (?:un |una |la |' +
      'el )?(?:torta|asado|guiso|milanesas?|pan)|horoscopo|quiniela',
    'te amo|casate|salis conmigo|sos solter[oa]|mandame (?:fotos tuyas|nudes)|(?:que opinas|crees en|sentido de la vida)|' +
      'ignora (?:todas )?(?:las|tus) instrucciones|ignore (?:all|your)',
    '(?:que|como) (?:significa|quiere decir|se dice|se escribe)|cuant[oa]s (?:gramos|kilometros|metros|litros|habitantes|huesos' +
      '|planetas|paises|provincias' +
      '|calorias) (?:tiene|tienen|hay|son|trae|pesa)|como (?:se llega|llego|se va|hago para ir|voy) (?:a|de|desde|hasta)' +
      '|prestame (?:plata|guita|unos)' +
      '|(?:quiero|tengo ganas de) (?:llorar|dormir|morir(?:me)?|gritar)|tengo (?:fiebre|tos|sueño|hambre|miedo)',
    'system prompt|tu prompt|(?:drop|select|delete) (?:table|from|\\*)|what (?:time|is the weather|is your)|tell me a joke|' +
      'who (?:won|is the president)|how old are you',
  ),
)

const insult = words(
  any(
    '(?<=^)forr[oa]s?(?=[ !.]*$)|bolud[oa]s?|pelotud[oa]s?|hij[oa]s? de (?:mil |re mil |la gran |una )?(?:put[ao]s?|yegua|perra)|' +
      'hdp|la (?:re )?put[ao] (?:madre|que)|put[oa]s?|mierdas?|soretes?|sorete',
    'idiotas?|imbecil(?:es)?|estupid[oa]s?|tarad[oa]s?|mogolic[oa]s?|pajer[oa]s?|garcas?|cagon(?:es)?|la concha (?:de|tuya)|' +
      'conchud[oa]s?|carajo|inutil(?:es)?|gil(?:es)?|trol[ao]s?|bobo|' +
      'chup(?:ame|enme|ala|amel[oa])|andate a|anda a cagar|morite|asco|porqueria|basura(?:s)?(?= (?:de|son|es|total|esta))|' +
      'fuck[a-z]*|shit|stupid|idiot',
    '(?:son|sos|eran|unos|unas|manga de|banda de|ustedes|chorros|todos) (?:un[oa]?s? )?(?:chorr[oa]s?|forr[oa]s?|ladron(?:es|a|' +
      'as)?|basuras?|burros?|ratas?|estafador(?:es|a)?|truchos?|ladris?)',
    'no (?:servis|sirven|sirve) (?:para|de) (?:un carajo|nada|una mierda)|(?:esta|la) (?:pagina|app|cosa) (?:es |' +
      'de )?(?:una )?(?:mierda|porqueria|basura|cagada)',
  ),
)
const wanting = words(
  'busco|buscando|necesito(?! vender)|quiero (?:comprar|un|una)|comprar|tenes|tienen|venden|alguien (?:vende|tiene)|me vendes|' +
    'compro|conseguime|hay',
)

/** Whether a plain text is talk for company's sake and nothing else. */
export const isChat = (plain: string): boolean => {
  piece.lastIndex = 0
  // Piece by piece, without going back: one pattern for the whole would try every way to divide it.
  while (piece.lastIndex < plain.length) if (!piece.test(plain)) return false
  return plain !== ''
}
/** Whether it is about what no market has: the weather, politics, a joke. */
export const isElsewhere = (plain: string): boolean => isIn(elsewhere, plain)
/** Whether it says that a thing is wanted. */
export const isWanting = (plain: string): boolean => isIn(wanting, plain)
/** Whether it insults, and wants nothing beside. */
export const isInsult = (plain: string): boolean => isIn(insult, plain) && !isWanting(plain)

const MASHED = /(?:asd|sdf|dfg|fgh|ghj|hjk|jkl|qwe|wer(?=t)|ert(?=y)|zxc|xcv|cvb|bnm|uio|poi|lkj)/
const isNonsense = (word: string): boolean =>
  (word.length > 3 && (MASHED.test(word) || !/[aeiouy0-9]/.test(word) || /[bcdfghjklmnñpqrstvwxz]{5}/.test(word))) ||
  /^(.{1,3})\1{2,}$/.test(word)

/** A few keys more beside mashed ones: «asdkjhasd kjh». */
const isRest = (word: string): boolean => word.length <= 3 && !/[aeiouy0-9]/.test(word)

/** Whether no word of it can be one: keys that a hand fell on. */
export const isMashed = (plain: string): boolean => {
  const found = (plain.match(/[a-zñ0-9]+/g) ?? []).filter((word) => !/^[0-9]+$/.test(word))
  return found.every((word) => isNonsense(word)) || (found.some(isNonsense) && found.every((word) => isNonsense(word) || isRest(word)))
}
