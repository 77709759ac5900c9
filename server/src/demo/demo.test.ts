import { api } from '@feria/contract'
import { conditions, firstCategories } from '@feria/contract/catalogue/values'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { demoProducts, readProducts } from './demo-products.ts'
import { draw } from './draw.ts'
import { drawings, isDrawingKind } from './drawings.ts'
import { demoPeople } from './people.ts'

const count = (holds: (product: (typeof demoProducts)[number]) => boolean) => demoProducts.filter(holds).length

/** Every tag is closed in its order, and every attribute has a whole value. */
const isWellFormed = (svg: string): boolean => {
  const open: string[] = []
  const rest = svg.replace(
    /<(\/?)([a-z]\w*)((?: [\w:-]+="[^"<>]+")*)(\/?)>/g,
    (_, closes: string, tag: string, _attributes, closed: string) => {
      if (closes) return open.pop() === tag ? '' : '!'
      if (!closed) open.push(tag)
      return ''
    },
  )
  return rest === '' && open.length === 0 && !/NaN|undefined|null/.test(svg)
}

describe('the products of the demo', () => {
  test('[CAT-10] fill every initial category with at least eight', () => {
    expect(demoProducts.length).toBeGreaterThanOrEqual(200)
    for (const [i, name] of firstCategories.entries())
      expect(
        count(({ categoryId }) => categoryId === i + 1),
        name,
      ).toBeGreaterThanOrEqual(8)
  })

  test('can all be published', () => {
    const body = api.catalogue.publish.body
    for (const { seller: _, drawing: __, ...fields } of demoProducts)
      expect(body?.safeParse(fields), fields.name).toMatchObject({ data: fields })
  })

  test('differ in name, model and details', () => {
    for (const field of ['name', 'description', 'details'] as const)
      expect(new Set(demoProducts.map((product) => product[field])).size, field).toBe(demoProducts.length)
    expect(count(({ details }) => details.split(/[.!?] /).length < 2)).toBe(0)
  })

  test('[CAT-05] show every condition, both currencies, and stock of none, one and many', () => {
    for (const condition of conditions)
      expect(
        count((product) => product.condition === condition),
        condition,
      ).toBeGreaterThan(9)
    expect(count(({ currency }) => currency === 'ARS') / demoProducts.length).toBeGreaterThan(0.15)
    expect(count(({ currency }) => currency === 'USD') / demoProducts.length).toBeGreaterThan(0.6)
    expect(count(({ stock }) => stock === 0)).toBeGreaterThan(2)
    expect(count(({ stock }) => stock === 1)).toBeGreaterThan(100)
    expect(count(({ stock }) => stock > 1)).toBeGreaterThan(30)
  })

  test('[CAT-08] have a former price above the price, and a minimum below it', () => {
    const wrong = demoProducts.filter(
      ({ price, originalPrice, minSalePrice }) => (originalPrice ?? Infinity) <= price || (minSalePrice ?? 0) >= price,
    )
    expect(wrong).toEqual([])
    expect(count(({ originalPrice }) => originalPrice !== null)).toBeGreaterThan(20)
    expect(count(({ minSalePrice }) => minSalePrice !== null)).toBeGreaterThan(20)
  })

  test('are sold by twelve of fourteen people, each with several', () => {
    expect(new Set(demoPeople.map(({ email }) => email)).size).toBe(14)
    for (const { key } of demoPeople.slice(0, 12))
      expect(
        count(({ seller }) => seller === key),
        key,
      ).toBeGreaterThan(5)
    expect(count(({ seller }) => !demoPeople.slice(0, 12).some(({ key }) => key === seller))).toBe(0)
  })

  test('are refused when a line cannot be parsed', () => {
    expect(() => readProducts('Mesa\nDe pino\nUsado · USD 10 · nadie · table #aabbcc #ddeeff\nLinda.', 3)).toThrow('«Mesa»')
    expect(() => readProducts('Mesa\nDe pino\nRoto · USD 10 · rocio · table #aabbcc #ddeeff\nLinda.', 3)).toThrow('Roto')
  })
})

describe('the drawings', () => {
  const kinds = Object.keys(drawings).filter(isDrawingKind)

  test('are all used', () => {
    expect(kinds.length).toBeGreaterThanOrEqual(45)
    expect(new Set(demoProducts.map(({ drawing }) => drawing.kind)).size).toBe(kinds.length)
  })

  test.each(kinds)('%s is well formed and renders', async (kind) => {
    const svg = draw({ name: `One ${kind}`, drawing: { kind, color: '#3f5d7d', accent: '#e8a84c' } }, 0)
    expect(isWellFormed(svg)).toBe(true)
    const { width, height } = await sharp(Buffer.from(svg))
      .resize(320)
      .webp()
      .toBuffer({ resolveWithObject: true })
      .then(({ info }) => info)
    expect([width, height]).toEqual([320, 240])
  })

  test('are deterministic, and differ by product and number', () => {
    const pictures = demoProducts.flatMap((product) => [0, 1].map((n) => draw(product, n)))
    expect(new Set(pictures).size).toBe(pictures.length)
    expect(demoProducts.flatMap((product) => [0, 1].map((n) => draw(product, n)))).toEqual(pictures)
  })
})
