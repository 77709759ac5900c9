import { AMOUNT, AMOUNT_GROUPS, SCALE } from './amounts.ts'
import { any } from './spelling.ts'
import { words } from './text.ts'

/** «Alrededor de» allows this share below and above. */
const ABOUT = 0.15
/** Verbs of exceeding, negated: «que no se pase de», «sin gastar más de», «no me quiero ir de». */
const NOT_OVER =
  '(?:(?:cuyo|por un|a un) (?:valor|precio|costo|importe|monto) (?:que )?|que |y |si )?(?:no|sin) (?:que )?(?:(?:me|se|te|nos' +
  '|le) )?(?:(?:quiero|quisiera' +
  '|queremos|puedo|podemos|pienso' +
  '|tiene que|deberia) )?(?:(?:pas|super|salg|sal|cuest|cost|exced|valg|val|gast|pag|vay|ir|sub|sea|dispar|lleg|estir' +
  '|ofre|pong)[a-zñ]{0,6})(?: (?:mas|arriba|muy lejos|por encima))?(?: de| que| a)?'
const CEILING = '(?:rango|tope|techo|limite|max(?:imo)?|presupuesto|presu|budget|precio|maxima)'
const AT_MOST = any(
  'no (?:me |nos )?(?:da|alcanza|llego|llegamos)(?: (?:para|a))?(?: gastar)? mas(?: de)?|bajo|' +
    'ni un (?:peso|mango|centavo) mas(?: de)?|up to|under|less than|no more than|at most|ate|(?:pensaba|pensamos|planeaba' +
    '|queria) (?:gastar|pagar|poner)',
  '(?:(?:el|mi) bolsillo |la billetera |el presupuesto |me )(?:da|llega|alcanza|banca|aguanta)(?: el cuero)?(?: para| hasta| a)',
  '(?:(?:que )?(?:cuest[ae]n?|val(?:e|en|ga|gan)|sal(?:e|en|ga|gan)) )?(?:hasta)(?: un maximo de| como mucho| por| unos| unas)?|con hasta',
  '(?:por |a |de )?(?<!no )menos de(?: los| las)?',
  '(?:a |por |que )?no (?:mas de|gastar mas de)',
  '(?:un )?max(?:imo)?\\.?(?: de)?',
  'como (?:mucho|maximo)',
  'a lo (?:sumo|mucho)',
  'ni (?:loc[oa]|en pedo|ahi|a palos|de casualidad|mamad[oa]) (?:pago |gasto |pongo )?mas de',
  NOT_OVER,
  `(?:con |y |a |por )?(?:mi |un |el |de |como |precio )?${CEILING}(?: (?:maxim[oa]|total|disponible|que tengo` +
    '|que puedo(?: pagar| gastar)?|aprox(?:imad[oa])?\\.?|estimad[oa]|estimativ[oa]|promedio))?(?: (?:es|son|seria|serian' +
    '|ronda))?(?: de|:)?(?: hasta| unos| unas| maximo)?',
  '(?:(?:solo|yo|y|ya|por ahora) )?(?:lo |la |te |le |les )?(?:tengo|tenemos|cuento con|contamos con|dispongo de|junte' +
    '|juntamos|ahorre|llego a|llego hasta|llego con|llegamos a|pago|pagaria|pagamos|doy|daria|pongo|pondria|ofrezco|ofreceria' +
    '|gasto|gastaria|(?:quiero|pienso|no quiero|puedo|podemos|podria|quisiera|estoy dispuest[oa] a) (?:pagar|gastar|poner|llegar' +
    '|ofrecer|invertir)(?: a)?)(?: (?:ahorrad[oa]s?|juntad[oa]s?|disponibles?))?(?: mas de| hasta| unos| unas| como| solo' +
    '| solamente| maximo)?(?: para gastar)?',
  '(?:por )?(?:debajo|abajo) de',
  'inferior a|no (?:mayor|superior) (?:a|de)',
)
const AT_LEAST = any(
  '(?:por )?(?<!no )mas de',
  'a partir de',
  '(?:un )?min(?:imo)?(?: de)?',
  '(?:por )?(?:encima|arriba) de',
  'superior a',
  'al menos',
  '(?:que )?no (?:bajen?|sea menos|salga menos|valga menos) de',
  'no menos de',
  'como minimo',
  'desde',
)
const NEARLY =
  '(?:(?:quiero|pienso|puedo|podria|pensaba|pensamos|queria) (?:gastar|pagar|poner|invertir) )?(?:por |de |a |en )?(?:maso' +
  '|alrededor de|alrededor|cerca de|cercano a|aprox(?:imadamente)?\\.?|mas ?(?:o|/) ?menos|unos' +
  '|unas|tipo|como|(?:que |y )?(?:rondando|ronden?|rondan?|rondaria)(?: entre)?|en torno a|por ahi de|a eso de' +
  '|tirando|algo asi como|algo de|algo como|masomenos|tirando a|[+]/?-|±)'
/** What makes the sum behind it one that is meant to be about so much: «pensaba gastar unos 400». */
const SURELY_NEARLY =
  '(?<!(?:tope|techo|limite|maximo|max|presupuesto|presu|precio|rango|budget) )(?:que |y )?(?:rondando|ronden?|rondan?' +
  '|rondaria)(?: (?:entre|por))?|(?:quiero|pienso|puedo|podria|pensaba|pensamos|queria|quisiera) (?:gastar|pagar|poner' +
  '|invertir) (?:unos|unas|alrededor de|cerca de' +
  '|mas o menos|maso|aprox(?:imadamente)?\\.?|como|algo de|en torno a)'
/** What is counted at that price: «el metro», «por mes». */
const EACH =
  '(?:por (?:mes|dia|noche|semana|hora|kilo|metro|unidad|persona|par)|x (?:mes|dia|noche|hora|kilo)|al mes|(?:el|la) (?:metro' +
  '|par|kilo|hora|unidad|noche|m2|litro|docena|clase|caja|pack|bolsa|cajon|lote|juego|rollo|pieza|balde|gramo' +
  '|fardo|saco|plancha|barra|tira|bidon|botella|frasco|paquete|palet|millar|ciento|bandeja|maple|entrada' +
  '|cubierto|sesion|visita|jornal)|(?:las|los) (?:dos' +
  '|tres|cuatro)|todo(?: junto)?|el conjunto|amb[oa]s|mensuales|final(?:es)?)'
const PAYING = '(?:(?:que )?(?:puedo|quiero|pienso|podria)(?: (?:pagar|gastar|poner|llegar|ofrecer))?)'
/** Going further than what was said first. */
const STRETCHED =
  '(?:(?:me |nos )?(?:puedo|podemos|podria|podriamos) (?:estirar(?:me|nos)?|llegar|subir)|(?:me|nos) (?:estiro' +
  '|estiramos)|estirables?)(?: a| hasta)?'
/** What leads to the sum that follows, not to the number before: «tv 43 como mucho doscientos». */
const NO_SUM =
  '(?! ?(?:de |unos |unas |los |las )?(?:[$\\d]|u[$]|cien|[a-z]+cient[oa]s|quinient[oa]s|veinte|treinta|cuarenta|cincuenta|sesenta' +
  '|setenta' +
  '|ochenta|noventa|diez|quince|(?:un|medio|dos|tres) (?:palo|millon)))'
const AT_LAST = `,? ?(?:a lo sumo|como (?:mucho|maximo)|estirando(?:me|nos)?)${NO_SUM}`
const AFTER =
  `(?: ?(?:,? ?(?:como|a|de)? ?(?:mucho|maximo|max|lo sumo|tope|techo|limite)${NO_SUM}|para abajo|o (?:algo |un poco |un toque )?menos` +
  `|de presupuesto` +
  `|(?:${PAYING}|para) ?(?:gastar|invertir)(?: en)?|${PAYING}|(?:,? ?es |,? ?seria |,? ?son )?(?:lo (?:maximo|mas)|lo que|todo lo que` +
  `|el maximo|mi (?:tope|techo|limite|maximo|presupuesto))(?: ${PAYING}| tengo| hay)?|tengo|(?:en )?(?:efectivo|mano)` +
  '|(?:ahorrad|juntad|guardad)[oa]s?|contado|c/?u|cada un[oa]|' +
  `(?:(?:${PAYING}) )?${EACH}` +
  '|(?:(?:,? ?y )?(?:llego|llegamos|pago|pagaria|doy|ofrezco|pongo|gasto|y listo|y (?:es mi[oa]|cerramos|cierro' +
  '|me l[oa] llevo|ni uno?(?: (?:peso|mango|centavo))? mas)|cash|redondos|tope tope|estirando))|billetes?|blue|o (?:pesos|dolares' +
  '|(?:su|el|lo) equivalente' +
  '|equivalente)(?: equivalentes?)?(?: en pesos)?))?'
/** «Or more», after the sum. */
const UPWARDS = '(?:para arriba|en adelante|o mas|minimo|como minimo|de piso)'
const SPAN = '(?: ?(?:-|a|y|e|hasta|and|to|/) ?)'

/** A way to give a price. */
export interface PriceClause {
  pattern: RegExp
  /** The groups at which the sums of the clause begin. */
  sums: number[]
  /** Whether the words before the number make it a sum. */
  isCued: boolean
  /** Whether a bare number may also be a year: «2008 en adelante». */
  isYearToo?: boolean
  /** Whether the second sum is what somebody would stretch to, in the same currency: «700 lucas o 500 dólares» are two prices. */
  isStep?: boolean
  /** Whether a number in words needs no scale, since it goes on from one that has: «cien mil, puedo llegar a ciento veinte». */
  isGoingOn?: boolean
  read(amounts: number[]): [min: number | null, max: number | null]
}

const about = (value: number): [number, number] => [Math.round(value * (1 - ABOUT)), Math.round(value * (1 + ABOUT))]
const second = 1 + AMOUNT_GROUPS

const STEP_FROM =
  '(?:(?:hasta|pens(?:aba|abamos|e) (?:en |gastar )?(?:unos |unas )?|tengo|calculo|calculaba|presupuesto(?: de)?:?' +
  '|mi idea (?:es|era)|' +
  'idealmente|pago|pagaria|ofrezco) ?)'
/** For what somebody would pay more. */
const IF_WORTH =
  'si (?:(?:lo |la |me |se )?(?:vale|valen|merece|esta|estan|este|es|son|viene|vienen|trae|traen|anda|andan|tiene|tienen' +
  '|incluye|gusta|' +
  'justifica|hace falta|me lo)(?: (?!hasta|por|en )[a-zñ]+){0,4}|no hay (?:otra|mas remedio)|hace falta|es necesario)'
/** From the first sum to the one beyond it, if the thing is worth it: «pensaba en 200, pero si vale la pena 250». */
const STEP_IF_WORTH = `,? ?(?:y|pero|o)? ?${IF_WORTH},? (?:hasta |llego a |pago )?`
/** «150 o 200 lucas», which may be two sizes where neither is surely money. */
const STEP_OR = ',? ?(?:o|u) ?(?:hasta |a lo sumo )?'

/** The ways to give a price, the surest first. */
export const priceClauses: PriceClause[] = [
  {
    pattern: words(`(?:${STEP_FROM}\\s*)?${AMOUNT},? ?(?:y |o |pero )?${STRETCHED} (?:los |unos )?${AMOUNT}`),
    isStep: true,
    sums: [1, second],
    isCued: true,
    isGoingOn: true,
    read: ([one = 0, other = 0]) => [null, Math.max(one, other)],
  },
  {
    pattern: words(`(?:${STEP_FROM}\\s*)?${AMOUNT}${STEP_OR}${AMOUNT}(?: ${IF_WORTH})?`),
    isStep: true,
    sums: [1, second],
    isCued: false,
    read: ([one = 0, other = 0]) => [null, Math.max(one, other)],
  },
  {
    pattern: words(`(?:${STEP_FROM}\\s*)?${AMOUNT}${STEP_IF_WORTH}${AMOUNT}`),
    isStep: true,
    sums: [1, second],
    isCued: true,
    read: ([one = 0, other = 0]) => [null, Math.max(one, other)],
  },
  {
    pattern: words(`(?:${STEP_FROM}\\s*)?${AMOUNT}(?:,| y| o| pero)* (?:hasta )?(?!${SCALE})${AMOUNT} ${IF_WORTH}`),
    isStep: true,
    sums: [1, second],
    isCued: true,
    read: ([one = 0, other = 0]) => [null, Math.max(one, other)],
  },
  {
    // «Hasta 300, máximo 350».
    pattern: words(
      `(?:${STEP_FROM}\\s*)${AMOUNT},? ?(?:y |o |pero )?(?:como |un )?` +
        `(?:maximo|max|tope|a lo sumo)(?: de| hasta)? (?:los |unos )?${AMOUNT}`,
    ),
    isStep: true,
    sums: [1, second],
    isCued: true,
    read: ([one = 0, other = 0]) => [null, Math.max(one, other)],
  },
  {
    pattern: words(`${STRETCHED} (?:los ` + `|unos )?${AMOUNT}`),
    sums: [1],
    isCued: true,
    isGoingOn: true,
    read: ([max = 0]) => [null, max],
  },
  { pattern: words(`(?<=[a-z0-9],? )(?:los )?${AMOUNT}${AT_LAST}`), sums: [1], isCued: true, read: ([max = 0]) => [null, max] },
  // In a piece of its own: «mesa, 80 tope».
  {
    pattern: words(`(?<=[,.] ?)${AMOUNT},? (?:(?:de |como )?(?:tope|maximo|max)|y (?:nada mas|listo|punto))`),
    sums: [1],
    isCued: true,
    read: ([max = 0]) => [null, max],
  },
  {
    pattern: words(
      `(?:(?:mi |el |un |con |cuyo |y cuyo )?${CEILING}(?: es| seria| ronda| oscil[ae]| este| vaya)?:? )?(?:entre|between|desde|por` +
        `|(?<!(?:lote|pack|caja|bolsa|bolson|set` +
        `|juego|combo|kit|paquete) )de) (?!(?:las|los) (?:dos|tres|cuatro) )(?:unos |unas |los ` +
        `|las )?${AMOUNT}${SPAN}(?:los |las )?${AMOUNT}(?: ${EACH}(?![a-zñ]))?`,
    ),
    sums: [1, second],
    isCued: false,
    isYearToo: true,
    read: ([one = 0, other = 0]) => [Math.min(one, other), Math.max(one, other)],
  },
  {
    // Without «entre» the first number may be a size: «talle 42 a 90 lucas».
    pattern: words(`${AMOUNT}(?: ?[-/] ?|(?<=[a-z$]) (?:a|y) )${AMOUNT}`),
    sums: [1, second],
    isCued: false,
    isYearToo: true,
    read: ([one = 0, other = 0]) => [Math.min(one, other), Math.max(one, other)],
  },
  {
    // In a piece of its own: «monoambiente, 300 a 400 mil».
    pattern: words(`(?<=[,.;] ?)${AMOUNT} a (?:los |las )?${AMOUNT}(?: ${EACH}(?![a-zñ]))?`),
    sums: [1, second],
    isCued: false,
    read: ([one = 0, other = 0]) => [Math.min(one, other), Math.max(one, other)],
  },
  { pattern: words(`(?:${SURELY_NEARLY})\\s*(?:los |las )?${AMOUNT}`), sums: [1], isCued: true, read: ([value = 0]) => about(value) },
  {
    pattern: words(`(?:${AT_MOST})\\s*(?:de |los |las |:)?\\s*${AMOUNT}${AFTER}`),
    sums: [1],
    isCued: true,
    read: ([max = 0]) => [null, max],
  },
  {
    // «Más de 50 lucas no».
    pattern: words(
      `(?:por )?(?:mas|arriba|encima) de\\s*(?:los |las )?${AMOUNT},? (?:no|ni)(?: (?:loc[oa]|puedo|podemos|llego|pago|da` +
        `|quiero|tengo|en pedo|gasto|gastaria|pienso|pongo|ofrezco|pagaria))?(?= ?(?:$|[,.;!]))`,
    ),
    sums: [1],
    isCued: true,
    read: ([max = 0]) => [null, max],
  },
  {
    // «6 gambas no, 600 lucas».
    pattern: words(`${AMOUNT} no(?=,)`),
    sums: [1],
    isCued: false,
    read: () => [null, null],
  },
  {
    pattern: words(`(?:${AT_LEAST})\\s*(?:los |las )?${AMOUNT}(?: ${UPWARDS})?(?: ${EACH}(?![a-zñ]))?`),
    sums: [1],
    isCued: true,
    isYearToo: true,
    read: ([min = 0]) => [min, null],
  },
  {
    pattern: words(`(?:de )?${AMOUNT} ${UPWARDS}`),
    sums: [1],
    isCued: false,
    isYearToo: true,
    read: ([min = 0]) => [min, null],
  },
  { pattern: words(`(?:${NEARLY})\\s*(?:los |las |de )?${AMOUNT}`), sums: [1], isCued: false, read: ([value = 0]) => about(value) },
  {
    pattern: words(
      `(?:por |a |de |en )?${AMOUNT} (?:mas o menos|o por ahi|por ahi|aprox(?:imadamente)?\\.?|masomenos|mas menos` +
        '|[+]/?-|ponele|maso|arriba,? (?:o )?abajo)',
    ),
    sums: [1],
    isCued: false,
    read: ([value = 0]) => about(value),
  },
  {
    pattern: words(`(?:(?:todo |y |es )?(?:a|por|de|en|con) )?(?:los |las )?${AMOUNT}${AFTER}`),
    sums: [1],
    isCued: false,
    read: ([max = 0]) => [null, max],
  },
]
