import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { impliedKinds } from '../../language/lexicon/kinds.ts'
import { prepare } from '../../language/scoring/score.ts'
import { searchScore } from '../../language/searches/search-score.ts'
import { readWanted } from '../../language/searches/wanted.ts'
import { productKeys, wishKeys } from './keys.rules.ts'
import { readOffered, scoreMatch, wishQuery } from './match.rules.ts'

interface Row {
  verdict: string
  wish: { text: string; maxPrice?: number }
  product: {
    name: string
    brand: string | null
    category: string
    condition: 'Nuevo' | 'Como nuevo' | 'Usado' | 'Para reparar'
    price: number
    details: string
  }
}

const folder = join(import.meta.dirname, '..', '..', '..', '..', 'bench', 'data', 'understanding')
const rows = ['pairs-tune', 'pairs-more'].flatMap((name) => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as Row[])

/** What the search shows among the good ones: of the kind and well above what only shares a word. */
const GOOD = 0.5

test('a wish for a thing finds what a search of the same words finds among the good ones and people call a match', () => {
  const matches = rows.filter(
    ({ verdict, wish: { maxPrice }, product: { price, category } }) =>
      verdict === 'MATCH' && category !== 'Servicios' && price <= (maxPrice ?? price),
  )
  const good = matches.filter(({ wish, product: { name, category, condition, details } }) => {
    const text = prepare({ name, category: `${category} ${impliedKinds(name)}`, details, condition })
    const { value, isMet } = searchScore(readWanted(wish.text), text, { condition })
    return isMet && value >= GOOD
  })
  const missed = good.filter(({ wish, product }) => {
    const { name, brand, category, condition, details } = product
    const texts = { name, description: brand ?? '', details }
    const offered = readOffered(
      { ...texts, categoryName: category },
      { location: '', priceMinor: null, currency: 'ARS', comparableMinor: null, condition },
    )
    const limits = { country: 'Argentina', maxPriceMinor: null, currency: 'ARS', comparableMaxMinor: null, radiusKm: null } as const
    const keys = productKeys(texts)
    const isFound = wishKeys(wish.text).some((key) => keys.special.includes(key) || keys.general.includes(key))
    return !isFound || scoreMatch({ query: wishQuery(wish.text), ...limits }, offered, null) === null
  })
  expect(good.length).toBeGreaterThan(100)
  expect(missed.map(({ wish, product }) => `${wish.text} | ${product.name}`)).toEqual([])
})
