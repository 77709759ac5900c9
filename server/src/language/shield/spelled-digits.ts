/** The numbers that people spell a telephone number with, one by one or in pairs. */
const units = ['cero', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve']
const teens = [
  ...['diez', 'once', 'doce', 'trece', 'catorce', 'quince', 'dieciseis', 'diecisiete', 'dieciocho', 'diecinueve'],
  ...['veinte', 'veintiuno', 'veintidos', 'veintitres', 'veinticuatro', 'veinticinco', 'veintiseis', 'veintisiete', 'veintiocho'],
  'veintinueve',
]
const tens = ['treinta', 'cuarenta', 'cincuenta', 'sesenta', 'setenta', 'ochenta', 'noventa']

const digitsOf = new Map([
  ...units.map((word, n) => [word, String(n)] as const),
  ...teens.map((word, n) => [word, String(n + 10)] as const),
  ...tens.map((word, n) => [word, String((n + 3) * 10)] as const),
])

const one = [...digitsOf.keys()].sort((a, b) => b.length - a.length).join('|')
const spelled = new RegExp(`(?<![\\p{L}\\p{N}])(?:(${tens.join('|')}) y (${units.slice(1).join('|')})|(${one}))(?![\\p{L}\\p{N}])`, 'gu')

/** A text without accents and in lower case, its spelled numbers up to 99 written in digits: «once veintitrés» reads «11 23». */
export const spelledInDigits = (plain: string): string =>
  plain.replace(spelled, (_, ten?: string, unit?: string, alone?: string) =>
    ten && unit ? `${digitsOf.get(ten)?.[0]}${digitsOf.get(unit)}` : (digitsOf.get(alone ?? '') ?? ''),
  )
