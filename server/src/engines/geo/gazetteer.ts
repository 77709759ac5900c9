import { readFileSync } from 'node:fs'
import { fold } from '../../language/fold.ts'
import type { Geo, Point } from './geo.ts'
import { kilometres } from './great-circle.ts'

/** Name, province (or CABA), latitude, longitude, population (0 when it is not known). */
type Entry = [name: string, province: string, lat: number, lon: number, population: number]

interface Place extends Point {
  province: string
  population: number
}

/** A place counts as part of a town when it is no further from it: «City Bell, La Plata». */
const SAME_TOWN_KM = 40
/** The city of Buenos Aires, in all its names. */
const CAPITAL = /^(caba|c a b a|capital federal|cap fed|ciudad( autonoma)? de buenos aires)$/
/** Words before a name that say only what kind of place it is. */
const KIND = /^(barrio|bo|ciudad de|localidad de|provincia de|prov de|pcia de) /
/** The old postcode and the new one, where it stands before its town: «1414 Palermo», «C1414CXB Palermo». */
const POSTCODE = /^[a-z]?\d{4}([a-z]{3})? /
const MOST_PARTS = 6
const MOST_WORDS = 8

const clean = (part: string): string => {
  const folded = fold(part)
  return CAPITAL.test(folded) ? 'caba' : folded.replace(POSTCODE, '').replace(KIND, '')
}

const partsOf = (text: string): string[] =>
  text
    .split(/[,;()/|]| [-–—] /)
    .map(clean)
    .filter((part) => part !== '' && part !== 'argentina')
    .slice(0, MOST_PARTS)

/** The towns of Argentina, the neighbourhoods of Buenos Aires and some of other cities, by folded name, the largest first. */
const readPlaces = (): Map<string, Place[]> => {
  const entries = JSON.parse(readFileSync(new URL('./places.json', import.meta.url), 'utf8')) as Entry[]
  const places = new Map<string, Place[]>()
  const add = (name: string, place: Place) => places.set(name, [...(places.get(name) ?? []), place])
  for (const [name, province, lat, lon, population] of entries) {
    const place = { lat, lon, population, province: fold(province) }
    add(fold(name), place)
    if (name === 'Buenos Aires') add('caba', place)
  }
  for (const found of places.values()) found.sort((a, b) => b.population - a.population)
  return places
}

/**
 * Opens the gazetteer that is shipped with the code; it is read at the first question. Towns and populations are from GeoNames
 * (https://www.geonames.org, CC BY 4.0), names of provinces spelled in Spanish; the points of neighbourhoods are approximate and our own.
 */
export const openGazetteer = (): Geo => {
  let places: Map<string, Place[]> | undefined

  const find = (parts: string[]): Place | null => {
    const [first, ...rest] = parts
    if (first === undefined) return null
    places ??= readPlaces()
    const named = places.get(first)
    if (!named) return findWithin(first.split(' ').slice(0, MOST_WORDS), rest) ?? find(rest)
    if (rest.length === 0) return named[0] ?? null
    const ofProvince = named.find(({ province }) => rest.includes(province))
    if (ofProvince) return ofProvince
    // The rest is a town that we know: either this is a part of it, or only the town can be believed.
    const town = find(rest)
    if (!town) return named[0] ?? null
    return named.find((place) => kilometres(place, town) <= SAME_TOWN_KM) ?? town
  }

  /** «Palermo CABA»: a name and what it lies in, without a comma between them. */
  const findWithin = (words: string[], rest: string[]): Place | null => {
    for (let end = words.length - 1; end > 0; end--) {
      const [head, tail] = [words.slice(0, end).join(' '), clean(words.slice(end).join(' '))]
      if (places?.has(head) && (places.has(tail) || tail === 'caba')) return find([head, tail, ...rest])
    }
    return null
  }

  return {
    locate: (text) => {
      const found = find(partsOf(text))
      return found && { lat: found.lat, lon: found.lon }
    },
    kilometres,
  }
}
