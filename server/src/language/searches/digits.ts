import { unitOf } from '../text/units.ts'

const ones = 'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince'.split(' ')
const values = new Map<string, number>([
  ...ones.map((word, value): [string, number] => [word, value]),
  ...'dieciseis diecisiete dieciocho diecinueve veinte'.split(' ').map((word, n): [string, number] => [word, 16 + n]),
  ...'treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' ').map((word, n): [string, number] => [word, 30 + 10 * n]),
  ...'cien doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos'
    .split(' ')
    .flatMap((word, n): [string, number][] => [
      [word, 100 * (n + 1)],
      [word.replace(/os$/, 'as'), 100 * (n + 1)],
    ]),
  ...[['ciento', 100] as const, ['veinticinco', 25] as const, ['veinticuatro', 24] as const, ['un', 1] as const, ['una', 1] as const],
])
const counted = /^(?:plazas?|hornallas|puertas?|cuerpos|cajones|velocidades|personas|estantes|pisos|vueltas)$/
const spelled = /[a-zñáéíóú]+/gi

const plain = (word: string): string =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')

/**
 * A text with the numbers that stand before a unit in digits: «ocho kilos» is «8 kilos», «mil doscientas vueltas» «1200 vueltas», «metro y
 * medio» «1.5 metros». Other numbers in words stay, as they may be names.
 */
export const withDigits = (text: string): string => {
  const halved = text.replace(/\b(?:un )?(metro|litro|kilo) y medio\b/gi, '1.5 $1s').replace(/\bmedio (metro|litro|kilo)\b/gi, '0.5 $1')
  const found = [...halved.matchAll(spelled)]
  let out = ''
  let at = 0
  for (let i = 0; i < found.length; i++) {
    let [sum, end] = [0, i]
    for (; end < found.length; end++) {
      const word = plain(found[end]?.[0] ?? '')
      const value = values.get(word)
      if (word === 'mil') sum = Math.max(1, sum) * 1000
      else if (value !== undefined) sum += value
      else if (word !== 'y' || end === i) break
    }
    const [first, unit] = [found[i], found[end]]
    const name = plain(unit?.[0] ?? '')
    if (end === i || !first || !unit || !(unitOf(name) || counted.test(name)) || sum === 0) continue
    out += `${halved.slice(at, first.index)}${sum} `
    at = unit.index
    i = end
  }
  return out + halved.slice(at)
}
