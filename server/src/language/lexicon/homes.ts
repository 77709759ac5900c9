import { fold } from '@feria/contract/fold'

/** A place to live, park or work in, as a text tells it. */
export interface Home {
  kind: HomeKind
  /** Whether it is to let or for sale; null where it does not say, or both. */
  deal: 'let' | 'sold' | null
  /** How many rooms, bedrooms and one more; null where it does not say. */
  rooms: number | null
}
/** The kinds of homes that are told apart. */
export const homeKinds = ['flat', 'house', 'land', 'garage', 'business', 'cabin'] as const
type HomeKind = (typeof homeKinds)[number]

const LET = /(?<![a-zñ])(?:alquil[a-z]{1,6}|alq|renta|inquilin[oa])(?![a-zñ])/
const SOLD = /(?<![a-zñ])(?:vendo|vende|venta|compro|comprar|escritura(?:ble)?|apto credito)(?![a-zñ])/
/** What stands before the name of a home in a title or a wish. */
const BEFORE = new RegExp(
  '^(?:(?:alquil[a-z]{1,6}|alq|vendo|vende|en|venta|compro|comprar|dueñ[oa]|directo|busco|quiero|necesito|temporari[oa]|de|un|una|el|la' +
    '|hermos[oa]|lind[oa]|ampli[oa]|excelente|luminos[oa]|oportunidad|permuto|urgente|para) )+',
)
const FLAT = '(?:departamentos?|deptos?|dptos?|depa|apartamento|monoambientes?|loft|semipiso)'
const HOUSE = '(?:casas?(?! (?:rodante|de (?!campo|familia|fin|\\d)|para (?:perr|gat|muñec|pajar|el|la)))|duplex|triplex|chalets?|vivienda)'
const kinds: [kind: HomeKind, pattern: RegExp][] = [
  ['cabin', /^(?:cabañas?|casa ?quintas?|quintas?)(?! de madera)(?![a-zñ])/],
  ['flat', new RegExp(`^${FLAT}(?![a-zñ])`)],
  ['house', new RegExp(`^${HOUSE}(?![a-zñ])`)],
  ['house', /^ph (?:.*(?:alquil|venta|vendo|dueñ|patio|terraza|dormitorio|dorm|ambientes?|amb|reciclad)|al |con )|^ph$/],
  [
    'land',
    /^(?:terrenos?|parcela)(?![a-zñ])|^(?:lotes?|fraccion|campo|chacra) .*(?:m2|mts2|metros|hectareas?|escritura|barrio|\d+ ?x ?\d+)/,
  ],
  ['garage', /^(?:cocheras?|garages?|garajes?|guardacoches?)(?! de (?:juguete|madera)| hot| para autitos)(?![a-zñ])/],
  ['business', /^(?:local(?:es)?|oficinas?|consultorios?|galpon(?:es)?)(?! de)(?![a-zñ])/],
]
/** «Alquilo mono amueblado», «2 ambientes», «3 amb con balcón». */
const BARE_FLAT = /^(?:mono|\d ?(?:amb|ambientes?|dorm|dormitorios?)|(?:un|dos|tres|cuatro) (?:amb|ambientes?|dormitorios?))(?![a-zñ])/
const counts: Record<string, number> = { un: 1, uno: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5 }
const ROOMS = /(?<![a-zñ0-9])(\d|un|uno|dos|tres|cuatro|cinco) ?(amb|ambientes?|dorm|dormitorios?|habitacion(?:es)?)(?![a-zñ])/
const SINGLE = /(?<![a-zñ])(?:mono|monoambientes?|loft)(?![a-zñ])/

const roomsIn = (text: string): number | null => {
  const [, count = '', unit = ''] = ROOMS.exec(text) ?? []
  if (count === '') return SINGLE.test(text) ? 1 : null
  const many = counts[count] ?? Number(count)
  return unit.startsWith('amb') ? many : many + 1
}

/** The home that a name and what is told of it offer or ask for; null for anything else. Linear in the length that is read. */
export const readHome = (name: string, details = ''): Home | null => {
  const plain = (text: string) =>
    fold(text.slice(0, 300))
      .replace(/[^a-z0-9ñ]+/g, ' ')
      .trim()
  const named = plain(name)
  const whole = `${named} ${plain(details)}`
  const rest = named.replace(BEFORE, '')
  const isDealt = LET.test(whole) || SOLD.test(whole)
  const kind = kinds.find(([, pattern]) => pattern.test(rest))?.[0] ?? (isDealt && BARE_FLAT.test(rest) ? 'flat' : undefined)
  if (!kind) return null
  const [isLet, isSold] = [LET.test(whole), SOLD.test(whole)]
  return { kind, deal: isLet === isSold ? null : isLet ? 'let' : 'sold', rooms: roomsIn(whole) }
}

/** Kinds of homes that may do for one another. */
const near: readonly (readonly [HomeKind, HomeKind])[] = [
  ['flat', 'house'],
  ['house', 'cabin'],
]
/** Whether a home is of the wished kind (1), may do (0.5) or is another (0). */
export const homeFits = (wished: HomeKind, offered: HomeKind): 0 | 0.5 | 1 => {
  if (wished === offered) return 1
  return near.some((pair) => pair.includes(wished) && pair.includes(offered)) ? 0.5 : 0
}

const homeWord = new RegExp(
  `^(?:alquil[a-z]{1,6}|ph|mono|amb|ambientes?|dorm|dormitorios?|dueñ[oa]|directo|${FLAT}|casas?|terrenos?|lotes?)$`,
)
/** Whether a word says of a home only its kind, its deal or its rooms: a «cochera» is what a flat has besides. */
export const isHomeWord = (word: string, { kind }: Home): boolean =>
  homeWord.test(word) || (kind === 'garage' && /^(?:coch|gara)/.test(word))
