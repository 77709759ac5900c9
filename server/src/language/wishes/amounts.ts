import type { Currency } from '@feria/contract/money'

/** A sum of money. `isSure` if it can be nothing else: «400 lucas», «u$s 300». */
export interface Amount {
  value: number
  currency: Currency | null
  /** The scale of the number: 1,000 for «lucas», 1 if none was given. */
  scale: number
  isSure: boolean
}

const units: Record<string, number> = {
  un: 1,
  uno: 1,
  una: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  medio: 0.5,
  media: 0.5,
}
const tens: Record<string, number> = {
  diez: 10,
  once: 11,
  doce: 12,
  trece: 13,
  catorce: 14,
  quince: 15,
  veinte: 20,
  veinticinco: 25,
  treinta: 30,
  cuarenta: 40,
  cincuenta: 50,
  sesenta: 60,
  setenta: 70,
  ochenta: 80,
  noventa: 90,
}
const hundreds: Record<string, number> = {
  cien: 100,
  ciento: 100,
  doscientos: 200,
  doscientas: 200,
  trescientos: 300,
  trescientas: 300,
  cuatrocientos: 400,
  cuatrocientas: 400,
  quinientos: 500,
  quinientas: 500,
  seiscientos: 600,
  seiscientas: 600,
  setecientos: 700,
  setecientas: 700,
  ochocientos: 800,
  ochocientas: 800,
  novecientos: 900,
  novecientas: 900,
}
const spelled: Record<string, number> = { ...units, ...tens, ...hundreds }
const oneOf = (table: Record<string, number>): string => Object.keys(table).join('|')

const SPELLED =
  `(?:(?:${oneOf(hundreds)})(?: (?:${oneOf(tens)})| (?:${oneOf(units)}))?(?: y (?:${oneOf(units)}))?` +
  `|(?:${oneOf(tens)})(?: y (?:${oneOf(units)}))?|(?:${oneOf(units)}))(?![a-zñ])`
/** What may follow a scale: «un palo 200», «un palo doscientos», «quince mil quinientos». */
const MORE = `\\d{3}|(?:${oneOf(hundreds)})(?: (?:${oneOf(tens)})(?: y (?:${oneOf(units)}))?)?(?![a-zñ])`
const DIGITS = '\\d{1,3}(?:\\.\\d{3})+(?:,\\d{1,2})?|\\d{1,3}(?:,\\d{3})+|\\d{1,9}(?:[.,]\\d{1,2})?'
const SCALE = '(?:mil|l[uo](?:[ck]|qu)(?:it)?(?:as?|s)|k|pal(?:it)?os?|millon(?:es|cito|citos)?|gambas?)(?![a-zñ])'
const DOLLARS = 'u\\$[sd]?|us\\$|usd|dol(?:ar(?:es|citos?)?|s)|dollars?|bucks|dls|dolarucos|verdes|(?<=palo )verde'
const PESOS = '\\$|ars|pes(?:it)?os?|mangos'

/** The pattern of a sum; `readAmount` takes its groups. */
export const AMOUNT =
  `(?:(${DOLLARS}|${PESOS})\\s*)?(?:(${DIGITS}|${SPELLED})\\s*(${SCALE})?` +
  `|(${SCALE}))(?: (${MORE})(?= ?(?:lucas|mil)?(?:[^\\d.,]|$))(?: ?(?:lucas|mil)(?![a-zñ]))?)?( y (?:medio|media` +
  `|pico))?(?:\\s*(?:de )?(${DOLLARS}|${PESOS})(?![a-zñ0-9]|\\s*\\d))?`
/** The number of groups in `AMOUNT`. */
export const AMOUNT_GROUPS = 7

/** What follows a number that counts something else: «hasta 50 litros», «rodado de 20 pulgadas». */
const countsSomething = new RegExp(
  '^\\s*(?:de )?(?:["”%°º]|x ?\\d|[.,]?\\d|(?:km|kms|kilometros?|cuadras?|litros?|l|lts?|kg|kilos?|gramos?|gr?|gb|tb' +
    '|gigas?|teras?|megas?|watts?|w|kw|pulgadas?|pulg|cm|cms|mm|m|m2|mts?|metros?|mb|mpx?|anos?|años?|meses|dias|semanas' +
    '|personas?|plazas?|piezas?|unidades|ml|cc|hz|mah|frigorias?|btu|minutos?|min|horas?|hs|amperes?|v|volts?|rpm|hp' +
    '|velocidades|cambios|puertas|hojas|paginas|talles?|ambientes|lugares|jugadores|puestos|cuotas|veces|hornallas|cajones' +
    '|estantes|cuerpos|sillas|golf|hockey|selfie|lumens?|cuerdas|por ciento|generacion|gen)(?![a-zñ]))',
)

const scaleOf = (word: string | undefined): number => {
  if (!word) return 1
  if (/^(?:pal|millon)/.test(word)) return 1_000_000
  return word.startsWith('gamba') ? 100 : 1000
}

const numberOf = (text: string): number => {
  if (!/\d/.test(text)) return text.split(' ').reduce((sum, word) => sum + (spelled[word] ?? 0), 0)
  const whole = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(text)
  return Number(`${(whole?.[1] ?? '').replace(/[.,]/g, '')}.${whole?.[2] ?? '0'}`)
}

const currencyOf = (before: string | undefined, after: string | undefined): Currency | null => {
  const cues = [before, after].filter((word) => word !== undefined)
  if (cues.some((word) => /^(?:u|dol|dls|verde)/.test(word))) return 'USD'
  return cues.length > 0 ? 'ARS' : null
}

/** What the number after a scale adds: thousands to millions; to thousands only where it is spelled, since «15 mil 500» is two numbers. */
const extraOf = (more: string | undefined, factor: number): number => {
  if (!more) return 0
  if (factor === 1_000_000) return numberOf(more) * 1000
  return factor === 1000 && !/\d/.test(more) ? numberOf(more) : 0
}

/**
 * Reads the groups of `AMOUNT`; `rest` is the text after it. Null if the number counts something else. A spelled number without a scale
 * counts only as the beginning of a range: «entre cuarenta y sesenta mil».
 */
export const readAmount = (groups: (string | undefined)[], rest: string, isBeginning = false): Amount | null => {
  const [before, number, scale, bareScale, more, half, after] = groups
  const word = scale ?? bareScale
  const currency = currencyOf(before, after)
  if (!after && countsSomething.test(rest)) return null
  const count = number ? numberOf(number) : 1
  const factor = scaleOf(word)
  // «4k» is a screen; «mil» alone means many.
  if (word === 'k' && !currency && [2, 4, 5, 8].includes(count)) return null
  if (!number && !currency && !half && word !== 'mil') return null
  const isSpelledAlone = number !== undefined && !/\d/.test(number) && factor === 1
  if (isSpelledAlone && !currency && !isBeginning) return null
  const extra = (half && !half.endsWith('pico') ? factor / 2 : 0) + extraOf(more, factor)
  const value = Math.round((count * factor + extra) * 100) / 100
  const isSure = currency !== null || (word !== undefined && (number !== undefined || half !== undefined))
  return value > 0 && value < 1_000_000_000 ? { value, currency, scale: factor, isSure } : null
}
