import { fold } from '@feria/contract/fold'
import { numerals } from './numerals.ts'
import { unitOf } from './units.ts'

/** Those that are a number wherever they stand; «un» and «una» are articles too often. */
const figured =
  'dos tres cuatro cinco seis siete ocho nueve diez doce quince veinte veinticuatro treinta cuarenta cincuenta sesenta setenta ochenta ' +
  'noventa cien doscientos trescientos quinientos mil'
const FIGURE = new RegExp(`(?<![\\p{L}\\p{N}])(${figured.replaceAll(' ', '|')})(?![\\p{L}\\p{N}])`, 'giu')
const figureOf = (word: string): string => String(word === 'mil' ? 1000 : numerals.get(word))
const hundreds = 'ciento|(?:dos|tres|cuatro|seis|ocho)cient[oa]s|quinient[oa]s|setecient[oa]s|novecient[oa]s'
const tens = 'treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa'
const low = [...numerals].flatMap(([word, value]) => (value > 0 && value < 30 ? [word] : [])).join('|')
/** Numbers of several words: «ciento diez», «cuarenta y dos», «doscientos veinte y cinco». */
const SEVERAL = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?:${hundreds}) (?:(?:${tens})(?: y (?:${low}))?|${low})|(?:${tens}) y (?:${low}))(?![\\p{L}\\p{N}])`,
  'giu',
)
const sumOf = (words: string): string => String(words.split(' ').reduce((sum, word) => sum + (numerals.get(fold(word)) ?? 0), 0))

/** «20 mil» is one sum, and «2 mil quinientos» no two numbers. */
const SUM = /\d\s{0,2}$/

/**
 * A text with its numbers in figures, so that «mil litros» and «1000 lts», «36 y medio» and «36,5», «plaza y media» and «1 1/2 plaza» are
 * the same. Linear in its length.
 */
export const withFigures = (text: string): string =>
  text
    .replace(SEVERAL, sumOf)
    .replace(FIGURE, (word: string, _: string, at: number, whole: string) =>
      SUM.test(whole.slice(Math.max(0, at - 3), at)) ? word : figureOf(word.toLowerCase()),
    )
    .replace(/(\d{1,3}) y medi[oa](?![\p{L}\p{N}])/giu, '$1,5')
    .replace(/(?<!\p{L})plaza y media(?!\p{L})|(?<![\d.,])1 1\/2 plazas?(?!\p{L})|(?<![\d.,])1[.,]5 plazas?(?!\p{L})/giu, '1,5 plaza')

const counted = /^(?:plazas?|hornallas|puertas?|cuerpos|cajones|velocidades|personas|estantes|pisos|vueltas)$/
const spelled = /[a-zñáéíóú]+/gi

/**
 * A text with the numbers that stand before a unit in figures: «ocho kilos» is «8 kilos», «mil doscientas vueltas» «1200 vueltas», «metro y
 * medio» «1.5 metros». Other numbers in words stay, as they may be names.
 */
export const withFiguresBeforeUnits = (text: string): string => {
  const halved = text.replace(/\b(?:un )?(metro|litro|kilo) y medio\b/gi, '1.5 $1s').replace(/\bmedio (metro|litro|kilo)\b/gi, '0.5 $1')
  const found = [...halved.matchAll(spelled)]
  let out = ''
  let at = 0
  for (let i = 0; i < found.length; i++) {
    let [sum, end] = [0, i]
    for (; end < found.length; end++) {
      const word = fold(found[end]?.[0] ?? '')
      const value = numerals.get(word)
      if (word === 'mil') sum = Math.max(1, sum) * 1000
      else if (value !== undefined) sum += value
      else if (word !== 'y' || end === i) break
    }
    const [first, unit] = [found[i], found[end]]
    const name = fold(unit?.[0] ?? '')
    if (end === i || !first || !unit || !(unitOf(name) || counted.test(name)) || sum === 0) continue
    out += `${halved.slice(at, first.index)}${sum} `
    at = unit.index
    i = end
  }
  return out + halved.slice(at)
}
