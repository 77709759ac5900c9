import { numerals } from '../text/numerals.ts'
import { cut, type WishText, words } from './text.ts'

const CUADRAS_PER_KM = 10
const MAX_KM = 2000

const NUMBER = '(\\d{1,4}|una?|dos|tres|cuatro|cinco|diez|quince|veinte|treinta|cuarenta|cincuenta|cien)'
const radius = words(
  '(?:que (?:este|no este|quede|sea) )?(?:a (?:menos|no mas|mas) de|a no mas de|no mas de|a(?: unas| unos)?|hasta(?: a)?' +
    `|en un radio de|(?:un )?radio de|dentro de(?: los| las)?|con entrega hasta)\\s*${NUMBER}\\s*(km|kms|kilometros?` +
    '|cuadras?)(?: a la redonda| de distancia| como (?:mucho|maximo))?' +
    `|${NUMBER}\\s*(km|kms|kilometros?|cuadras?) a la redonda`,
)
/** The mileage of a vehicle, not a distance. */
const isMileage = /^ ?(?:recorridos|reales|de autonomia|por (?:hora|carga|litro)|hechos|de uso)/

/** Reads how far a thing may be, in kilometres, and cuts it out; null if no distance is given. */
export const readRadius = (text: WishText): { km: number | null; rest: WishText } => {
  for (const match of text.plain.matchAll(radius)) {
    const end = match.index + match[0].length
    if (isMileage.test(text.plain.slice(end))) continue
    const [number = '', unit = ''] = [match[1] ?? match[3], match[2] ?? match[4]]
    const count = numerals.get(number) ?? Number(number)
    const km = unit.startsWith('cuadra') ? Math.ceil(count / CUADRAS_PER_KM) : count
    if (km < 1 || km > MAX_KM) continue
    return { km, rest: cut(text, match.index, end) }
  }
  return { km: null, rest: text }
}
