import type { Currency } from '@feria/contract/money'
import { AMOUNT, AMOUNT_GROUPS, type Amount, readAmount } from './amounts.ts'
import { any } from './spelling.ts'
import { cut, type WishText, words } from './text.ts'

/** The wanted price, in major units. */
export interface WishPrice {
  minPrice: number | null
  maxPrice: number | null
  currency: Currency
}

/** «Alrededor de» allows this share below and above. */
const ABOUT = 0.15
/** A smaller bare number in pesos means thousands: «hasta 300». */
const SAID_IN_THOUSANDS = 1000

/** From here on a bare number is money and no year or size: «50000 para arriba». */
const SURELY_MONEY = 5000

/** Verbs of exceeding, negated: «que no se pase de», «sin gastar más de», «no me quiero ir de». */
const NOT_OVER =
  '(?:que |y |si )?(?:no|sin) (?:que )?(?:(?:me|se|te|nos|le) )?(?:(?:quiero|quisiera|queremos|puedo|podemos|pienso' +
  '|tiene que|deberia) )?(?:(?:pas|super|salg|sal|cuest|cost|exced|valg|val|gast|pag|vay|ir|sub|sea|dispar|lleg|estir' +
  '|ofre|pong)[a-zñ]{0,6})(?: (?:mas|arriba|muy lejos|por encima))?(?: de| que| a)?'
const CEILING = '(?:tope|techo|limite|max(?:imo)?|presupuesto|presu|budget|precio|maxima)'
const AT_MOST = any(
  'hasta(?: un maximo de| como mucho| por)?',
  '(?:por |a |de )?(?<!no )menos de(?: los| las)?',
  '(?:a |por |que )?no (?:mas de|gastar mas de)',
  '(?:un )?max(?:imo)?\\.?(?: de)?',
  'como (?:mucho|maximo)',
  'a lo sumo',
  NOT_OVER,
  `(?:con |y |a |por )?(?:mi |un |el |de |como |precio )?${CEILING}(?: (?:maxim[oa]|total|disponible|que tengo` +
    '|que puedo(?: pagar| gastar)?|aprox))?(?: (?:es|son|seria|serian|ronda))?(?: de|:)?(?: hasta| unos| unas| maximo)?',
  '(?:(?:solo|yo|y|ya|por ahora) )?(?:lo |la |te |le |les )?(?:tengo|tenemos|cuento con|contamos con|dispongo de|junte' +
    '|juntamos|ahorre|llego a|llego hasta|llegamos a|pago|pagaria|pagamos|doy|daria|pongo|pondria|ofrezco|ofreceria' +
    '|gastaria|(?:quiero|pienso|no quiero|puedo|podemos|podria|quisiera|estoy dispuest[oa] a) (?:pagar|gastar|poner|llegar' +
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
  'no menos de',
  'como minimo',
  'desde',
)
const NEARLY =
  '(?:por |de |a |en )?(?:alrededor de|alrededor|cerca de|cercano a|aprox(?:imadamente)?\\.?|mas ?(?:o|/) ?menos|unos' +
  '|unas|tipo|como|(?:que |y )?(?:rondando|ronden?|rondan?|rondaria)(?: entre)?|en torno a|por ahi de|a eso de' +
  '|algo asi como|algo de|algo como|masomenos|tirando a|[+]/?-|±)'
const PAYING = '(?:(?:que )?(?:puedo|quiero|pienso|podria)(?: (?:pagar|gastar|poner|llegar|ofrecer))?)'
const AFTER =
  '(?: ?(?:,? ?(?:como|a|de)? ?(?:mucho|maximo|max|lo sumo|tope|techo|limite)|para abajo|o menos|de presupuesto' +
  `|(?:${PAYING}|para) ?gastar|${PAYING}|(?:,? ?es |,? ?seria |,? ?son )?(?:lo (?:maximo|mas)|lo que|todo lo que` +
  `|el maximo|mi (?:tope|techo|limite|maximo|presupuesto))(?: ${PAYING}| tengo| hay)?|tengo|(?:en )?(?:efectivo|mano)` +
  '|contado|c/?u|cada un[oa]|por unidad|billetes?|blue|o (?:pesos|dolares|su equivalente' +
  '|equivalente)(?: equivalentes?)?(?: en pesos)?))?'
/** «Or more», after the sum. */
const UPWARDS = '(?:para arriba|en adelante|o mas|minimo|como minimo|de piso)'
const SPAN = '(?: ?(?:-|a|y|e|hasta|/) ?)'

interface Clause {
  pattern: RegExp
  /** The groups at which the sums of the clause begin. */
  sums: number[]
  /** Whether the words before the number make it a sum. */
  isCued: boolean
  /** Whether a bare number may also be a year: «2008 en adelante». */
  isYearToo?: boolean
  read(amounts: number[]): [min: number | null, max: number | null]
}

const about = (value: number): [number, number] => [Math.round(value * (1 - ABOUT)), Math.round(value * (1 + ABOUT))]
const second = 1 + AMOUNT_GROUPS

const clauses: Clause[] = [
  {
    pattern: words(
      `(?:(?:mi |el |un |con )?${CEILING}(?: es| seria| ronda)?:? )?(?:entre|desde|de) (?:unos |unas |los ` +
        `|las )?${AMOUNT}${SPAN}(?:los |las )?${AMOUNT}`,
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
    pattern: words(`(?:${AT_MOST})\\s*(?:de |los |las |:)?\\s*${AMOUNT}${AFTER}`),
    sums: [1],
    isCued: true,
    read: ([max = 0]) => [null, max],
  },
  {
    // «Más de 50 lucas no».
    pattern: words(`(?:por )?(?:mas|arriba|encima) de\\s*(?:los |las )?${AMOUNT},? no(?= ?(?:$|[,.;!]))`),
    sums: [1],
    isCued: true,
    read: ([max = 0]) => [null, max],
  },
  {
    pattern: words(`(?:${AT_LEAST})\\s*(?:los |las )?${AMOUNT}(?: ${UPWARDS})?`),
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
    pattern: words(`(?:por |a |de |en )?${AMOUNT} (?:mas o menos|aprox(?:imadamente)?\\.?|masomenos|mas menos|[+]/?-|ponele|maso)`),
    sums: [1],
    isCued: false,
    read: ([value = 0]) => about(value),
  },
  {
    pattern: words(`(?:(?:a|por|de|en|con) )?(?:los |las )?${AMOUNT}${AFTER}`),
    sums: [1],
    isCued: false,
    read: ([max = 0]) => [null, max],
  },
]

const isYear = ({ value, currency, scale }: Amount): boolean => currency === null && scale === 1 && value >= 1950 && value <= 2035

/** The sums of a match; null if they are no money. */
const amountsIn = (match: RegExpExecArray, { sums, isCued, isYearToo }: Clause, rest: string): Amount[] | null => {
  const read = sums.map((from, n) => readAmount(match.slice(from, from + AMOUNT_GROUPS), n === sums.length - 1 ? rest : ''))
  const amounts = read.filter((amount) => amount !== null)
  if (amounts.length < sums.length || (isYearToo && amounts.some(isYear))) return null
  const last = amounts.at(-1)
  const isRangeSaid = sums.length > 1 && /^(?:[a-z: ]* )?(?:entre|desde) /.test(match[0])
  const isMoney =
    isCued ||
    amounts.some(({ isSure }) => isSure) ||
    (isRangeSaid && (last?.value ?? 0) >= 100) ||
    (isYearToo === true && (last?.value ?? 0) >= SURELY_MONEY)
  return isMoney ? amounts : null
}

const sameScale = (amounts: Amount[]): Amount[] => {
  const [one, other] = amounts
  if (!one || !other || one.scale > 1 || other.scale === 1 || one.value >= other.value) return amounts
  return [{ ...one, value: one.value * other.scale, scale: other.scale }, other]
}

const inPesos = ({ value, scale }: Amount): number => (scale === 1 && value < SAID_IN_THOUSANDS ? value * 1000 : value)

/** Reads the price and cuts it out. In pesos unless dollars are named; «barato» is no price. */
export const readPrice = (text: WishText): { price: WishPrice; rest: WishText } => {
  const price: WishPrice = { minPrice: null, maxPrice: null, currency: 'ARS' }
  let rest = text
  for (const clause of clauses) {
    for (const match of rest.plain.matchAll(clause.pattern)) {
      const end = match.index + match[0].length
      const found = amountsIn(match, clause, rest.plain.slice(end))
      if (!found) continue
      const amounts = sameScale(found)
      const isDollars = amounts.some(({ currency }) => currency === 'USD')
      const isBare = amounts.every(({ currency }) => currency === null)
      const [min, max] = clause.read(amounts.map((amount) => (isBare ? inPesos(amount) : amount.value)))
      // «700 lucas o 500 dólares»: the first one counts.
      if ((price.minPrice === null && price.maxPrice === null) || isDollars === (price.currency === 'USD')) {
        price.currency = isDollars ? 'USD' : price.currency
        price.minPrice ??= min
        price.maxPrice ??= max
      }
      rest = cut(rest, match.index, end)
    }
  }
  if (price.minPrice !== null && price.maxPrice !== null && price.minPrice > price.maxPrice) {
    return { price: { ...price, minPrice: price.maxPrice, maxPrice: price.minPrice }, rest }
  }
  return { price, rest }
}
