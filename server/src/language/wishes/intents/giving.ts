import { any } from '../spelling.ts'
import { isIn, words } from '../text.ts'

/** That somebody has what they do not want any more, or hopes that others do. */
const PARTS_WITH = words(
  any(
    '(?:ya )?no (?:me |nos )?(?:l[oae]s? )?(?:uso|usamos|usa|necesito|necesitamos|necesita|entran?|queda bien|sirven?|preciso)(?: mas)?',
    '(?:me|nos) (?:sobran?|sobraron|sobro|estorban?|ocupan?|quedaron|regalaron|deshago|desprendo|deshacemos)|(?:me' +
      '|nos) quedo (?:un|una|de)',
    '(?:a ver )?si (?:a )?alg(?:uien|un[oa]) (?:l[oae]s? )?(?:quiere|precisa|necesita|busca|interesa|compra|le interesa' +
      '|le sirve|anda buscando)',
    'hay (?:quien|alguien que) (?:l[oae]s? )?quiera|(?:dejo|largo|regalo|vendo) todo|como (?:ofrezco|publico|vendo|pongo en venta)(?= )' +
      '|(?:quien|alguien|alguno) (?:se )?l[oae]s? (?:agarra|levanta|lleva|quiera|saca|junta)|(?:stock (?:disponible|permanente)' +
      '|envios? a todo|por mayor y menor|precios? (?:por cantidad|mayorista))' +
      '|(?:quien|alguien) (?:se copa|l[oae]s? quiere|l[oae]s? compra|se l[oae]s? lleva|ofrece algo)' +
      '|busca(?:n)? (?:nuevo )?(?:dueño|casa|hogar)',
    '(?:se|l[oa]s?|un[oa]) (?:va|van|larg[oa]|largamos|dejo|regalo|cedo|paso(?! (?:a|por|hoy|mañana|cuando|el|yo))|dejamos|remato' +
      '|rematamos|liquido|liquidamos|ofrezco|suelto|entrego|ubico)(?= |$)',
    '(?:larg|remat|liquid|desprend|deshac)(?:o|amos|ando|iendo)|(?:hay que|quiero|quisiera|para) (?:ubicar|largar|colocar|ofrecer|ofertar)',
    'por falta de uso|por mudanza|por viaje|por cierre|oportunidad|ocasion|apto credito|dueño (?:vende|directo|alquila)|escucho ofertas',
    '(?:era|eran|fue) de (?:mi|mama|papa|nuestr[oa])|(?:gan|hered|recib)(?:e|i|amos|imos) (?:un|una|unos|unas)',
    '(?:cierro|cerramos|cierra|cerre|dejo|dejamos|deje|me jubil[oe]) (?:el|la|los|las|mi|de) ?[a-zñ]*|pas[eo] de talle|crecio' +
      '|crecieron|dejo de',
  ),
)
/** Asking what a thing of one's own would bring. */
const ASKS_WORTH = words(
  any(
    '(?:a |en |por )?cuanto (?:deberia |podria |puedo |tendria que |conviene |se puede )?(?:pedir|pido|pedirle|poner(?:l[oa])?' +
      '|pongo|sacar(?:le)?' +
      '|saco|cobrar|cobro|vender(?:l[oa])?|publicar(?:l[oa])?)',
    '(?:que|cuanto) (?:estan|estaran|andan) pagando|pon(?:ele|gale|erle) (?:vos )?precio|(?:que|cuanto) (?:le )?(?:pedirian?|pondrian?' +
      '|cobrarian?|sacarian?|pedirias?)|que (?:puedo|podria|deberia|conviene) pedir|(?:sacar|largar|quitar)(?:me|se|nos' +
      '|l[oa])? ?(?:l[oa]s? )?de (?:encima|arriba)' +
      '|(?:que|cuanto) (?:me|nos) (?:dan|darian|das|ofrecen|pagan|pagarian)(?: por)?|cobrar algo por|que precio (?:le )?(?:pongo|pondrian)',
  ),
)
/** Work that is offered by what it is and how it is done: «clases de folclore, arancel mínimo», «confección a medida». */
const OFFERS_WORK = words(
  any(
    '(?:clases?|taller|talleres|cursos?|confeccion|fabricacion|reparacion|arreglos?|colocacion|alquiler|servicio|venta' +
      '|elaboracion|diseño)' +
      ' de [a-zñ ]{3,40},? (?:a medida|a domicilio|por encargo|a pedido|arancel|presupuesto|consultas?|para (?:adultos|niños' +
      '|todos)|desde|todos' +
      ' los niveles|sin cargo|a todo el pais)',
    '(?:me|nos) contrat[ae]n|publicidad (?:para|de) (?:mi|nuestr[oa])|conseguir clientes|(?:para|puedo) ofrecer(?: mis?)?' +
      '|(?:cobro|cobramos)' +
      ' por (?:mes|hora|dia)|(?:hago|hacemos|reparto|repartimos|fabrico|armo) [a-zñ ]{3,30}(?:a medida|por encargo|a pedido' +
      '|y (?:reparto|envio))',
  ),
)

/** Whether somebody says that a thing of theirs is to go, asks what it would bring, or offers work, without a word of selling. */
export const isGiving = (plain: string): boolean => isIn(PARTS_WITH, plain) || isIn(ASKS_WORTH, plain) || isIn(OFFERS_WORK, plain)

const DOES_FOR_OTHERS = new RegExp(
  '^(?:hola |buenas |buen dia |che |yo |aca )*(?:dicto|dictamos|fabrico|fabricamos|confecciono|confeccionamos|elaboro|elaboramos' +
    '|repartimos|tapizo|bordo|sublimo|[vb]endo|vendemos|rematamos|liquidamos|brindo|brindamos)(?![a-zñ])',
)

/** Whether a plain text begins with what somebody does for others, of which nothing but an offer begins. */
export const doesForOthers = (plain: string): boolean => DOES_FOR_OTHERS.test(plain)
