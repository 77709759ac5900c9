import { mendedPlace } from './mended-places.ts'
import { cues, HERE, INSIDE_KM, NEAR_KM } from './place-cues.ts'
import { isProvince, placeCalled, provinceIn, writtenOut } from './place-names.ts'
import { readRadius } from './radius.ts'
import { begins, cut, type WishText, words } from './text.ts'

/** Where to look: a place in the words of the wish and kilometres around it; around the member's own place if none is named. */
export interface WishPlace {
  place: string | null
  radiusKm: number | null
}

/** Whether a text names a known place. The grammar knows none itself. */
export type IsPlace = (text: string) => boolean

const MAX_WORDS = 5
/** Colours that are also towns: in lower case they are colours. */
const COLOUR = /^(?:azul|rojas|celeste|blanca)$/
/** Other words that are things if they stand alone in lower case: «con hojas, flores». */
const THING = /^(?:americana|salto|pila|bandera|campana|banda|resistencia|flores|torres|leones|lobos|tigre|union|libertad)$/

const titled = (text: string): string =>
  /\p{Lu}/u.test(text)
    ? text
    : text.replace(/\p{L}+/gu, (word, at: number) =>
        at > 0 && /^(?:de|del|la|las|los|el|y)$/.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
      )

/** The longest place that begins at a position. */
const placeAt = ({ original, plain }: WishText, from: number, isPlace: IsPlace): { place: string; end: number } | null => {
  const ends: number[] = []
  const word = /[a-zñ0-9.']+/y
  for (let at = from; ends.length < MAX_WORDS; ) {
    word.lastIndex = at
    const found = word.exec(plain)
    if (!found) break
    ends.push(word.lastIndex)
    // «Villa Allende, Córdoba»: the province may follow a comma.
    at = word.lastIndex + (/^,? /.exec(plain.slice(word.lastIndex))?.[0].length ?? MAX_WORDS * 1000)
  }
  for (const end of ends.reverse()) {
    const [raw, key] = [writtenOut(original.slice(from, end)), plain.slice(from, end).replace(/[.,]/g, '')]
    const known = placeCalled(key)
    // «En Río Negro, por la zona de Allen»: a town in a province says more than the province.
    const more = known && isProvince(key) ? /^,? (?:(?:en|por|de) )?(?:la zona de |zona )?/.exec(plain.slice(end)) : null
    const town = more && placeAt({ original, plain }, end + more[0].length, isPlace)
    if (known) return town ?? { place: known, end: pastKind(plain, end) }
    // «Neuquén capital» is Neuquén.
    if (/ (?:capital|centro|ciudad)$/.test(key) && isPlace(raw.replace(/ \S+$/, ''))) continue
    if (/^\d(?!\d? de [a-z]{4})/.test(key) || key.length < 3 || COLOUR.test(raw) || !isWhole(raw, isPlace)) continue
    return { place: titled(raw.replace(/[.]+$/, '')), end: pastKind(plain, end) }
  }
  return null
}

/** The town that begins at a position with a slip of the keys, as typed after «en»: «en rosrio». */
const mendedAt = ({ plain }: WishText, from: number): { place: string; end: number } | null => {
  for (const count of [4, 3, 2, 1]) {
    const found = new RegExp(`[a-zñ]+(?: [a-zñ]+){${count - 1}}(?![a-zñ0-9])`, 'y')
    found.lastIndex = from
    const key = found.exec(plain)?.[0]
    const place = key && mendedPlace(key)
    if (key && place) return { place, end: pastKind(plain, from + key.length) }
  }
  return null
}

/** Skips words that mean the town itself: «Mendoza capital», «Rosario centro», and the province behind it: «Sáenz Peña Chaco». */
const pastKind = (plain: string, end: number): number => {
  const past =
    end +
    (/^ (?:capital|cap|centro|ciudad|(?:norte|sur|este|oeste)(?! de)|mza|cba|tuc|nqn|ctes|sfe|pba)(?![a-zñ.])/.exec(plain.slice(end))?.[0]
      .length ?? 0)
  const [behind = '', name = ''] = /^,? ([a-zñ]+(?: del? [a-zñ]+)?(?: [a-zñ]+)?)/.exec(plain.slice(past)) ?? []
  const province = provinceIn(name)
  return province === '' ? past : past + behind.length - name.length + province.length
}

/** Names of quarters begin so, of which only the greatest are known; the town behind them says where they are. */
const quarter = /^(?:Villa|Barrio|B°|Parque|Ciudad|Puerto|San|Santa|Altos de|Loma|Lomas) \p{Lu}\p{L}+(?: \p{Lu}?\p{L}+)?$/u
/** Whether every part between commas is a place: «Palermo, mesa» is a place and a thing. */
const isWhole = (text: string, isPlace: IsPlace): boolean => {
  const parts = text.split(',').map((part) => part.trim())
  return (
    (isPlace(text) && parts.every((part, at) => isPlace(part) || (at > 0 && isProvince(part)))) ||
    (parts.length === 2 && quarter.test(parts[0] ?? '') && /^\p{Lu}/u.test(parts[1] ?? '') && isPlace(parts[1] ?? ''))
  )
}

/** What leads to a place whose name may be mistyped. */
const inside = begins('(?:en|por|cerca de|cerquita de|soy de|somos de|desde|zona(?: de)?) ')

/** A distance from one's own place: «a 15 cuadras de acá». */
const ownPlace = /^\ue000(?: de(?:l)?| desde) (?:aca|casa|(?:mi|donde) [a-zñ]+)(?![a-zñ])/

/** Reads where to look and cuts it out. Only the first known place counts. */
export const readPlace = (text: WishText, isPlace: IsPlace): { where: WishPlace; rest: WishText } => {
  const { km, rest } = readRadius(text)
  // «a menos de 10 km de Caballito»: the centre follows the distance.
  const from = km === null ? null : /\ue000(?: de(?:l)?| desde) /.exec(rest.plain)
  const start = from && placeAt(rest, from.index + from[0].length, isPlace)
  const own = from && ownPlace.exec(rest.plain.slice(from.index))
  if (from && own) return { where: { place: null, radiusKm: km }, rest: cut(rest, from.index, from.index + own[0].length) }
  if (from && start) return { where: { place: start.place, radiusKm: km }, rest: cut(rest, from.index, start.end) }
  for (const [pattern, usual] of cues) {
    for (const match of rest.plain.matchAll(pattern)) {
      const from = match.index + match[0].length
      const known = placeAt(rest, from, isPlace) ?? placeAt(rest, kindless(match), isPlace)
      // «Lomas Zamora» is no place «Lomas» of a thing «Zamora».
      const corrected = known && mendedAt(rest, from)
      const found = corrected && corrected.end > known.end ? corrected : known
      if (found)
        return { where: { place: found.place, radiusKm: km ?? usual }, rest: cut(rest, match.index, pastOthers(rest, found.end, isPlace)) }
    }
  }
  const meant = km === null ? placeMeant(rest, isPlace) : null
  if (meant) return { where: { place: meant.place, radiusKm: INSIDE_KM }, rest: cut(rest, meant.from, meant.end) }
  for (const match of rest.plain.matchAll(inside)) {
    const found = mendedAt(rest, match.index + match[0].length)
    const usual = match[0].startsWith('cerq') || match[0].startsWith('cerca') ? NEAR_KM : INSIDE_KM
    if (found) return { where: { place: found.place, radiusKm: km ?? usual }, rest: cut(rest, match.index, found.end) }
  }
  const apart = placeApart(rest, isPlace)
  if (apart) return { where: { place: apart.place, radiusKm: km ?? INSIDE_KM }, rest: cut(rest, apart.from, apart.end) }
  const [here] = rest.plain.matchAll(words(HERE))
  if (here) return { where: { place: null, radiusKm: km ?? NEAR_KM }, rest: cut(rest, here.index, here.index + here[0].length) }
  return { where: { place: null, radiusKm: km }, rest }
}

/** Things that are taken along, so that «para Bariloche» says what they are for and not where they are to be. */
const TAKEN_ALONG = new RegExp(
  '(?<![a-zñ])(?:ropa|bota|zapatilla|campera|abrigo|traje|guante|carpa|mochila|valija|bolso|pasaje|entrada|cadena|mapa|guia|remera' +
    '|camiseta|bandera|gorr|ticket|excursion|paquete|boots|trip|viaj|vacacion|ir |irme|camino)',
)
/** Before a name «para» means a person as well: «un regalo para Victoria». */
const towards = /(?<![a-zñ0-9])(?:para|pa|p\/) (?=[a-zñ])/g

const isEnd = /^ ?(?:$|[,;.!?)\ue000]|(?:usad|nuev|hasta|y alrededores)[a-z]*)/

/** A place after «para» that ends its piece: «una silla de ruedas para Tafí Viejo»; one word alone may be who gets it. */
const placeMeant = (text: WishText, isPlace: IsPlace): { place: string; from: number; end: number } | null => {
  for (const match of text.plain.matchAll(towards)) {
    const from = match.index + match[0].length
    if (TAKEN_ALONG.test(text.plain.slice(0, match.index))) continue
    const found = placeAt(text, from, isPlace)
    if (!found || !/ /.test(text.plain.slice(from, found.end)) || THING.test(text.original.slice(from, found.end))) continue
    if (isEnd.test(text.plain.slice(found.end))) return { ...found, from: match.index }
  }
  return null
}

/** What may follow a place without naming another: «y alrededores», «o cerca». */
const unnamed = new RegExp(
  '^,? (?:o |y |\\()?(?:(?:sus )?(?:alrededores|cercanias|aledaños|inmediaciones)|cerca|zona(?! (?:norte|sur|oeste|este))|por (?:ahi' +
    '|la zona)|gba' +
    '|conurbano|caba|bs as|buenos aires|argentina|capital|centro|ciudad)(?![a-zñ])\\)?',
)

/** Where the text goes on after further places: «en Tigre o Pilar», «zona norte, GBA». Only the first counts. */
const pastOthers = (text: WishText, end: number, isPlace: IsPlace): number => {
  const rest = text.plain.slice(end)
  const loose = unnamed.exec(rest)
  if (loose) return end + loose[0].length
  const more = /^(?:,| o| y|\/) ?(?:en |por |de )?/.exec(rest)
  const found = more && placeAt(text, end + more[0].length, isPlace)
  return found ? found.end : end
}

/** Where the name begins if the article or «zona» before it is part of it: «en la plata». */
const kindless = (match: RegExpExecArray): number => {
  const cue = /^.*?(?<![a-zñ])(?:en|em|in|por|de|del|a|desde)(?![a-zñ]) ?/.exec(match[0])?.[0].length ?? 0
  return match.index + cue
}

/** Short names of places that need no words before them. */
const endingPlace = new RegExp(
  '(?<![a-zñ0-9])(?:caba|gba(?: (?:norte|sur|oeste))?|mardel|mdq|mdp|cba(?: capital)?|amba|bs as|bsas|capital federal|cap fed' +
    '|zona (?:norte|sur|oeste))(?![a-zñ0-9]| a [a-z])',
)

/** A town that says itself that it is one, at the end: «mesa de pino Mendoza capital». */
const townThatEnds = / (?=[a-zñ]+(?: [a-zñ]+){0,2} (?:capital|ciudad|centro) ?(?:$|[,;.)]))/g

/** A place alone after a comma, or a common abbreviation at the end: «mesa de pino, Rosario», «notebook usada caba». */
const placeApart = (text: WishText, isPlace: IsPlace): { place: string; from: number; end: number } | null => {
  for (const match of text.plain.matchAll(/[,;.!?(|\ue000-] ?(?=[a-zñ])/g)) {
    const from = match.index + match[0].length
    const found = placeAt(text, from, isPlace)
    if (!found || THING.test(text.original.slice(from, found.end))) continue
    const end = pastOthers(text, found.end, isPlace)
    if (/^ ?(?:$|[,;.)|\ue000-])/.test(text.plain.slice(end))) return { place: found.place, end, from: match.index }
  }
  for (const { index } of text.plain.matchAll(townThatEnds)) {
    const found = placeAt(text, index + 1, isPlace)
    if (found && /^ ?(?:$|[,;.)])/.test(text.plain.slice(found.end))) return { place: found.place, from: index, end: found.end }
  }
  const last = endingPlace.exec(text.plain)
  if (!last) return null
  const found = placeAt(text, last.index, (name) => isPlace(name) && name.length <= last[0].length)
  return found && { ...found, from: last.index }
}
