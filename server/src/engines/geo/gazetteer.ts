import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fold } from '@feria/contract/fold'
import { serverFolder } from '../../core/server-folder.ts'
import type { Geo, Place, Point } from './geo.ts'
import { kilometres } from './great-circle.ts'

/** Name, province (or CABA), latitude, longitude, population (0 when unknown). */
type Entry = [name: string, province: string, lat: number, lon: number, population: number]

/** Name, state or region, its abbreviation if any, country, latitude, longitude, rounded population. */
type EntryAbroad = [name: string, region: string, letters: string, country: string, lat: number, lon: number, population: number]

interface Listed extends Place {
  /** All names of its province or state, folded. */
  regions: string[]
  country: string
  population: number
}

const HOME = 'argentina'
/** All names of the countries in the list. */
const COUNTRIES: Record<string, string> = { argentina: HOME, brasil: 'brasil', brazil: 'brasil', chile: 'chile' }

/** A place counts as part of a town up to this distance: «City Bell, La Plata». */
const SAME_TOWN_KM = 40
/** Up to here somebody means the place of that name around them, and not the larger one elsewhere. */
const AROUND_KM = 200
/** All names of the city of Buenos Aires. */
const CAPITAL = /^(caba|c a b a|capital federal|cap fed|ciudad( autonoma)? de buenos aires)$/
/** Words before a name that only give the kind of place. */
const KIND = /^(barrio|bo|ciudad de|localidad de|provincia de|prov de|pcia de|estado d[eo]|region( de| del)?) /
/**
 * A postcode before its town: «1414 Palermo», «C1414CXB Palermo», in Brazil «90010-000 Porto Alegre», in Chile «2520000 Viña del Mar».
 */
const POSTCODE = /^([a-z]?\d{4}([a-z]{3})?|\d{5} \d{3}|\d{7}) /
/** Days that towns are called after are written out in the list. */
const DAYS: Record<string, string> = { 2: 'dos', 3: 'tres', 9: 'nueve', 25: 'veinticinco' }
const DAY = /^(\d{1,2})(?= de [a-z])/
const MAX_PARTS = 6
const MAX_WORDS = 8

const clean = (part: string): string => {
  const folded = fold(part)
  return CAPITAL.test(folded)
    ? 'caba'
    : folded
        .replace(POSTCODE, '')
        .replace(KIND, '')
        .replace(DAY, (day) => DAYS[day] ?? day)
}

const partsOf = (text: string): string[] =>
  text
    .split(/[,;()/|]| [-–—] /)
    .map(clean)
    .filter((part) => part !== '')
    .slice(0, MAX_PARTS)

const readEntries = <T>(file: string): T[] => JSON.parse(readFileSync(join(serverFolder, 'gazetteer', file), 'utf8')) as T[]

/**
 * The towns of Argentina, neighbourhoods of Buenos Aires and some other cities, and large towns of Brazil and Chile, by folded name:
 * Argentina first, the largest first.
 */
const readPlaces = (): Map<string, Listed[]> => {
  const places = new Map<string, Listed[]>()
  const add = (name: string, place: Listed) => places.set(name, [...(places.get(name) ?? []), place])
  for (const [name, province, lat, lon, population] of readEntries<Entry>('argentina.json')) {
    const place = { lat, lon, province, population, regions: [fold(province)], country: HOME }
    add(fold(name), place)
    if (name === 'Buenos Aires') add('caba', place)
  }
  for (const [name, region, letters, country, lat, lon, population] of readEntries<EntryAbroad>('abroad.json')) {
    add(fold(name), {
      lat,
      lon,
      province: region,
      population,
      regions: [region, letters].map(fold).filter(Boolean),
      country: fold(country),
    })
  }
  const isAbroad = ({ country }: Listed) => Number(country !== HOME)
  for (const found of places.values()) found.sort((a, b) => isAbroad(a) - isAbroad(b) || b.population - a.population)
  return places
}

/** Of places of one name the nearest to a point; null without a point, or where none is around it. */
const nearest = (named: readonly Listed[], near: Point | null | undefined): Listed | null => {
  if (!near || named.length < 2) return null
  const around = named.map((place) => ({ place, km: kilometres(place, near) })).filter(({ km }) => km <= AROUND_KM)
  return around.sort((a, b) => a.km - b.km)[0]?.place ?? null
}

/**
 * Opens the gazetteer shipped with the code; it is read on first use. Towns and populations are from GeoNames (https://www.geonames.org,
 * CC BY 4.0), with province names in Spanish; the points of neighbourhoods and of towns in Brazil and Chile are approximate and our own.
 */
export const openGazetteer = (): Geo => {
  let places: Map<string, Listed[]> | undefined

  const find = (parts: string[], country: string | undefined, near?: Point | null): Listed | null => {
    const [first, ...rest] = parts
    if (first === undefined) return null
    places ??= readPlaces()
    const named = places.get(first)?.filter((place) => !country || place.country === country) ?? []
    if (named.length === 0) return findWithin(first.split(' ').slice(0, MAX_WORDS), rest, country) ?? find(rest, country, near)
    if (rest.length === 0) return nearest(named, near) ?? named[0] ?? null
    const ofRegion = named.find(({ regions }) => rest.some((part) => regions.includes(part)))
    if (ofRegion) return ofRegion
    // The rest is a known town: either this is a part of it, or only the town is reliable.
    const town = find(rest, country)
    if (!town) return named[0] ?? null
    return named.find((place) => kilometres(place, town) <= SAME_TOWN_KM) ?? town
  }

  /** «Palermo CABA», «Porto Alegre RS»: a name and its region without a comma between them. */
  const findWithin = (words: string[], rest: string[], country: string | undefined): Listed | null => {
    for (let end = words.length - 1; end > 0; end--) {
      const [head, tail] = [words.slice(0, end).join(' '), clean(words.slice(end).join(' '))]
      const named = places?.get(head)
      if (!named) continue
      if (rest.length === 0 && !country && COUNTRIES[tail]) return find([head], COUNTRIES[tail])
      if (places?.has(tail) || named.some(({ regions }) => regions.includes(tail))) return find([head, tail, ...rest], country)
    }
    return null
  }

  return {
    locate: (text, near) => {
      const parts = partsOf(text)
      // Only at the end: «Chile» and «Brasil» are streets too.
      const country = COUNTRIES[parts.at(-1) ?? '']
      const found = find(country ? parts.slice(0, -1) : parts, country, near)
      return found && { lat: found.lat, lon: found.lon, province: found.province }
    },
    kilometres,
  }
}
