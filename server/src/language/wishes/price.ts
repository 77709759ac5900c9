import type { Currency } from '@feria/contract/money'
import { AMOUNT_GROUPS, type Amount, readAmount } from './amounts.ts'
import { type PriceClause, priceClauses } from './price-clauses.ts'
import { cut, type WishText, words } from './text.ts'

/** The wanted price, in major units. */
export interface WishPrice {
  minPrice: number | null
  maxPrice: number | null
  currency: Currency
}

/** A smaller bare number in pesos means thousands: «hasta 300». */
const THOUSANDS_BELOW = 1000
const MILLION = 1_000_000

/** From here on a bare number is money and no year or size: «50000 para arriba». */
const SURELY_MONEY = 5000

/** «5000 cada una»: what each costs is money, and no count from here on. */
const MIN_EACH = 100
const priceOfEach = /(?:c\/?u|cada un[oa])$/

/** «Campera entre 40 y 70», at the end: tens from here on are of thousands. */
const MIN_ROUND = 30
const isRoundEnough = ({ value, scale }: Amount): boolean => scale === 1 && value >= MIN_ROUND && value % 10 === 0
const isEnd = (rest: string): boolean => /^ ?(?:$|[,.;!?])/.test(rest)

/** «Mesa, entre 50 y 80», «mesa, de 50 para arriba»: in a piece of its own a bare number from here on is of thousands. */
const MIN_ALONE = 20
const isAlone = (match: RegExpExecArray, rest: string): boolean =>
  /[,.;] ?$/.test(match.input.slice(Math.max(0, match.index - 2), match.index)) && isEnd(rest)

const isYear = ({ value, currency, scale }: Amount): boolean => currency === null && scale === 1 && value >= 1950 && value <= 2035

/** The sums of a match; null if they are no money. */
const amountsIn = (match: RegExpExecArray, { sums, isCued, isYearToo, isGoingOn, isStep }: PriceClause, rest: string): Amount[] | null => {
  const end = sums.length - 1
  const isRange = end > 0 && /^(?:[a-z: ]* )?(?:entre|between|desde|de) /.test(match[0])
  const read = sums.map((from, n) =>
    readAmount(match.slice(from, from + AMOUNT_GROUPS), n === end ? rest : '', isGoingOn || (isRange && n < end)),
  )
  const amounts = read.filter((amount) => amount !== null)
  if (amounts.length < sums.length || (isYearToo && amounts.some(isYear))) return null
  const last = amounts.at(-1)
  const isSecondBare = last?.currency === null && last.scale === 1
  if (isStep && !isSecondBare && amounts.some(({ currency }) => currency !== last?.currency && currency !== null)) return null
  if (isStep && last?.currency === 'USD' && amounts.some(({ currency, scale }) => currency === null && scale > 1)) return null
  const isMoney =
    isCued ||
    ((last?.value ?? 0) >= MIN_EACH && priceOfEach.test(match[0])) ||
    amounts.some(({ isSure }) => isSure) ||
    (isRange && !/^de /.test(match[0]) && (last?.value ?? 0) >= 100) ||
    (isYearToo === true && (last?.value ?? 0) >= SURELY_MONEY) ||
    (isYearToo === true && /^entre /.test(match[0]) && isEnd(rest) && amounts.every(isRoundEnough)) ||
    (isYearToo === true && isRange && isAlone(match, rest) && amounts.every(({ value }) => value >= MIN_ALONE))
  return isMoney ? amounts : null
}

const sameScale = (amounts: Amount[]): Amount[] => {
  const [one, other] = amounts
  if (!one || !other || one.scale > 1 || other.scale === 1 || one.value >= other.value) return amounts
  return [{ ...one, value: one.value * other.scale, scale: other.scale }, other]
}

const inPesos = ({ value, scale }: Amount): number => (scale === 1 && value < THOUSANDS_BELOW ? value * 1000 : value)

/** Before these words a number without money says how much of it a thing has: «batería arriba de 85», «talle menos de 40». */
const measured = new RegExp(
  '(?:^|[^a-zñ])(?:bateria|condicion|salud|memoria|ram|disco|kilometraje|km|modelo|año|talle|rodado|numero|pantalla' +
    '|altura|alto|ancho|largo|fondo|profundidad|diametro|peso|edad)(?: (?:de|del|al|con|que este))? $',
)
/** Gold is told by its carats: «oro de 18 k». */
const carats = /(?:^|[^a-zñ])(?:oro|plata)(?: (?:blanco|rosa|amarillo|rojo))? $/
const isMeasure = (before: string, found: string, amounts: readonly Amount[]): boolean =>
  (measured.test(before) && amounts.every(({ currency, scale }) => currency === null && scale === 1)) ||
  (carats.test(before) && /^(?:de )?(?:9|10|14|18|21|22|24) ?k(?![a-z])/.test(found))

/** What leads from a sum to the thing: «80 mil para bici», «45 lucas por la plancha». */
const payingFor = /^[^a-zñ0-9]*\ue000[^a-zñ0-9]*((?:para|pa|por|x) )(?!(?:mi|mis|tu|su|el|la|los|las|tod[oa]|mes|dia|hora) )/

/** The currency said apart from the sum: «en dólares puedo pagar hasta 80». */
const inDollars = words('(?:(?:pago|pagaria|puedo pagar|tengo) )?en (?:dolares|usd|verdes)(?= ?[^\\d ])')

/** Reads the price and cuts it out. In pesos unless dollars are named; «barato» is no price. */
export const readPrice = (text: WishText): { price: WishPrice; rest: WishText } => {
  const price: WishPrice = { minPrice: null, maxPrice: null, currency: 'ARS' }
  const scales = { min: 1, max: 1 }
  const apart = [...text.plain.matchAll(inDollars)].at(0)
  let rest = apart ? cut(text, apart.index, apart.index + apart[0].length) : text
  for (const clause of priceClauses) {
    for (const match of rest.plain.matchAll(clause.pattern)) {
      const end = match.index + match[0].length
      const found = amountsIn(match, clause, rest.plain.slice(end))
      if (!found || isMeasure(rest.plain.slice(0, match.index), match[0], found)) continue
      const amounts = sameScale(found)
      const isBare = amounts.every(({ currency }) => currency === null)
      const isApart = apart !== undefined && isBare && amounts.every(({ scale }) => scale === 1)
      const isDollars = isApart || amounts.some(({ currency }) => currency === 'USD')
      // «250 mil pesos, puedo llegar a 300»: what has no currency of its own is of thousands too.
      const isInThousands = isBare ? !isApart : !isDollars && clause.isStep === true && amounts.some(({ scale }) => scale > 1)
      const worth = (amount: Amount) => (isInThousands && amount.currency === null ? inPesos(amount) : amount.value)
      const [min, max] = clause.read(amounts.map(worth))
      // «700 lucas o 500 dólares»: the first one counts.
      if ((price.minPrice === null && price.maxPrice === null) || isDollars === (price.currency === 'USD')) {
        price.currency = isDollars ? 'USD' : price.currency
        const scale = Math.max(...amounts.map((amount) => amount.scale))
        if (price.minPrice === null && min !== null) scales.min = scale
        if (price.maxPrice === null && max !== null) scales.max = scale
        price.minPrice ??= min
        price.maxPrice ??= max
      }
      rest = cut(rest, match.index, end)
    }
  }
  const bought = payingFor.exec(rest.plain)
  if (bought) rest = cut(rest, bought[0].length - (bought[1]?.length ?? 0), bought[0].length)
  // «Más de 3 palos pero menos de 5»: five of the same.
  if (price.minPrice && price.maxPrice && price.currency === 'ARS') {
    if (scales.min === MILLION && scales.max === 1 && price.maxPrice < MILLION) price.maxPrice *= THOUSANDS_BELOW
    if (scales.max === MILLION && scales.min === 1 && price.minPrice < MILLION) price.minPrice *= THOUSANDS_BELOW
  }
  if (price.minPrice !== null && price.maxPrice !== null && price.minPrice > price.maxPrice) {
    return { price: { ...price, minPrice: price.maxPrice, maxPrice: price.minPrice }, rest }
  }
  return { price, rest }
}
