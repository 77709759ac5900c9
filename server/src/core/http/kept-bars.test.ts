import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMember, aProduct } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())

const read = async (url: string) => (await testApp.app.http.inject({ method: 'GET', url })).body

/** Where the bars say that the reader is. */
const currentIn = (html: string) =>
  [...html.matchAll(/<a [^>]*aria-current="page"[^>]*>/g)].map(([link]) => /href="([^"]+)"/.exec(link)?.[1]).toSorted()

const searchesIn = (html: string) => html.split('<form action="/buscar">').length - 1

test('the bars of a page say where it is, whatever page was rendered before it, also below it and where nothing is', async () => {
  for (const [url, current] of [
    ['/explorar', []],
    ['/match', ['/match']],
    ['/nada', []],
    ['/match/nada', ['/match']],
    ['/all-products', ['/all-products']],
    ['/MATCH', ['/match']],
    ['/nada/otra', []],
    ['/dashboard', ['/dashboard', '/dashboard']],
    ['/explorar?max_price=7', []],
  ] as const)
    expect(currentIn(await read(url)), url).toEqual(current)
})

test('a page that searches by itself has no search in its bars, every other one has both', async () => {
  expect([await read('/explorar'), await read('/buscar'), await read('/ayuda')].map(searchesIn)).toEqual([2, 0, 2])
})

test('what is around two products is the same, and what is inside is not', async () => {
  const seller = await aMember(testApp)
  const pages = []
  for (const name of ['Rueca', 'Telar'])
    pages.push(await read(`/p/${name.toLowerCase()}-${(await aProduct(testApp, seller, { name })).id}`))
  const [around, inside] = [/<header.*<\/header>|<footer.*<\/footer><nav.*?<\/nav>/gs, /<main.*<\/main>/s]
  const [one, other] = pages.map((page) => page.match(around) ?? [])
  expect(one).toHaveLength(2)
  expect(other).toEqual(one)
  expect(pages.map((page) => /<h1[^>]*>(.*?)<\/h1>/.exec(inside.exec(page)?.[0] ?? '')?.[1])).toEqual(['Rueca', 'Telar'])
})
