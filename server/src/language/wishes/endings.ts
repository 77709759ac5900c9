import { any } from './spelling.ts'

/**
 * Ends of what is said that tell nothing of the thing, by class: patterns without groups. `tails.ts` cuts what begins a clause of its own,
 * `what.ts` the words that stand at an end, `condition.ts` what refuses only what everybody does.
 */

const END = '(?= ?(?:$|[,.;:!?()\\ue000]))'
const END_WORD = '(?![a-zñ])'

/** Clauses about who wants the thing, with the thing as a pronoun, or about whom it is for: «se la quiero regalar», «mi vieja la pidió». */
export const ABOUT_IT = any(
  '(?:se|me|te|nos) (?:l[oa]s?) (?=[a-zñ])|(?:les?) (?:va|van|gusta|encanta|hace|queda|sirve|vendria|viene|haria)(?= )',
  `(?:l[oa]s?) (?:vengo|vine|pide|piden|pidio|necesita|voy|vamos|puedo|uso|usa|pago|paso|retiro` +
    `|[a-zñ]{3,}(?:amos|emos|imos|aron|ieron))${END_WORD}`,
  `(?:mi|mis) [a-zñ]+ (?:me|se|la|lo|ya|no|quiere|quieren|pide|piden|dice|cumple|empieza)(?= [a-zñ])`,
  `(?:nunca|jamas) [a-zñ]+o${END_WORD}|en ning[a-z]+ (?:lado|lugar|parte)|ojala(?= [a-zñ])|(?:yo )?l[oa] voy a |somos(?= )` +
    `|vivo(?= (?:sol[oa]|en|con|cerca))`,
  `no (?:(?:me|se|l[oa]s?) )+[a-zñ]+o${END_WORD}|es (?:mi sueño|un sueño|para ayer|urgente|un regalo)${END_WORD}`,
  `me muero(?= )|no hace falta que|no importa(?= (?:si|que|el|la))|${'(?:el|la) (?:color|marca|modelo|estado|precio|talle)'} (?:me ` +
    `|no |es )`,
)

/** How it is sold, paid and answered, at the end: «cash», «trato directo», «escribime». */
export const SALE = any(
  'gente seria|buen trato|entrega (?:inmediata|en mano)|(?:con (?!buen|lind|mas )|mandar |mand[ae]n? ' +
    '|acepto )fotos?(?: y precios?)?(?: al privado)?|fotos? (?:y precios?|al privado)' +
    '|zona indistinta',
  '(?:pregunt(?:ar|o)|(?:deci|digan|pasen|pasa|mande|manden)(?:me|nme)?) precio(?: y (?:zona|estado|fotos?))?|precio y (?:zona|fotos?' +
    '|estado)',
  '(?:ofertas?|info|propuestas?)(?: al| por)? (?:privado|interno|mp)|algun[ao]? (?:oferta|idea|recomendacion|dato)|ayud(?:a+|en)|auxilio' +
    '|agradecid[oa]s?(?: de antemano)?|uso (?:particular|diario|familiar|personal|propio)|medida a convenir',
  '(?:marca|color|talle|medida|modelo) (?:la|el) que (?:sea|haya)|(?:la|el) (?:cantidad|medida) que (?:sea|haya|tengan?)',
  '(?:plata|efectivo|dinero) en mano|cash|trato directo|dueño directo|de (?:un )?particular|particular(?:es)?|seriedad|a conversar' +
    '|charlable',
  'por (?:mudanza|viaje|apuro|reforma|necesidad)|help|sos|auxilio|besos?|besitos|bendiciones|saluditos?|dios (?:l[oe]s?|te|me) [a-zñ]+',
  '(?:escrib|cont|contest|llam|avis|habl|mand|pas)(?:i|a|e)(?:me|nos)(?: (?:al |por )?(?:privado|interno|mp|mensaje|aca))?|posta',
)

/** Time until which it is wanted, or what for in no more than words: «para esta noche», «para salir del paso». */
export const TIME = any(
  `para (?:fin(?:es)? de (?:mes|año|semana)|esta (?:noche|tarde|semana)|este (?:finde|mes|fin de semana)|(?:el|la) (?:mes|semana` +
    `|año) que viene|(?:principios de |fines de )?(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|setiembre|septiembre|octubre` +
    `|noviembre|diciembre)` +
    '|(?:hoy|mañana) a la (?:mañana|tarde|noche)|(?:las|estas) fiestas|el fin de semana(?: largo)?|dentro de poco' +
    `|(?:hacer(?:le)?|dar) un (?:regalo|presente|obsequio)|salir del paso|ir tirando|zafar|toda la vida)${END}`,
  'para cuando (?:nazc|llegu|veng|empiec|arranqu|sea|este|me|mi|nos)[a-zñ]*[^,;.!?\\ue000]*',
  `(?:como|cosa de)(?: para)? (?:poder )?(?:zafar|arrancar|empezar|tirar|salir del paso)${END}|de cumpleaños${END}`,
)

/** Praise that everybody asks for: «que la rompa», «de primera», «buena, bonita y barata». */
export const PRAISE = any(
  `que (?:la rompa|zafe|safe|ande joya|garpe|valga la pena|este (?:buen[oa]|piola|copad[oa])s?|sean? (?:de )?(?:buen[oa]s?` +
    `|lind[oa]s?|calidad))${END}`,
  `de (?:calidad|primera|las buenas|los buenos|las que duran)${END}|buen[oa]s?,? bonit[oa]s? y barat[oa]s?|si (?:anda` +
    `|funciona)(?: mejor)?${END}`,
  `(?:algo|cosa) (?:simple|sencill[oa]|basic[oa]|comun|tranqui)${END}|nada del otro mundo|marca cualquiera${END}|con el precio${END}`,
  `o (?:lo mas parecido|(?:la|el|las|los|lo) que (?:haya|tengan?|consiga|venga|aparezca))${END}`,
)

const WRECKED =
  '(?:muy |tan |toda? |re )?(?:detonad|baquetead|destrozad|destruid|reventad|cascotead|arruinad|fundid|maltratad|maltrech|hech)[oa]s?' +
  '(?: (?:pelota|mierda|bolsa|percha|pure|torta|trizas|pedazos|polvo|(?:un|una) [a-zñ]+))?'
const ROBBERY = '(?:un |una )?(?:robo|afano|choreo|curro|estafa|locura|disparate|asalto|abuso)'
/** What refuses only what everybody does: to be robbed, to be ruined, to get a wreck. */
export const REFUSED_BY_ALL = any(
  `que no (?:este|esten|venga|vengan|sea) ${WRECKED}${END}|que no se (?:caiga|caigan|desarme|rompa) (?:a pedazos|sol[oa]|al toque` +
    `|enseguida)`,
  `que no (?:sea|sean|salga|cueste) ${ROBBERY}${END}|que no (?:este|esten|se vaya|ande) (?:por las nubes|al carajo` +
    `|a la mierda)(?: (?:con|de) (?:el )?precio)?`,
  'que no (?:me|nos|te) (?:arruine|funda|mate|deje|hunda|desplume)(?: (?:en (?:la (?:calle|ruina|lona)|bolas|pelotas|cero)|sec[oa]' +
    '|sin un (?:mango|peso)|con el precio))?(?= ?(?:$|[,.;!?\\ue000]))',
  'que no se (?:vayan?|zarpen?|pasen?|abusen?)(?: (?:al carajo|a la mierda|de mambo))?(?: (?:con|en|de) (?:el )?precio)?',
  `que no haya que (?:vender|hipotecar|empeñar|sacar|pedir) [^,;.!?\\ue000]+|sin (?:exigencias|lujos|pretensiones|comision(?:es)?)${END}`,
  `no curiosos|nada (?:car|del otro mundo)[a-z]*|ni (?:muy |tan )?(?:car|barat|mal|buen|fe)[oa]s?(?:,? ni (?:muy |tan )?(?:car|barat` +
    `|mal|buen|fe)[oa]s?)${END}`,
)
