const upTo29 = (
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve ' +
  'veinte veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve'
).split(' ')
const tens = 'treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' ')
const hundreds = 'doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos'.split(' ')

/** What folded number words are worth, up to 999; those that are put together of several are not among them. */
export const numerals: ReadonlyMap<string, number> = new Map<string, number>([
  ...upTo29.map((word, n): [string, number] => [word, n]),
  ...tens.map((word, n): [string, number] => [word, 30 + 10 * n]),
  ...hundreds.flatMap((word, n): [string, number][] => [
    [word, 200 + 100 * n],
    [word.replace(/os$/, 'as'), 200 + 100 * n],
  ]),
  ...['un', 'una'].map((word): [string, number] => [word, 1]),
  ...['cien', 'ciento'].map((word): [string, number] => [word, 100]),
])
