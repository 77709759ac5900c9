import type { Turn } from '@feria/contract/assistant/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askAssistant, linesOf, readAloud } from '../../testing/assistant.ts'
import { aMember, aProduct, type Person } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { setRate } from '../catalogue/catalogue.module.ts'

let testApp: TestApp
let ana: Person
beforeAll(async () => {
  testApp = await createTestApp()
  ana = await aMember(testApp)
  const seller = await aMember(testApp, 'Vera Vende')
  await setRate(testApp.app.ctx, 150_000, 'test')
  const sell = (name: string, price: number, rest: object = {}) =>
    aProduct(testApp, seller, { name, description: 'x', price, currency: 'ARS', location: 'Caballito, CABA', condition: 'Usado', ...rest })
  await sell('Mesa de algarrobo', 90_000)
  await sell('Mesa de pino', 60_000, { location: 'Córdoba' })
  await sell('Mesa de roble', 30_000, { condition: 'Nuevo' })
  await sell('Silla de mimbre', 10_000)
})
afterAll(() => testApp.close())

const replyTo = async (...texts: string[]) => {
  const turns = texts.map((content): Turn => ({ role: 'user', content }))
  const lines = await askAssistant(testApp, ana, { turns, chips: null })
  const names = linesOf(lines, 'products').flatMap(({ products }) => products.map(({ name }) => name))
  return { names, chips: linesOf(lines, 'reading')[0]?.chips, text: readAloud(lines) }
}

test('«más barato» is below the first of what was shown, as often as it is said, and keeps the rest', async () => {
  const first = (await replyTo('busco una mesa')).names
  const prices: Record<string, number> = { 'Mesa de algarrobo': 90_000, 'Mesa de pino': 60_000, 'Mesa de roble': 30_000 }
  const highest = prices[first[0] ?? ''] ?? 0
  const cheaper = await replyTo('busco una mesa', 'más barata')
  expect(cheaper.chips).toMatchObject({ what: 'mesa', maxPrice: highest - 0.01, currency: 'ARS' })
  expect(cheaper.names.sort()).toEqual(first.filter((name) => (prices[name] ?? 0) < highest).sort())
  const none = await replyTo('busco una mesa hasta 30 lucas', 'más barata')
  expect([none.names, none.text]).toEqual([[], 'No hay nada más barato. Guardalo como solicitud y te avisamos cuando aparezca.'])
})

test('«la más barata de todas» comes first, and «la segunda» is the one that was shown second', async () => {
  const sorted = await replyTo('busco una mesa', 'la más barata de todas')
  expect([sorted.names, sorted.text]).toEqual([
    ['Mesa de roble', 'Mesa de pino', 'Mesa de algarrobo'],
    'De menor a mayor precio: lo más barato es «Mesa de roble», a $ 30.000.',
  ])
  const second = await replyTo('busco una mesa', 'la más barata de todas', 'la segunda')
  expect([second.names, second.text]).toEqual([['Mesa de pino'], 'Es «Mesa de pino», a $ 60.000, en Córdoba. Tocalo para verlo.'])
  expect((await replyTo('busco una mesa', 'el 9')).text).toBe('Te mostré 3: decime cuál de esos.')
})

test('a place and a condition change what was asked and keep the rest', async () => {
  expect((await replyTo('busco una mesa', 'en Córdoba')).names).toEqual(['Mesa de pino'])
  expect((await replyTo('busco una mesa', '¿y usada?', 'no, nueva')).names).toEqual(['Mesa de roble'])
})

test('«otra cosa» begins anew, and asks what where it does not replyTo', async () => {
  expect((await replyTo('busco una mesa', 'otra cosa')).text).toBe('Dale, ¿qué otra cosa buscás?')
  expect((await replyTo('busco una mesa', 'otra cosa: una silla')).names).toEqual(['Silla de mimbre'])
  const { chips } = await replyTo('busco una mesa', 'otra cosa', 'una silla', 'hasta 5 lucas')
  expect(chips).toMatchObject({ what: 'silla', maxPrice: 5000 })
})
