import type { Finding, SearchLine } from '@feria/contract/search/schemas'
import { SEARCH_STREAM } from '@feria/contract/search/values'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aroundHit } from './around-hit.ts'
import { arrange, leadersOf, offersOf, partsOf, topOf } from './cards.ts'
import { formatComparable } from './offer-facts.tsx'
import {
  countFilters,
  filterFindings,
  noSearchFilters,
  platformsOf,
  readSearch,
  type SearchFilters,
  writeSearch,
} from './search-filters.ts'
import { addLine, addPage, begin, countOf, failed, finish, isUncounted, nothingFound } from './search-results.ts'
import { useSearchStore } from './search-store.ts'

const finding = (id: string, changes: Partial<Finding> = {}) =>
  ({
    id,
    platform: 'Local',
    score: 0.5,
    price: changes.comparable === undefined ? 10 : changes.comparable,
    currency: 'USD',
    comparable: 10,
    model: null,
    stock: 1,
    category: 'Hogar y Jardín',
    product: null,
    ...changes,
  }) as Finding
const line = (platform: SearchLine['platform'], products: Finding[], changes: Partial<SearchLine> = {}): SearchLine => ({
  platform,
  state: 'ok',
  products,
  total: products.length,
  next: null,
  reading: null,
  rate: null,
  ...changes,
})
const ids = (findings: Finding[]) => findings.map(({ id }) => id).join('')
const search = (query: string, filters: Partial<SearchFilters> = {}) => ({ query, filters: { ...noSearchFilters, ...filters } })

describe('the address', () => {
  test('[SRCH-14] carries the search and every filter in both directions', () => {
    const all = search('mesa & silla', {
      minPrice: 10,
      maxPrice: 20.5,
      currency: 'ARS',
      condition: 'Usado',
      near: 'Rosario',
      radiusKm: 10,
      platform: 'Mercado Libre',
      inStock: true,
      category: 'Hogar y Jardín',
      onlyArgentina: true,
      asTyped: true,
    })
    expect(readSearch(new URLSearchParams(writeSearch(all)))).toEqual(all)
    expect(`${new URLSearchParams(writeSearch(all))}`).toBe(
      'q=mesa+%26+silla&category=Hogar+y+Jard%C3%ADn&min_price=10&max_price=20.5&currency=ARS&condition=Usado&near=Rosario' +
        '&radius_km=10&platform=Mercado+Libre&in_stock=true&onlyArgentina=true&as_typed=true',
    )
    expect(countFilters(all.filters)).toBe(8)
    expect(writeSearch(search(''))).toEqual({})
  })

  test('[SRCH-32] leaves out malformed values', () => {
    const odd = 'q=+mesa+&min_price=barato&max_price=-1&platform=Temu&in_stock=s%C3%AD&onlyArgentina=1'
    expect(readSearch(new URLSearchParams(odd))).toEqual(search('mesa'))
    expect(readSearch(new URLSearchParams('minPrice=5&maxPrice=6&inStock=true')).filters).toMatchObject({
      minPrice: 5,
      maxPrice: 6,
      currency: 'USD',
      inStock: true,
    })
    expect(readSearch(new URLSearchParams({ q: 'x'.repeat(10_000) })).query).toHaveLength(200)
  })

  test('[SRCH-31] lists the platforms to search', () => {
    expect(platformsOf(search('mesa'))).toEqual(['Local', 'Mercado Libre', 'Amazon', 'Alibaba'])
    expect(platformsOf(search('mesa', { onlyArgentina: true }))).toEqual(['Local', 'Mercado Libre'])
    expect(platformsOf(search('mesa', { platform: 'Amazon' }))).toEqual(['Amazon'])
    expect(platformsOf(search('', { category: 'Otros' }))).toEqual(['Local'])
  })
})

describe('filters', () => {
  const all = [
    finding('a', { comparable: 10, stock: 2 }),
    finding('b', { comparable: 20, stock: 0, category: 'Electrónicos' }),
    finding('c', { comparable: null, category: null }),
    finding('d', { comparable: 30, platform: 'Mercado Libre', stock: null, category: null }),
    finding('e', { comparable: 40, platform: 'Amazon', stock: null, category: null }),
  ]
  test.each<[string, Partial<SearchFilters>, string]>([
    ['[SRCH-32] nothing', {}, 'abcde'],
    ['[SRCH-29] from a price on', { minPrice: 20 }, 'bde'],
    ['[SRCH-29] up to a price', { maxPrice: 20 }, 'ab'],
    ['[SRCH-29] up to a price in pesos, at the rate', { maxPrice: 2000, currency: 'ARS' }, 'ab'],
    ['[SRCH-30] a platform', { platform: 'Mercado Libre' }, 'd'],
    ['[SRCH-30] with stock', { inStock: true }, 'ac'],
    ['[SRCH-30] a piece of a category', { category: 'electro' }, 'b'],
    ['[SRCH-31] only Argentina', { onlyArgentina: true }, 'abcd'],
    ['all together', { minPrice: 5, maxPrice: 15, platform: 'Local', inStock: true, category: 'HOGAR', onlyArgentina: true }, 'a'],
  ])('%s', (_, filters, left) => expect(ids(filterFindings(all, { ...noSearchFilters, currency: 'USD', ...filters }, 100))).toBe(left))
})

describe('cards', () => {
  const ours = finding('a', { model: 's23', score: 0.9, comparable: 700 })
  const other = finding('b', { model: 's23', score: 0.95, comparable: 600, platform: 'Mercado Libre' })
  const third = finding('c', { model: 's23', score: 0.4, comparable: 650, platform: 'Amazon' })
  const alone = finding('d', { score: 0.2, platform: 'Alibaba', comparable: 5 })

  test('offers of a model that has a card are grouped in it; each of ours has its own', () => {
    expect(ids(leadersOf([third, other], [ours]))).toBe('')
    expect(ids(leadersOf([third, other, alone], []))).toBe('bd')
    expect(ids(leadersOf([ours, finding('z', { model: 's23' })], []))).toBe('az')
    expect(ids(offersOf(ours, [ours, other, third, alone]))).toBe('bca')
    expect(offersOf(ours, [ours, finding('z', { model: 's23' })])).toEqual([])
    expect(ids(offersOf(other, [other, { ...other, id: 'e', comparable: 1 }]))).toBe('eb')
    expect(offersOf(alone, [alone, finding('z', { model: null })])).toEqual([])
  })

  test('seen results do not move; below them they are sorted by score', () => {
    const shown = [finding('1', { score: 0.8 }), finding('2', { score: 0.6 }), finding('3', { score: 0.4 })]
    const late = [finding('x', { score: 0.99, platform: 'Amazon' }), finding('y', { score: 0.5, platform: 'Amazon' })]
    expect(ids(arrange(shown, late, 0))).toBe('x12y3')
    expect(ids(arrange(shown, late, 2))).toBe('12xy3')
    expect(ids(arrange(shown, late, 3))).toBe('123xy')
  })

  test('[SRCH-21] the top is the five cheapest matching and available ones in one currency', () => {
    const many = [9, 3, 7, 1, 5, 8].map((comparable) => finding(String(comparable), { comparable }))
    expect(ids(topOf(many, true))).toBe('13578')
    const sold = { sold: true, stock: 0 } as Finding['product']
    const odd = [
      finding('n', { comparable: null }),
      finding('f', { comparable: 1, score: 0.1 }),
      finding('v', { comparable: 1, product: sold }),
    ]
    expect(topOf(odd, true)).toEqual([])
    expect(ids(topOf(odd, false))).toBe('f')
    const mixed = [finding('f', { comparable: 1, score: 0.56 }), finding('c', { comparable: 9, score: 0.7 }), finding('b', { score: 0.9 })]
    expect(ids(topOf(mixed, true))).toBe('cb')
    const broken = [finding('o', { comparable: 1, isOutsidePrice: true }), finding('w', { comparable: 2 })]
    expect(ids(topOf(broken, true))).toBe('w')
  })

  test('what breaks a spoken price stands below all that does not, whatever its score', () => {
    const shown = [finding('o', { score: 0.9, isOutsidePrice: true }), finding('w', { score: 0.2 })]
    expect(ids(arrange([], shown, 0))).toBe('wo')
  })

  test('are told apart: what coincides, what only mentions the search, and what breaks a spoken price', () => {
    const cards = [finding('a', { score: 0.8 }), finding('b', { score: 0.34 }), finding('c', { score: 0.9, isOutsidePrice: true })]
    const parts = ({ good, rest, outside }: ReturnType<typeof partsOf<Finding>>) => [good, rest, outside].map(ids)
    expect(parts(partsOf(cards, true))).toEqual(['a', 'b', 'c'])
    expect(parts(partsOf(cards, false))).toEqual(['ab', '', 'c'])
    expect(parts(partsOf(cards.slice(1), true))).toEqual(['b', '', 'c'])
  })

  test('a snippet starts shortly before the hit', () => {
    const piece = (text: string, isHit = false) => ({ text, isHit })
    expect(aroundHit([piece('Sin nada.')])).toEqual([])
    expect(aroundHit([piece('Con '), piece('celular', true), piece(' nuevo')])).toHaveLength(3)
    const long = [piece('Cuerina, correa de cadena. Está como nueva, entra un '), piece('celular', true), piece('.')]
    expect(aroundHit(long).map(({ text }) => text)).toEqual(['…Está como nueva, entra un ', 'celular', '.'])
  })

  test('comparable dollars are short', () => {
    expect([12, 12.5, 99.99, 1234.56].map(formatComparable)).toEqual([
      '≈ US$\u00a012',
      '≈ US$\u00a012,50',
      '≈ US$\u00a099,99',
      '≈ US$\u00a01.235',
    ])
  })
})

describe('a search', () => {
  const spoken = { thing: 'mesa', price: null, condition: null, place: null, purpose: null }
  const reading = { corrected: null, isRelaxed: false, spoken, missing: null, categories: [] }

  test('[SRCH-26] holds query, results, pending flag, error and each stated filter, with currency, condition and place', () => {
    const filters = { minPrice: 5, maxPrice: 50, platform: 'Local', inStock: true, category: 'hogar', onlyArgentina: true } as const
    const state = begin(nothingFound, search('mesa', filters))
    expect(state).toMatchObject({ query: 'mesa', filters, products: [], cards: [], loading: true, error: null })
    expect(Object.keys(state.filters).sort()).toEqual(
      [...Object.keys(filters), 'currency', 'condition', 'near', 'radiusKm', 'asTyped'].sort(),
    )
  })

  test('[SRCH-27] waits for each platform, then holds its results, once', () => {
    let found = begin(nothingFound, search('mesa'))
    expect([found.loading, found.parts.map(({ state }) => state)]).toEqual([true, Array(4).fill('esperando')])
    found = addLine(found, line('Local', [finding('a'), finding('b', { score: 0.7 })], { reading, total: 40, next: 'c' }), 0)
    found = addLine(found, line('Amazon', [finding('z', { platform: 'Amazon', score: 0.9 })]), 1)
    found = addLine(found, line('Amazon', [finding('z', { platform: 'Amazon', score: 0.9 })]), 1)
    expect([ids(found.products), ids(found.cards), countOf(found)]).toEqual(['abz', 'bza', 41])
    found = finish(found)
    expect(found.parts.map(({ state }) => state)).toEqual(['ok', 'sin respuesta', 'ok', 'sin respuesta'])
    expect([found.loading, found.error, found.reading]).toEqual([false, null, reading])
    found = addPage(found, line('Local', [finding('y', { score: 0.99 })], { total: 40, reading: { ...reading, corrected: 'x' } }))
    expect([ids(found.cards), found.parts[0]?.count, found.parts[0]?.next, found.reading]).toEqual(['bzay', 3, null, reading])
  })

  test('[SRCH-19] is counted as far as it is known', () => {
    const found = addLine(begin(nothingFound, search('mesa')), line('Local', [finding('a')], { total: null, next: 'c' }), 0)
    expect([countOf(found), found.parts.map(isUncounted)]).toEqual([1, [true, false, false, false]])
    const whole = addPage(found, line('Local', [finding('b')], { total: null }))
    expect([countOf(whole), whole.parts.some(isUncounted)]).toEqual([2, false])
  })

  test('of the same text shows the results that pass the new filters at once, until newer ones arrive', () => {
    const before = addLine(begin(nothingFound, search('mesa')), line('Local', [finding('a'), finding('b', { comparable: 99 })]), 0)
    const narrowed = begin(before, search('mesa', { maxPrice: 50, currency: 'USD' }))
    expect([ids(narrowed.cards), narrowed.isStale, countOf(narrowed)]).toEqual(['a', true, 1])
    expect(ids(addLine(narrowed, line('Local', [finding('c')]), 1).cards)).toBe('c')
    expect(begin(before, search('silla')).cards).toEqual([])
    // What is cheaper than a sum in the other currency is known by the rate of the search before.
    const rate = { ars: 1000 } as SearchLine['rate']
    expect([begin({ ...before, rate }, search('silla')).rate, begin({ ...before, rate }, search('mesa')).rate]).toEqual([rate, rate])
    expect(begin({ ...before, products: before.cards, error: 'No va.' }, search('silla'))).toMatchObject({
      products: [],
      error: null,
      reading: null,
    })
    expect(finish(begin(before, search('mesa', { platform: 'Amazon', onlyArgentina: true }))).cards).toEqual([])
  })

  test('that fails shows an error only where nothing arrived', () => {
    expect(failed(begin(nothingFound, search('mesa')), 'No va.').error).toBe('No va.')
    const half = failed(addLine(begin(nothingFound, search('mesa')), line('Local', [finding('a')]), 0), 'No va.')
    expect([half.error, ids(half.cards), half.parts[3]?.state]).toEqual([null, 'a', 'sin respuesta'])
  })
})

describe('the store', () => {
  const answers: (() => Response | Promise<Response>)[] = []
  const asked: string[] = []
  beforeEach(() => {
    asked.length = 0
    answers.length = 0
    vi.stubGlobal('fetch', async (address: string) => {
      asked.push(address)
      return answers.shift()?.() ?? new Response('', { status: 500 })
    })
  })
  afterEach(() => vi.unstubAllGlobals())
  const store = () => useSearchStore.getState()
  const whole = (parts: SearchLine[]) => () =>
    Response.json({
      products: parts.flatMap(({ products }) => products),
      platforms: parts.map(({ products, ...part }) => part),
      reading: null,
      rate: null,
    })
  const streamed =
    (...lines: SearchLine[]) =>
    () =>
      new Response(lines.map((one) => `${JSON.stringify(one)}\n`).join(''))

  test('[SRCH-25] an empty search is an empty list without a request', async () => {
    await store().search(search('', { minPrice: 5 }), () => 0)
    expect([asked, store().products, store().loading]).toEqual([[], [], false])
  })

  test('reads the stream, and shows the same search again without a request', async () => {
    answers.push(streamed(line('Local', [finding('a')]), line('Amazon', []), line('Mercado Libre', []), line('Alibaba', [])))
    await store().search(search('mesa'), () => 0)
    expect(asked).toEqual([`${SEARCH_STREAM}?q=mesa&limit=24`])
    expect([ids(store().cards), store().loading]).toEqual(['a', false])
    await store().search(search('mesa'), () => 0)
    expect(asked).toHaveLength(1)
  })

  test('requests the whole list when the stream breaks, keeping earlier results', async () => {
    answers.push(() => new Response(`${JSON.stringify(line('Local', [finding('a')]))}\n{"platf`))
    answers.push(whole([line('Local', [finding('b')]), line('Amazon', [finding('z', { platform: 'Amazon' })])]))
    await store().search(search('silla'), () => 1)
    expect(asked[1]).toBe('/api/v1/products/search?q=silla&limit=24')
    expect(ids(store().cards)).toBe('az')
    answers.push(whole([line('Alibaba', [finding('y', { platform: 'Alibaba' })])]))
    await store().retry('Alibaba', () => 2)
    expect(asked[2]).toBe('/api/v1/products/search?q=silla&limit=24&platform=Alibaba')
    expect(store().parts.map(({ state }) => state)).toEqual(['ok', 'sin respuesta', 'ok', 'ok'])
    await store().retry('Mercado Libre', () => 3)
    expect(store().parts[1]?.state).toBe('sin respuesta')
    // What lacks somebody is no answer to keep: the same search asks anew.
    const before = asked.length
    await store().search(search('silla'), () => 0)
    expect(asked.slice(before)[0]).toBe(`${SEARCH_STREAM}?q=silla&limit=24`)
  })

  test('[SRCH-28] keeps the message of a refusal, and does not retry it', async () => {
    answers.push(() => Response.json({ error: 'catalogue.price-range', message: 'El mínimo…' }, { status: 400 }))
    await store().search(search('banco'), () => 0)
    expect([asked.length, store().error, store().loading]).toEqual([1, 'El mínimo…', false])
    const broken = () => new Response(' la base no responde\n', { status: 500, headers: { 'content-type': 'text/plain; charset=utf-8' } })
    answers.push(broken, broken)
    await store().search(search('butaca'), () => 0)
    expect(store().error).toBe('la base no responde')
    const page = () => new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } })
    answers.push(page, page)
    await store().search(search('taburete'), () => 0)
    expect(store().error).toBe('')
    await store().search(search('banqueta'), () => 0)
    expect(store().error).toBe('')
  })

  test('a cancelled search changes nothing in the next', async () => {
    let release = () => {}
    answers.push(async () => {
      await new Promise<void>((resolve) => {
        release = resolve
      })
      return streamed(line('Local', [finding('viejo')]))()
    })
    const old = store().search(search('viejo'), () => 0)
    answers.push(streamed(line('Local', [finding('n')])))
    await store().search(search('nuevo'), () => 0)
    release()
    await old
    expect([store().query, ids(store().cards)]).toEqual(['nuevo', 'n'])
  })

  test('our next page is appended', async () => {
    answers.push(streamed(line('Local', [finding('a')], { next: 'c2', total: 2 })))
    await store().search(search('lampara'), () => 0)
    answers.push(whole([line('Local', [finding('b', { score: 1 })])]))
    expect(await store().more()).toBe(true)
    expect(asked.at(-1)).toBe('/api/v1/products/search?q=lampara&limit=24&cursor=c2')
    expect([ids(store().cards), await store().more()]).toEqual(['ab', true])
  })
})
