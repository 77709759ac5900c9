import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { neverMade, writeBooks } from './book.ts'
import { riseIds } from './even-ids.ts'
import { type LivedMarket, openMarket } from './market.ts'
import { askAll, type Question } from './questions.ts'
import { forget, goOn, live } from './story/story.ts'

const MODULES = [
  'accounts',
  'admin',
  'assistant',
  'blocks',
  'catalogue',
  'chat',
  'favorites',
  'help',
  'identities',
  'moderation',
  'notifications',
  'operations',
  'orders',
  'payments',
  'phones',
  'prospecting',
  'reports',
  'reselling',
  'reviews',
  'search',
  'uploads',
  'wishes',
  'seo',
]
/** What nobody calls in the market, and why. */
const NOT_MADE: Record<string, string> = {}

/** Squares of grey. */
const photo = (): Promise<Buffer> => {
  const grey = Buffer.from(Array.from({ length: 72 }, (_, n) => (n * n * 37) % 200))
  const raw = { width: 9, height: 8, channels: 1 } as const
  return sharp(grey, { raw }).resize(900, 800, { kernel: 'nearest' }).toColourspace('srgb').jpeg().toBuffer()
}

let market: LivedMarket
let questions: Question[]
let books: Map<string, string>
let stopRising: () => void
beforeAll(async () => {
  stopRising = riseIds()
  market = await openMarket(await photo())
  await live(market)
  questions = await askAll(market)
  await goOn(market)
  const later = await askAll(market, true)
  await forget(market)
  market.settleNames()
  books = writeBooks(market, questions, later)
}, 900_000)
afterAll(async () => {
  stopRising()
  await market.testApp.close()
})

test('every call of the contract is made in the market', () => {
  expect(neverMade(market.acts, questions)).toEqual(Object.keys(NOT_MADE))
})

test('nothing goes wrong on our side', () => {
  const failed = [...market.acts, ...questions].filter(({ status }) => status >= 500)
  expect(failed.map(({ by, path }) => `${path} by ${by}`)).toEqual([])
})

test.each(MODULES)('what calls of %s answer', async (module) => {
  await expect(books.get(`answers/${module}.txt`) ?? '').toMatchFileSnapshot(`answers/${module}.txt`)
})

test.each(MODULES)('what calls of %s answer five weeks later, where that is something else', async (module) => {
  await expect(books.get(`afterwards/${module}.txt`) ?? '').toMatchFileSnapshot(`afterwards/${module}.txt`)
})

test.each(MODULES)('what comes of acts of %s', async (module) => {
  await expect(books.get(`acts/${module}.txt`) ?? '').toMatchFileSnapshot(`acts/${module}.txt`)
})

test('nothing is left unwritten', () => {
  expect([...books.keys()].filter((file) => !MODULES.includes(file.split(/[/.]/)[1] ?? ''))).toEqual([])
})
