/** What comes before a street's name. */
const street = '(?:calle|av(?:enida|da)?\\.?|bv\\.?|bvar\\.?|boulevard|bulevar|pje\\.?|pasaje|diagonal|diag\\.?|autopista|camino)'
/** Streets that are named without the word, in nearly every town. */
const known =
  '(?:rivadavia|corrientes|santa fe|cabildo|belgrano|mitre|sarmiento|moreno|urquiza|alberdi|alsina|alvear|pellegrini|pueyrredon|yrigoyen|' +
  'callao|cordoba|san martin|independencia|libertador|colon|roca|9 de julio|25 de mayo|1 de mayo|san juan|entre rios|tucuman|lavalle|' +
  'las heras|brown|dorrego|lavalleja|paso|velez sarsfield|italia|espana)'
/** Words of a street's name: one to five, so that no more is read than a name has. */
const name = '(?:[\\p{L}.]+ ){0,4}[\\p{L}.]+'
/** A house: one to five digits that are no measure, price, year with its month, nor how often. */
const units = 'km|kms|kilometros?|cuadras?|mts?|metros?|cm|mm|pesos|usd|dolares|lucas|mil|hs|horas?|dias?|veces|vez|anos?|min|gb|kg|w|%|°c'
const number = `(?:n(?:ro|um|umero)?[.°º]? ?|al |# ?)?\\d{1,5}(?![\\d.,]*\\d)(?! ?(?:${units}))`
/** A flat: «3° B», «piso 2», «dto. 5», «PB». */
const flat = '(?:piso|dto\\.?|depto\\.?|departamento|pb|unidad|uf|timbre|\\d{1,2} ?[°º] ?[a-z\\d]?(?![\\p{L}\\d]))'

const patterns = [
  `${street} (?:${name} )?${number}`,
  `(?:en|vive en|vivo en|direccion:?|domicilio:?|es|local:?) ${known} (?:${number.replace('{1,5}', '{2,5}')})`,
  `${known} \\d{2,5},? ${flat}`,
  `(?:[\\p{L}]+ ){0,2}[\\p{L}]+ \\d{3,5},? ${flat}`,
  `(?:manzana|mza?\\.?|mz) ?[\\p{L}\\d]{1,3},? ?(?:casa|lote|lt|cs|sector|dpto|block)\\.? ?\\d{1,4}`,
  `(?:casa|lote) \\d{1,4},? (?:de la )?(?:manzana|mza?\\.?|mz) ?[\\p{L}\\d]{1,3}`,
  `(?:monoblock|torre|edificio) [\\p{L}\\d]{1,10},? (?:piso|dto\\.?|depto\\.?) ?[\\p{L}\\d]{1,3}`,
].map((pattern) => new RegExp(`(?<![\\p{L}\\d])(?:${pattern})`, 'u'))

/**
 * Whether a plain text names the address of a house: street and number, flat, block and house. Cities, routes with their kilometre, models,
 * measures and streets without a number are none. Pure.
 */
export const hasAddress = (plain: string): boolean => patterns.some((pattern) => pattern.test(plain))
