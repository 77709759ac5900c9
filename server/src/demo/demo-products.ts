import { type Condition, conditions } from '@feria/contract/catalogue/values'
import type { Currency } from '@feria/contract/money'
import { type DrawingKind, isDrawingKind } from './drawings.ts'
import { demoPeople } from './people.ts'
import { audioVideo } from './products-audio-video.ts'
import { care, playthings } from './products-care-toys.ts'
import { cars } from './products-cars.ts'
import { clothing } from './products-clothes.ts'
import { electronics } from './products-electronics.ts'
import { furnishing } from './products-furniture.ts'
import { home } from './products-home.ts'
import { music } from './products-music.ts'
import { others, services } from './products-services-others.ts'
import { sporting } from './products-sport.ts'

/** A product of the demo: the fields of `api.catalogue.publish`, its seller, and how to draw it. */
export interface DemoProduct {
  name: string
  /** The model, as the contract calls it. */
  description: string
  details: string
  /** Number in `firstCategories`, from 1. */
  categoryId: number
  condition: Condition
  location: string
  /** Prices are in major units of `currency`. */
  price: number
  originalPrice: number | null
  minSalePrice: number | null
  currency: Currency
  stock: number
  /** The key of one of `demoPeople`. */
  seller: string
  drawing: { kind: DrawingKind; color: string; accent: string }
}

const places = new Map(demoPeople.map(({ key, place }) => [key, place]))

const terms = new RegExp(
  [
    '^(?<condition>[^·]+) · (?<currency>USD|ARS) (?<price>\\d+)(?: · was (?<was>\\d+))?(?: · least (?<least>\\d+))?',
    '(?: · stock (?<stock>\\d+))?(?: · in (?<place>[^·]+))? · (?<seller>\\w+)',
    ' · (?<kind>\\w+) (?<color>#[0-9a-f]{6}) (?<accent>#[0-9a-f]{6})$',
  ].join(''),
)

const readProduct = (block: string, categoryId: number): DemoProduct => {
  const [name = '', description = '', line = '', ...sentences] = block.split('\n')
  const found = terms.exec(line)?.groups
  const condition = conditions.find((it) => it === found?.condition)
  const { seller = '', kind = '', color = '', accent = '' } = found ?? {}
  const location = found?.place ?? places.get(seller)
  if (!found || !condition || !location || !isDrawingKind(kind)) throw new Error(`The demo product «${name}» cannot be read: ${line}`)
  const amount = (text: string | undefined) => (text === undefined ? null : Number(text))
  return {
    name,
    description,
    details: sentences.join(' '),
    categoryId,
    condition,
    location,
    price: Number(found.price),
    originalPrice: amount(found.was),
    minSalePrice: amount(found.least),
    currency: found.currency === 'ARS' ? 'ARS' : 'USD',
    stock: amount(found.stock) ?? 1,
    seller,
    drawing: { kind, color, accent },
  }
}

/**
 * Parses the products of one category, separated by blank lines; each has its name, its model, a line of terms and its details. Terms:
 * condition · price [· was former price] [· least minimum price] [· stock] [· in place] · seller · drawing and its two colours. Stock
 * defaults to 1 and the place to the seller's. Throws on an invalid line.
 */
export const readProducts = (text: string, categoryId: number): DemoProduct[] =>
  text
    .trim()
    .split('\n\n')
    .map((block) => readProduct(block, categoryId))

/** Every product of the demo, by category, always in the same order. */
export const demoProducts: DemoProduct[] = [
  ...readProducts(electronics, 1),
  ...readProducts(audioVideo, 1),
  ...readProducts(clothing, 2),
  ...readProducts(home, 3),
  ...readProducts(furnishing, 3),
  ...readProducts(sporting, 4),
  ...readProducts(cars, 5),
  ...readProducts(music, 6),
  ...readProducts(care, 7),
  ...readProducts(playthings, 8),
  ...readProducts(services, 9),
  ...readProducts(others, 10),
]
