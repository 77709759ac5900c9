/** Numbers as words; «un» and «una» are articles too often. */
const figures: Record<string, string> = {
  dos: '2',
  tres: '3',
  cuatro: '4',
  cinco: '5',
  seis: '6',
  siete: '7',
  ocho: '8',
  nueve: '9',
  diez: '10',
  doce: '12',
  quince: '15',
  veinte: '20',
  veinticuatro: '24',
  treinta: '30',
  cuarenta: '40',
  cincuenta: '50',
  sesenta: '60',
  setenta: '70',
  ochenta: '80',
  noventa: '90',
  cien: '100',
  doscientos: '200',
  trescientos: '300',
  quinientos: '500',
  mil: '1000',
}
const FIGURE = new RegExp(`(?<![\\p{L}\\p{N}])(${Object.keys(figures).join('|')})(?![\\p{L}\\p{N}])`, 'giu')
/** «20 mil» is one sum, and «2 mil quinientos» no two numbers. */
const SUM = /\d\s{0,2}$/

/**
 * A text with its numbers in figures, so that «mil litros» and «1000 lts», «36 y medio» and «36,5», «plaza y media» and «1 1/2 plaza» are
 * the same. Linear in its length.
 */
export const withFigures = (text: string): string =>
  text
    .replace(FIGURE, (word: string, _: string, at: number) =>
      SUM.test(text.slice(Math.max(0, at - 3), at)) ? word : (figures[word.toLowerCase()] ?? word),
    )
    .replace(/(\d{1,3}) y medi[oa](?![\p{L}\p{N}])/giu, '$1,5')
    .replace(/(?<!\p{L})plaza y media(?!\p{L})|(?<![\d.,])1 1\/2 plazas?(?!\p{L})|(?<![\d.,])1[.,]5 plazas?(?!\p{L})/giu, '1,5 plaza')
