import { AFTERTHOUGHT, AFTERWORD } from './afterthoughts.ts'
import { any, chatPattern } from './spelling.ts'
import { TAIL } from './tails.ts'
import { POLITE } from './talk.ts'

const END = '(?![a-zñ0-9])'

const PERSON = '(?:mi|mis|nuestr[oa]s?|su)'
/** What a thing or a person does, as a reason: «mi nene empieza el lunes», «la heladera no anda». */
const DOES =
  '(?:se|me|nos|ya|cumplen?|empiezan?|arrancan?|quieren?|necesitan?|piden?|juegan?|van?|vienen?|estan?|son|tienen?' +
  '|dej[oa]|dejaron|murio|rompio|nacio|nace|tocan?|estudian?|anda|toma|perdio|pidio|hace|crecen?|crecio|vive|trabaja|sale' +
  '|sigue|usa|viaja|no (?:andan?|anduvo|funcionan?|prenden?|enfria|me|nos|se|tienen?|da|va|sirve|lee|carga|calienta|es' +
  '|esta|quiere)|[a-zñ]{2,}(?:aron|ieron))'
const SOMEBODY_DOES = `(?:(?:${PERSON}|el|la|los|las) [a-zñ]+(?: de [a-zñ]+| [a-zñ]+)?|ella|ellos|ellas) ${DOES}`
/** What somebody bursts out with before they ask. */
const SWEARING =
  'la (?:re )?(?:concha|puta)(?: madre| de)|por dios|dios mio|que (?:bronca|garron|paja|cansancio)|basta de|hart[oa]s? de|dejen de' +
  '|otra vez se|son todos|no me (?:vengan|muestren|manden)'
/** Verbs in the first person plural: «nos mudamos», «tenemos», «vivimos». */
const OURS = '[a-zñ]{3,}(?:amos|emos|imos)'
const WE_DO =
  '(?:estoy|ando|soy|fui|vi que|lei que|escuche que|supe que|tengo|tenia|vivo|voy|vengo|acabo|empiezo|arranco|hago|hice' +
  '|vendi|vendo|cambio (?:mi )?[a-zñ0-9]+(?: [a-zñ0-9]+)? por|perdi|rompi|compre|cambie|alquilo|alquile|cumplo|llego' +
  '|llegue|salgo|sali|remato|liquido|permuto|tenemos|estaba|andaba|trabajo (?:de|en|como|con|desde)|vender|arme|armo)'

/** Personal reasons before the wish: «me mudo», «se me rompió la heladera», «mi hija cumple 15». */
export const preface = chatPattern(
  '(?:(?:y|pero|bueno|si|o sea) )*(?:(?:es|resulta|paso|pasa|la cosa es|cuestion|te cuento|les cuento' +
    `|como)? ?que )?(?:(?:se|me|nos|les?|te) (?:(?:me|nos|les?|lo|la) )?[a-zñ]+|${OURS}` +
    `|(?:yo |ya |recien |hoy |ayer |anoche |ahora )*${WE_DO}|(?:ayer|anoche|hoy|ahora|recien) (?:se|me|nos) [a-zñ]+|${SOMEBODY_DOES}` +
    `|a (?:${PERSON}|el|la|los|las) [a-zñ]+(?: [a-zñ]+)? (?:les?|se|me|no)|no [a-zñ]+|${SWEARING}|a pedido de|hace|desde hace` +
    `|cuando|ahora que|ya que` +
    '|como(?! nuev)|despues del?|antes del?|por (?:motivos?|mudanza|viaje|reforma|razones)' +
    '|(?!mando|comando)[a-zñ]{2,}(?:ando|iendo)|viene|falta|llega|murio|(?:el|la) (?:que ten[a-z]+|mi[oa]))(?![a-zñ0-9])',
  'y',
)
/**
 * What somebody tells before the thing where nobody asks for it: «mi hijo empieza jardín: mochila», «estoy corto de guita, celular». Only
 * words that name no thing, since a thing may well come first.
 */
export const story = chatPattern(
  `(?:${SWEARING})(?![a-zñ0-9])|` +
    '(?:(?:y|pero|bueno|si|che|o sea) )*(?:(?:resulta|es|la cosa es|te cuento|les cuento) que )?(?:(?:ayer|anoche|hoy|ahora' +
    '|recien|ya|el [a-z]+) )?' +
    `(?:(?:se|me|nos) (?:(?:me|nos|les?|lo|la) )?[a-zñ]+|(?:${WE_DO}|estamos|andamos|vivimos|viajo|viajamos|mudo|cumple|cumplen)` +
    `|${SOMEBODY_DOES}|(?:a|el|la) (?:${PERSON}|perro|gato|nene|nena) [a-zñ]+(?: [a-zñ]+)? (?:les?|se|me|no)` +
    '|(?:empiez|arranc)(?:o|a|an|amos) [a-zñ]+ [a-zñ]+|nos mudamos|no (?:tengo|tenemos|quiero|puedo|me|doy|soy)|desde que|' +
    'como (?:mi|mis|el|la|me|se|no|ya|voy|vivo|soy)|despues del?|cuando|viene|vienen|llego|llega|llegan|falta poco' +
    '|se viene)(?![a-zñ0-9])',
  'y',
)
/** A thing that is turned down first: «Departamento no, busco …». */
export const isDenied = /(?:^|[ ?!,.])(?:no|nada)(?:,? gracias)?[ ,.;:?!]*$/

const TRADE = any(
  '(?:pago|pagamos|pagaria|pongo|pasaria|paso|pasamos|puedo|podemos|podria|retiro|retiramos|ofrezco|escucho|escuchamos|espero' +
    '|esperamos|contesto|respondo|agradezco|agradeceria|agradecid[oa]s?|permuto|entrego|doy|dispongo|voy|vamos|iria|viajo' +
    '|ando|estoy|estamos|soy|somos|vivo|vivimos|veo|vemos|coordino|coordinamos|hago|hacemos' +
    '|acepto (?:ofertas|cambios|permutas|sugerencias|propuestas)|cuento con)',
  'tengo (?:efectivo|plata|la plata|el dinero|el efectivo|auto|movilidad|camioneta|flete|como' +
    '|partido|examen|para (?:gastar|pagar|pasar|ir)|apuro|urgencia|prisa|mucho|poco|que|ganas|lugar|todo' +
    '|una? (?:cumple|cumpleaños|casamiento|evento|fiesta|viaje|mudanza|reunion|entrevista|examen|parcial|boda|asado))',
  'busco(?: (?:por|yo|donde|precio|algo|calidad|seriedad|a domicilio)|$)',
)
const CLITIC = any(
  '(?:me|nos|te) (?:lo |la |los |las )?(?!gusta|encanta|interesa|sirve (?:para|que|usad|nuev)|quede|entre)[a-zñ]+',
  'se (?:agradece|paga|retira|ofrece|escuchan?|aceptan?|puede|valora|me|nos|le|paga|coordina|va|viene|necesita)[a-zñ]*',
  '(?:lo|la|los|las) [a-zñ]{3,}o yo|no nos (?:importa|molesta|interesa)|(?:lo|la|los|las) (?:paso|pasamos|retiro|retiramos|busco' +
    '|buscamos|voy|puedo|podemos|podria|pago|llevo|uso|usaria|pasaria' +
    '|compro|ando)',
)
const CONTACT_ME = any(
  '(?:avis|escrib|mand|pas|llam|habl|ofrec|ofrezc|dig|dec|dej|contact|cuent|coment|respond|consult|contest|public' +
    '|tir)(?:a|e|i|an|en)(?:me|nme|nos|nnos)',
  '(?:avisen|escriban|manden|pasen|llamen|hablen|ofrezcan|digan|dejen|contacten|cuenten|comenten|respondan|consulten' +
    '|contesten|publiquen|escriba|avise|ofrezca|mensaje|mp|privado|por privado|al privado|md|inbox|wsp|whatsapp)',
)
const IF =
  'si (?:alguien|alguno|alguna|tenes|tienen|tiene|te|les|saben?|sabes|hay algun|hay algo|me|conocen?|no|quieren|queres' +
  '|interesa|a alguien|venden)'
const THANKS =
  '(?:(?:mil|muchas|muchisimas|desde ya|ante todo|y) )*(?:(?:mil |muchas |muchisimas )?gra(?:cia|x)s|saludos|saludito' +
  '|obrigad[oa]|valeu|thanks|thank you' +
  '|abrazo|besos|bendiciones|exitos|agradecid|suerte|ojala|desde ya|de antemano|ja(?:ja)+|je(?:je)+)'
const WHEN =
  '(?:es |seria |lo antes |y )?(?:(?:re |muy |super )?urgente|(?:para )?(?:hoy|mañana|ya|ahora' +
  '|est[ae] (?:semana|noche|tarde|finde|mes|fin de semana)|el (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo' +
  '|finde)|cuanto antes|lo antes posible)(?: (?:mismo|misma|a la (?:mañana|tarde|noche)|si se puede|si puede ser' +
  '|por favor))?)(?= ?(?:$|[,.;:!?\\ue000]))'
const IS =
  '(?:es|son) para (?:mi(?: sol[oa])?(?= ?(?:$|[,.;!?\\ue000]))|[a-zñ]{2,}[aei]r(?:me|se)?(?= ?(?:$|[,.;!?\\ue000])))|(?:es|seria' +
  '|son) (?:un regalo|mi (?:primer|tope|presupuesto)|todo|lo (?:que|maximo|unico)|solo|nomas|para ya)'
const NO =
  'no (?:(?:me |la |lo |las |los )+(?:encuentr|consig|ve)|contest|escrib|molest|ofrez|me |tengo|hace falta|importa|hay|soy |busco' +
  '|estafador|revendedor|comerciante' +
  '|mercadolibre|envio|es (?:urgente|para|excluyente|necesario)|quiero (?:estafas|problemas|vueltas)|pido|se si)[a-z]*' +
  '|abstenerse|revendedores|curiosos'
const ANY = any(
  'cualquier (?:marca|color|cosa|modelo|estado|talle|zona|medida|tamaño|precio|horario|oferta|dato|info)',
  '(?:el|la) (?:marca|color|modelo|estado|precio|zona|talle|año|tamaño)(?: (?:es|esta|no|me|da))+(?: (?:lo de menos' +
    '|importa|igual|lo mismo|indistint[oa]|interesa))?',
  '(?:me )?da (?:igual|lo mismo)',
)
const ON_CONDITION =
  'con tal(?: de)?(?: que)?|mientras|siempre (?:que|y cuando)(?![a-zñ])(?! no )|aunque (?!no ' +
  '|(?:sea|este|ande|esten|sean|anden) (?:usad|rot|mal|fallad|nuev))'
const WHY = any(
  'porque|ya que|dado que|es que|asi (?:puedo|no|lo|la|me|dejo|termino)',
  `(?:${PERSON} [a-zñ]+(?: de [a-zñ]+| [a-zñ]+)?|ella|ellos|ellas) (?!tiene)(?:${DOES}|no [a-zñ]+|duermen?|caminan?|comen?|entienden?)`,
  '(?:el|la) (?:que (?:ti?en|compr|us)[a-zñ]+|mi[oa])',
)
const IMPORTS_NOT = '[^,;.:!?]{1,40} no (?:hace falta|importa|es necesario|es excluyente|interesa)(?= ?(?:$|[,.;:!?\\ue000]))'

/** What says of the thing only that nothing special is wanted, and reasons with «que» that are about everything but the thing. */
const MODEST = any(
  'asi nomas|nada del otro mundo|nada (?:raro|especial|complicado)|ni idea|lo que (?:haya|sea|venga|tengan|consiga|aparezca)',
  'algo (?:sencill[oa]|simple|basic[oa]|comun|normal|tranqui|asi|decente)(?= ?(?:$|[,.;:!?\\ue000]))',
  'con eso|ojo(?!,? ?(?:con )?que no )|despues|total|salgo|pienso|recien|ya casi|plata que|ahorros|(?:el|la|los' +
    '|las) [a-zñ]+ (?:ya )?no (?:me|nos|se|le) ',
)
const REASON =
  'que (?:aca|ya (?:me|no|se|la|lo|tengo|estoy|es|esta|estan|fue|vendi|rompi|son|casi|falta)|me (?:mudo|voy|caso|urge|quede)' +
  '|nos (?:mudamos|vamos)|se (?:viene|vienen|inunda|acerca|acaba|larga|rompio)' +
  '|estamos|estoy|tengo|vivo' +
  '|no (?:me|doy|aguanto|puedo mas|llego)|(?:el|la) (?:otr[oa]|mi[oa]|anterior|viej[oa]) |hace (?:frio|calor|un)|viene el)'

/** Clauses after the wish about paying, collecting, answering, reasons and what does not matter. */
export const closing = chatPattern(
  `(?:y |e |pero |igual |ademas |tambien |total |eso si |yo |,|desde )*(?:${any(
    `(?:${TRADE})${END}`,
    `(?:${CLITIC})${END}`,
    `(?:${CONTACT_ME})${END}`,
    `(?:${IF})${END}`,
    THANKS,
    WHEN,
    `(?:${IS})${END}`,
    NO,
    `(?:${ANY})${END}`,
    `(?:${ON_CONDITION})`,
    `(?:${WHY})${END}`,
    `(?:${MODEST})`,
    `(?:${AFTERTHOUGHT})`,
    `(?:${AFTERWORD})(?= *(?:$|[,.;:!?\\ue000]))`,
    `(?:${REASON})${END}`,
    `(?:${TAIL})`,
    IMPORTS_NOT,
    `(?:${POLITE})${END}`,
    `(?:alguien|alguno(?! (?:usad|nuev))|alguna(?! (?:usad|nuev))|algun dato|alguna idea|quien|ayuda|gente|chicos|amigos` +
      `|vecinos|che)${END}`,
  )})`,
  'y',
)
/** Words after which a tail does not begin: «lo que tengo», «para que me dure». */
const GOES_ON =
  'que|lo|la|los|las|me|nos|se|no|si|yo|y|e|o|cuando|como|donde|quien|de|a|con|para|por|en|un|una|el|mi|muy|mas|le|les|te|cual' +
  '|cualquier|alguna|otra|ninguna'
const tail = chatPattern(`(?<=[a-zñ0-9"”\\p{Extended_Pictographic}] )(?<!(?<![a-zñ])(?:${GOES_ON}) )(?:y |e |pero )?(?:${TAIL})`, 'gu')

/** Where what follows the thing in its own piece tells nothing of it; the end of the piece if it all does. */
export const tailAt = (plain: string, from: number): number => {
  const named = /[^a-zñ0-9]*[a-zñ0-9.,]+/y
  named.lastIndex = from
  tail.lastIndex = named.test(plain) ? named.lastIndex : from
  return tail.exec(plain)?.index ?? plain.length
}
/** Such clauses that begin without a comma. */
export const INLINE = any(
  '(?<!(?:para|con|por|de|a|pa) )mis? [a-zñ]+ (?:me|se|la|lo|ya|no) ',
  'porque',
  'que (?:aca (?:hace|no|esta)|se (?:viene|vienen|inunda|larga)|no me (?:arranquen|maten|rompan))',
  'ya que(?= )',
  'me avis(?:a|an|as|en)',
  'avis(?:en|ame|enme|arme)',
  'estoy (?:hart|cansad|podrid)[oa] del?|(?<!(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|finde|semana|hoy|mañana' +
    '|ya) )tengo (?:partido|examen|un (?:cumple|casamiento|viaje|evento)|una (?:fiesta|boda|reunion))',
  'pago (?:contado|en|por|con|bien|ya|al|hoy|efectivo)',
  '(?:(?:lo|la|los|las) )?paso a (?:buscar|retirar)',
  '(?:lo|la|los|las) (?:retiro|busco|paso|voy)',
  'escucho ofertas|acepto ofertas',
  'me (?:mudo|da igual|da lo mismo|urge|lo|la)',
  'si (?:alguien|alguno) (?:tiene|vende|sabe|conoce|lo|la)',
  '(?:desde ya|ante todo|mil|muchas)? ?gracias',
)
