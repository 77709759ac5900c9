import type { Currency } from '@feria/contract/money'
import { numerals } from '../text/numerals.ts'

/** A sum of money. `isSure` if it can be nothing else: «400 lucas», «u$s 300». */
export interface Amount {
  value: number
  currency: Currency | null
  /** The scale of the number: 1,000 for «lucas», 1 if none was given. */
  scale: number
  isSure: boolean
}

const worthOf = (words: string): Record<string, number> =>
  Object.fromEntries(words.split(' ').map((word) => [word, numerals.get(word) ?? 0]))
const units = { ...worthOf('un uno una dos tres cuatro cinco seis siete ocho nueve'), medio: 0.5, media: 0.5 }
const tens = worthOf('diez once doce trece catorce quince veinte veinticinco treinta cuarenta cincuenta sesenta setenta ochenta noventa')
const hundreds = worthOf(
  'cien ciento doscientos doscientas trescientos trescientas cuatrocientos cuatrocientas quinientos quinientas seiscientos seiscientas ' +
    'setecientos setecientas ochocientos ochocientas novecientos novecientas',
)
const spelled: Record<string, number> = { ...units, ...tens, ...hundreds }
const oneOf = (table: Record<string, number>): string => Object.keys(table).join('|')

const SPELLED =
  `(?:(?:${oneOf(hundreds)})(?: (?:${oneOf(tens)})| (?:${oneOf(units)}))?(?: y (?:${oneOf(units)}))?` +
  `|(?:${oneOf(tens)})(?: y (?:${oneOf(units)})|(?! y (?:${oneOf(units)})(?![a-zñ])))|(?:${oneOf(units)}))(?![a-zñ])`
/** «Un palo 2», where nothing follows that it counts. */
const TENTHS = '[1-9](?= ?(?:$|[,;!?]| por | para ))'
/** What may follow a scale: «un palo 200», «un palo doscientos», «quince mil quinientos». */
const MORE = `\\d{3}|${TENTHS}|(?:${oneOf(hundreds)})(?: (?:${oneOf(tens)})(?: y (?:${oneOf(units)}))?)?(?![a-zñ])`
const DIGITS = '\\d{1,3}(?:\\.\\d{3})+(?:,\\d{1,2})?|\\d{1,3}(?:,\\d{3})+|\\d{1,9}(?:[.,]\\d{1,2})?'
/** Words that multiply a number. */
export const SCALE =
  '(?:mil|mli|thousand|grand|l[uo](?:[ck]|qu)(?:it)?(?:as?|s)s*|lcuas|lucsa|lks?|lcas|k|pal(?:it)?os?|millon(?:es|cito|citos)?' +
  '|gambas?)(?![a-zñ])'
const DOLLARS =
  'u\\$[sd]?|us\\$|usd|dol(?:ar(?:es|citos?)?|s)(?: (?:estadounidenses|americanos|billete|blue))?|dollars?|bucks|dls|dolarucos' +
  '|verdes|(?<=palo )verde'
const PESOS = '\\$|ars|pes(?:it)?os?(?: argentinos)?|mangos'

/** The pattern of a sum; `readAmount` takes its groups. */
export const AMOUNT =
  `(?:(${DOLLARS}|${PESOS})\\s*)?(?:(${DIGITS}|${SPELLED})\\s*(${SCALE})?` +
  `|(${SCALE}))(?:(?<=[a-zñ]) (${MORE})(?= ?(?:lucas|mil)?(?:[^\\d.,]|$))(?: ?(?:lucas|mil)(?![a-zñ]))?)?( y (?:medio|media` +
  `|pico))?(?:\\s*(?:de )?(${DOLLARS}|${PESOS})(?![a-zñ0-9]|\\s*\\d))?`
/** The number of groups in `AMOUNT`. */
export const AMOUNT_GROUPS = 7

/** What follows a number that counts something else: «hasta 50 litros», «rodado de 20 pulgadas». */
const countsSomething = new RegExp(
  '^\\s*(?:de )?(?:["”%°º]|x ?\\d|[.,]?\\d|(?:km|kms|kilometros?|cuadras?|litros?|l|lts?|kg|kilos?|gramos?|gr?|gb|tb' +
    '|gigas?|teras?|megas?|watts?|w|kw|pulgadas?|pulg|cm|cms|mm|m|m2|mts?|metros?|mb|mpx?|anos?|años?|meses|dias|semanas' +
    '|personas?|plazas?|piezas?|unidades|ml|cc|hz|mah|frigorias?|btu|minutos?|min|horas?|hs|amperes?|v|volts?|rpm|hp' +
    '|velocidades|cambios|puertas|hojas|paginas|talles?|ambientes|lugares|jugadores|puestos|cuotas|veces|hornallas|cajones' +
    '|estantes|cuerpos|sillas|golf|hockey|selfie|lumens?|cuerdas|por ciento|generacion|gen|disparos|clicks|copias|ciclos|tiros|canciones' +
    '|toneladas?|tn|ton|hectareas?|ha|bares|bar|psi|kva|kcal|calorias|vatios|voltios|ohms?|nits|dpi|hilos|dientes|bocas|canales|octavas' +
    '|teclas|bajos|pines|ladrillos|docenas|cm3|m3|mts2|mt|onzas|oz|libras|pies|grados|tomos|capitulos|fichas|gajos|paños|adultos|chicos' +
    '|niños|pasajeros|comensales|invitados|porciones|cubiertos|tazas|vueltas|marchas|tiempos|pistones|cilindros|valvulas|luces|leds' +
    '|agujas|tramos|escalones|peldaños|pisos|niveles|compartimentos|bolsillos|ruedas|patas|hp|cv|caballos|rounds?)(?![a-zñ]))',
)

/** From here on a number with points is money, smaller ones are capacities too: «3.000 frigorías». */
const GROUPED_IS_MONEY = 10_000

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
  // «Un palo 2» is a million two hundred thousand.
  if (factor === 1_000_000) return numberOf(more) * (/^\d$/.test(more) ? 100_000 : 1000)
  return factor === 1000 && !/\d/.test(more) ? numberOf(more) : 0
}

/**
 * Reads the groups of `AMOUNT`; `rest` is the text after it. Null if the number counts something else. A spelled number without a scale
 * counts only as a part of what has one: «entre cuarenta y sesenta mil», «cien mil, puedo llegar a ciento veinte».
 */
export const readAmount = (groups: (string | undefined)[], rest: string, isPart = false): Amount | null => {
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
  if (isSpelledAlone && !currency && !isPart) return null
  const extra = (half && !half.endsWith('pico') ? factor / 2 : 0) + extraOf(more, factor)
  const value = Math.round((count * factor + extra) * 100) / 100
  // «250.000» counts nothing else where nothing follows that it counts.
  const isGrouped = number !== undefined && value >= GROUPED_IS_MONEY && /^\d{1,3}(?:\.\d{3})+$/.test(number)
  const isSure = currency !== null || isGrouped || (word !== undefined && (number !== undefined || half !== undefined))
  return value > 0 && value < 1_000_000_000 ? { value, currency, scale: factor, isSure } : null
}
