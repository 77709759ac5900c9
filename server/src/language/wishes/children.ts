import { numerals } from '../text/numerals.ts'
import { lowered } from '../text/plain.ts'
import { readSize, sizesIn } from './size.ts'

const CHILD =
  '(?:nen(?:it)?[eoa]s?|niñ(?:it)?[oa]s?|hij(?:it)?[oa]s?|niet(?:it)?[oa]s?|sobrin(?:it)?[oa]s?|ahijad[oa]s?|herman(?:it)?[oa]s?' +
  '|beb[ea]s?|chic[oa]s?|pib[ea]s?|var[oó]n(?:cito)?)'
const AGE = '(\\d{1,2}|un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce)'
/** «Nena de 6», «mi hija de 5 años», «nieto que cumple 4». Months are no size of their own. */
const child = new RegExp(
  `(?<!\\p{L})${CHILD},? (?:de|que (?:tiene|cumple)|tiene|cumple) ${AGE}(?![\\p{L}\\p{N}])(?! ?(?:meses|semanas|kilos|cuotas|mil))`,
  'u',
)
/** Clothes that are cut for children by age; shoes are not. */
const garment = new RegExp(
  '(?<!\\p{L})(?:campera|remera|pantal[oó]n|jean|vestido|buzo|camisa|pollera|abrigo|sweater|su[eé]ter|short|calza|malla|pijama' +
    '|guardapolvo|delantal|conjunto|disfraz|chaleco|tapado|saco|traje|camiseta|musculosa|ropa|jogging|bermuda' +
    '|enterito)(?:es|ces|s)?(?!\\p{L})',
  'u',
)
const bicycle = /(?<!\p{L})(?:bici(?:cleta)?s?|rodado)(?!\p{L})/u
/** Sizes of children's clothes go by the age in years, by the custom of Argentine shops from 2 to 16. */
const [LEAST, MOST] = [2, 16]
/** Wheels by age as Argentine shops sell them: up to so many years so many inches. */
const wheels: [years: number, inches: number][] = [
  [4, 12],
  [6, 16],
  [9, 20],
  [11, 24],
  [16, 26],
]

/** The size that a child's age means for clothes or a bicycle, written down: «talle 6», «rodado 16»; null for anything else. Pure. */
const sizeForChild = (text: string): string | null => {
  const plain = lowered(text).replace(/\s+/g, ' ')
  const written = child.exec(plain)?.[1]
  if (!written) return null
  const years = /\d/.test(written) ? Number(written) : (numerals.get(written) ?? 0)
  if (years < LEAST || years > MOST) return null
  if (bicycle.test(plain)) return `rodado ${wheels.find(([most]) => years <= most)?.[1]}`
  return garment.test(plain) ? `talle ${years}` : null
}

/** The size that a wish asks for: the one it names or, where it names none, the one of a child's age. Null for none. Pure. */
export const wantedSize = (text: string): string | null => (sizesIn(text).length > 0 ? readSize(text) : sizeForChild(text))
