import { ABOUT_IT } from './endings.ts'
import { any } from './spelling.ts'

const END = '(?= ?(?:$|[,.;:!?()\\ue000]))'
const END_WORD = '(?![a-zñ])'
const CUT = '\\ue000'
/** The thing that there was before. */
const OTHER =
  '(?:la|el|las|los) (?:mi[oa]s?|otr[oa]s?|anterior(?:es)?|viej[oa]s?|ultim[oa]s?|que (?:tengo|tenia|tenemos|teniamos|compre' +
  '|usaba|habia|uso)|de (?:mi|la|el) [a-zñ]+)'
/** Verbs of how somebody lives, as «duermo en el piso», that are the name of no thing. */
const I_LIVE =
  'duermo|abro|aprendo|arranco|empiezo|cocino|corro|salgo|vuelvo|viajo|crio|ceno|almuerzo|manejo|cumplo|termino|sueño con|vivimos' +
  '|dormimos|cocinamos|abrimos|empezamos|arrancamos|nos mudamos|sufro|padezco|quiero (?:aprender|empezar|hacer|armar|poner|probar|volver)'

/** For whom it is; what they do is a reason. */
const KIN =
  '(?:mi|el|la|un|una) (?:(?:hij|niet|nen|sobrin|ahijad|herman|abuel|pib)(?:it)?[oae]|niñ[oa]|mama|papa|viej[oa]|suegr[oa]|marido|mujer' +
  '|señora|novi[oa]|ti[oa]|amig[oa]|primo|prima|cuñad[oa])'

/** Somebody, or something that is not the thing. */
const PERSON_OR_THING = '(?:el|la|los|las|mi|mis|nuestr[oa]s?) [a-zñ]+(?: de [a-zñ]+)?'
/** Verbs that tell what is so, while what a thing is to be like is said as it should be: «que la tapa cierre». */
const IS_SO =
  'tienen?|llegan?|vienen?|hacen?|van?|cumplen?|empiezan?|arrancan?|nacen?|piden?|quieren?|necesitan?|usan?|duermen?|viven?|trabajan?' +
  '|salen?|entran?|juegan?|estudian?|crecen?|cobran?|comen?|caminan?|pide|dicen?|mandan?|exigen?'

/** Verbs of the first person that are the name of no thing: what they say is about the speaker. */
const I_DO =
  'tengo|puedo|podria|podemos|espero|aguardo|ofrezco|quedo|dejo|soy|estoy|estamos|ando|voy|vamos|vengo|prefiero|agradezco|acepto|escucho' +
  '|dispongo|cobro|pagaria|pagamos|retiramos|vivimos|tenemos|necesitamos|hago|hacemos|creo|supongo|imagino|calculo|prometo|entiendo|debo'

/**
 * What begins a tail without a comma: reasons, conditions, what the speaker does, and how to answer. Nothing of it says what the thing is.
 * Patterns without groups that begin at a word.
 */
export const TAIL = any(
  `dado que|puesto que|toda vez que|debido a|a raiz de|por culpa de|(?:pues|es que|total)(?= (?:la|el|los|las|me|se|ya|no|mi|mis` +
    `|nos|tengo|estoy|aca) )`,
  `que ${OTHER}(?![a-zñ])`,
  'que (?:ya )?(?:me|nos|se (?:me|nos|viene|vienen|larga|corta|inunda)|le|les) (?!(?:lo |la )?[a-zñ]*[aeiou](?:n|s)? (?:el|la|los' +
    '|las|un|una|bien)' +
    '(?![a-zñ]))(?:rompi|mud|cas|rob|perd|olvid|vo[iy]|fui|quede|quedo|qued|cans|duel|hace falta|urge|piden|pidi|dijo|dijeron)[a-zñ]*',
  'que (?:estoy|estamos|soy|tengo que|tenemos que|ando|vivo|trabajo|viajo|voy|vamos|hoy|mañana|aca|despues|ahora)(?= )',
  `que (?:me |te |se |nos )?(?:lo|la|los|las) (?:${I_DO}|uso|usamos|quiero|queremos|necesito|pago|llevo|busco|perdi|rompi|use` +
    `|compro)${END_WORD}`,
  `que (?:me|nos) (?:lo|la|los|las) [a-zñ]+|que (?:el|la|los|las|mi|mis|nuestr[oa]s?) [a-zñ]+ (?:es|son|esta|estan|queda|quedo|era|ya|no` +
    `|se (?:me|nos)|me|nos)${END_WORD}`,
  `que ${CUT}*(?: ?(?:el|la|los|las|mi|mis) [a-zñ]+ no ) ?`,
  `que (?:(?:se|me|nos|le|les|ya) )*(?:(?!med|canast|esp|ser|prop|domin|var|prem|necesar)[a-zñ]{2,}io|[a-zñ]{3,}(?:aron|ieron)|dio` +
    `|vio|hizo` +
    `|quiso|dijo|tuvo|vino)${END_WORD}|que (?:fue|es|era) lo (?:unico|primero|ultimo|que)`,
  `que ${PERSON_OR_THING} (?:ya |recien |tambien |siempre )?(?:${IS_SO})${END_WORD}|que ${PERSON_OR_THING} ?$`,
  'que (?:ya |aca |pronto |ahora )?(?:hace|llega|viene|empieza|arranca|entra)n? (?:(?:el|la|los|las|un|mucho|much[oa]) )?(?:frio|calor' +
    '|verano|invierno|otoño|primavera|clases?|fiestas?|vacaciones|visitas?|bebe|finde|lluvias?|heladas?)',
  `que tengo (?:al?|el|la|los|las|un|una|poc[oa]|much[oa]s?|dos|tres|visitas?|invitados|frio|calor|apuro)${END_WORD}`,
  `(?:se (?:me|nos)|(?:me|nos) (?:voy|vamos|fui|fuimos|robaron|rompieron|quede|quedamos|faltan?|anote|case|separe|jubile))(?= [a-zñ])`,
  `(?:empiez|arranc|lleg|vien|nac|cumpl|termin|falt|acerc)(?:an?|en?) (?:el|la|los|las|mi|mis|[0-9]|un|dos|tres|cuatro|cinco` +
    `|poco)${END_WORD}`,
  '(?:se|me|nos|les?) (?!no |lo |la |los |las |de |en )[a-zñ]{2,}(?:io|[bcdfglmnpqrstvz]o|aron|ieron)(?= )',
  `(?:${I_LIVE})(?= )|siempre (?:quis|so[ñn]|tuv)[a-z]+|cosa (?:de (?:poder )?[a-zñ]+[aei]r(?:l[oae]s?)?|que)(?= )`,
  'regalo (?:(?:de|para|por) )?(?:el |la |su |los )?(?:cumple(?:años)?|reyes|navidad|aniversario|casamiento|egreso|mi|mis' +
    '|dia de)(?![a-zñ])' +
    '|cumple (?:el )?(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|finde|mañana|hoy|de (?:mi|la|el)|[0-9])',
  `(?<=${KIN} )que (?:ya |recien |ahora )?(?:(?:empieza|arranca)n? (?:a|el|la|las|jardin|primari[ao]|secundari[ao]|salita` +
    '|primer|segundo|tercer|clases)|(?:se|va|quiere|trabaja|vive|anda|pide|necesita|nacio)n?)(?= )',
  'asi (?!de |nomas|ande|este|sea|no |es |como |que no|que sin |que con |sea|tipo|la de|el de)[a-zñ]{2,} [a-zñ]+',
  'si (?:me|nos|te|alguien|alguno|alguna|algun|tenes|tienen|hay|es que|sale|salen|el|las|los|mi|pueden|podes|podrian|se|no' +
    '|quieren|queres|a' +
    '|saben|sabes|conocen|conoces|aparece|consiguen|llegan?|da|dan|esta (?:a|en)|puede|fuera|fuese|viene|les|lo|la|vale|existe' +
    '|[a-zñ]+(?:aba|aban|ia|ian))(?![a-zñ])' +
    '(?! (?:es |son |esta |estan )?(?:usad|nuev|de segunda|rot)| ser (?:de|con|que|en|para|color|talle)(?![a-zñ]))',
  'siempre (?:que|y cuando)(?![a-zñ])(?! no )|con tal(?: de)?(?: que)?|mientras(?: que)?(?= )|aunque (?:sea|este|esten|sean|tenga|venga' +
    '|salga)(?! (?:usad|rot' +
    '|mal|fallad|nuev|para|de segunda|un poco usad|muy usad|media usad))',
  `(?:${I_DO})(?= [a-zñ0-9]|${END})(?! (?:usad|nuev|de segunda|comprar|que este|conseguir))`,
  'retiro (?:yo|en|por|hoy|mañana|personal|cuando|donde)|pago (?:al|a la|el|lo|con|en|por|ya|hoy|cash|efectivo|contado|transferencia)',
  '(?:me|nos) (?:l[oae]s? |hace |hacen |corre|urge|mudo|mude|caso|viene|vendria|queda|avis|escrib|llam|contact|pas|dic|dec' +
    '|interes|sirv|gust' +
    '|encant|ayud|harian?|salva|hable|dan|da |duele|cans|regal|prest)[a-zñ]*(?![a-zñ])(?! (?:usad|nuev|de segunda))',
  'mand(?:en|ar|ame|enme|a) (?:fotos?|precios?|mensajes?|mp|wsp|info|presupuesto|ubicacion|por|al)|ofrezcan|(?:dejen|deja) (?:su' +
    '|tu|el|mensaje|los)',
  'contact(?:arme|arse|ar|en|enme)|comunicar(?:se|me)|escribir(?:me)? (?:al|por|a)|llamar(?:me)? (?:al|por|a)|responder|hablar por|avisar',
  'a (?:quien|quienes) (?:le|les|tenga|corresponda|venda|tengan)[a-zñ]*|quien(?:es)? (?:tiene|tenga|vende|venda|ofrezca|tengan' +
    '|vendan|sabe)',
  'ni bien|apenas(?= (?:cobre|pueda|llegue|haya))|cuando (?:cobre|pueda|llegue|haya|tengan?|puedan)|despues (?:les|te|arreglamos' +
    '|vemos|veo)',
  `como (?:regalo|obsequio|presente|sorpresa)|(?:en )?condiciones dignas`,
  '(?:desde ya )?(?:(?:muchas|mil|muchisimas) )?gracias (?:por|desde|de|a|y)',
  `${OTHER} (?:se|ya|no|me|nos|murio|quedo|anda|esta|es)${END_WORD}|(?:me |nos )?da (?:igual|lo mismo)${END_WORD}|el precio (?:se|es` +
    `|lo|a)${END_WORD}`,
  'o lo que (?:se|le|teng|hay|consig|veng|quier|est)[a-z]*|(?:a )?(?:el|la|los|las|quien|al) que (?:le )?(?:teng|vend|sep|sobr|quier' +
    '|pued)(?:a|an|en)',
  '(?:a |en )?cuanto (?:me |nos )?(?:sale|salen|cuesta|cuestan|vale|valen|esta|estan|piden|cobran)|que precio|existen?(?= ?$)',
  '(?:en |a |por )?donde (?:hay|consigo|se |puedo|podria|compro|venden|encuentro|los? |las? )',
  'no (?:soy|somos|estoy|estamos|tengo|tenemos|puedo|podemos|voy|vamos|hago|se(?= (?:si|que|cuanto|donde)))(?= )(?! (?:de|en|a) )',
  `(?:contest|respond|avis|escrib|abst[eé]n|mensaj|llam)(?:en|an|ar|arse|erse|eanse)(?= )|mensaje privado|por (?:mp|privado|interno)`,
  ABOUT_IT,
  'antes (?:de )?que |te lo (?:pido|ruego|agradezco)|(?:solo|solamente) (?:gente|personas|vendedor(?:es)?|particular(?:es)?)' +
    '|compro particular',
  'pero (?:la verdad|no (?:se|consigo|encuentro|hay|tengo|puedo|quiero gastar)|si )',
)

/** Words at the very end that address somebody, or say only that the thing is to be good or cheap. */
export const LAST_WORDS = any(
  '(?<!(?:^|[^a-zñ])(?:para|de|a|mi|un|una|su|el|la|del|con|los|las|y|tu|al|por|sin|como|[a-zñ]) )' +
    '(?:amig[oa]s?|cap[oa]|geni[oa]s?|rey|reina|bro|herman[oa]|crack|idol[oa]|maquina|fiera|querid[oa]s?|corazon|señor(?:a|ita)?' +
    '|joven|doña' +
    '|viste|vio|eh|jefe|jefa|patron|muchachos|mijo|hijito)(?<! [a-zñ] [a-z]+)',
  'con (?:algun(?:os)? )?detalles?(?: esteticos?)?|dign[oa]s?|decentes?|regalad[oa]s?|tirad[oa]s? de precio|como la gente' +
    '|bien cuidad[oa]s?|bien conservad[oa]s?|en condiciones',
  '(?<!(?:de|para|con|entre|a) )(?:los|las) (?:dos|tres|cuatro)(?: junt[oa]s)?',
  '(?:al )?toque|sin falta|cuando se pueda|en la semana|est[ae] (?:mes|semana|finde|tarde|noche)(?: sin falta)?',
  'xfa+|x fa|porfi+s?|plis+|plss*|porfa+|jaj+[aj]*|ajaj*a*|jej+e*|gracia+s+|grax|grac|tks|thx|obvio|digamos',
  'asi nomas|por fa|(?:un )?saludos?(?: cordial(?:es)?)?|digo|que valga la pena|con caracter(?: de)?(?: urgente)?',
  '(?:la|el|lo) que haya|(?:del?|el|la|de la|en) (?:color|marca|modelo|edicion|version|talle|tamaño|año|tipo|forma|material) que (?:sea' +
    '|haya' +
    '|venga|tengan?|tengas|consigan?|pinte)|no mas|nomas|comun y corriente',
  '(?:seria|es) (?:lo )?(?:ideal|genial|perfecto|buenisimo|espectacular|mejor)|con eso (?:me )?alcanza|y seria feliz|si no es (?:mucho' +
    '|demasiado)(?: (?:pedir|problema|molestia))?',
)
