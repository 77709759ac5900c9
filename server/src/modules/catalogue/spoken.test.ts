import type { Condition } from '@feria/contract/catalogue/values'
import { RELEVANCE_FLOOR } from '@feria/contract/search/values'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aMember, aProduct, type Person } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { findLocal } from './use-cases/find-local.ts'
import { setRate } from './use-cases/set-rate.ts'
import { suggestLocal } from './use-cases/suggest-local.ts'

let testApp: TestApp
let ana: Person
beforeAll(async () => {
  testApp = await createTestApp()
  ana = await aMember(testApp)
  const shop: {
    name: string
    price?: number | null
    details?: string
    condition?: Condition
    currency?: 'ARS' | 'USD'
    categoryId?: number
  }[] = [
    { name: 'Samsung Galaxy A54', price: 280_000, currency: 'ARS' },
    { name: 'Motorola Moto G22', price: 130_000, currency: 'ARS' },
    { name: 'iPhone 13', price: 690, currency: 'USD' },
    { name: 'Nokia 1100', price: 20, currency: 'USD' },
    { name: 'iPhone XR no enciende, para repuestos', price: 60_000, currency: 'ARS', condition: 'Para reparar' },
    { name: 'Cambio de módulo celulares', price: 45_000, currency: 'ARS', categoryId: 9 },
    { name: 'Heladera Patrick', details: 'Con freezer.' },
    { name: 'Microondas BGH', details: 'Ideal departamento.' },
    { name: 'Rascador para gatos' },
    { name: 'Bombillon dorado' },
    { name: 'Omron HEM', details: 'Tensiómetro automático de brazo.' },
  ]
  for (const product of shop) await aProduct(testApp, ana, { description: 'Se entrega', ...product })
  await setRate(testApp.app.ctx, 100_000, 'prueba')
})
afterAll(() => testApp.close())

const find = (text: string) => findLocal(testApp.app.ctx, { text, filters: {}, limit: 20 })
const names = async (text: string) => (await find(text)).items.map(({ product }) => product.name)

describe('a price that is spoken in a search', () => {
  test('keeps what costs more below all within it, at the rate, and below the floor of «Top Productos»', async () => {
    const { items } = await find('celular hasta 200 lucas')
    const within = items.filter(({ score }) => score >= 0.1).map(({ product }) => product.name)
    expect(within.slice(0, 2).sort()).toEqual(['Motorola Moto G22', 'Nokia 1100'])
    const over = items.slice(-2)
    expect(over.map(({ product }) => product.name).sort()).toEqual(['Samsung Galaxy A54', 'iPhone 13'])
    expect(over.every(({ score }) => score < RELEVANCE_FLOOR)).toBe(true)
    const scores = items.map(({ score }) => score)
    expect(scores).toEqual(scores.toSorted((a, b) => b - a))
  })

  test('in dollars, or as the least that it costs', async () => {
    const cheapest = (await names('celular hasta 300 dólares')).slice(0, 3)
    expect(cheapest.sort()).toEqual(['Motorola Moto G22', 'Nokia 1100', 'Samsung Galaxy A54'])
    expect((await names('celular de 600 mil para arriba'))[0]).toBe('iPhone 13')
  })
})

test('what works stands before what does not and what is done for it, unless they are asked for', async () => {
  const found = await names('celular')
  expect(found.slice(-2).sort()).toEqual(['Cambio de módulo celulares', 'iPhone XR no enciende, para repuestos'])
  expect((await names('celular para repuestos'))[0]).toBe('iPhone XR no enciende, para repuestos')
  expect((await names('arreglo de celulares'))[0]).toBe('Cambio de módulo celulares')
})

test('what is neither of the kind nor has all words is no result beside what is', async () => {
  expect(await names('heladera departamento')).toEqual(['Heladera Patrick'])
  expect((await find('departamento alquiler')).isRelaxed).toBe(true)
})

test('what a thing is for finds it, and what the details begin with', async () => {
  expect((await names('aparato para tomarme la presión'))[0]).toBe('Omron HEM')
  expect((await names('algo para que la gata no me arruine el sillón'))[0]).toBe('Rascador para gatos')
})

test('a beginning is completed though it is a stem of the catalogue, and slang is never mended', async () => {
  const suggested = await suggestLocal(testApp.app.ctx, { q: 'helad', limit: 8 })
  expect(suggested.map(({ text }) => text)).toContain('Heladera Patrick')
  expect([(await find('bombilla')).corrected, (await find('bombillom')).corrected]).toEqual([null, 'bombillon'])
})

test('what a thing does is never mended', async () => {
  await aProduct(testApp, ana, { name: 'Almohadilla que calienta', description: 'Eléctrica' })
  expect([(await find('algo para calentar el agua')).corrected, (await find('almohadilla que caliemta')).corrected]).toEqual([
    null,
    'almohadilla que calienta',
  ])
})

test('what a thing is for may name it by words that say it only weakly', async () => {
  await aProduct(testApp, ana, { name: 'Mesa Zurbandoque', description: 'Doble altura' })
  expect(await names('Mesa zurbandoque doble altura')).toEqual(['Mesa Zurbandoque'])
})
