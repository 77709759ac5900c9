import { describe, expect, test } from 'vitest'
import { readQuery } from '../query/query.ts'
import { type Fields, prepare, rarityOf, score } from './score.ts'

const valueFor = (query: string, fields: Fields) => score(readQuery(query), prepare(fields)).value

describe('what fits better', () => {
  test.each<[string, string, string]>([
    ['auriculares sin cable', 'Auriculares inalámbricos Bluetooth', 'Auriculares con cable y micrófono'],
    ['galletitas sin gluten', 'Galletas sin gluten de arroz', 'Galletas de trigo'],
    ['somier sin patas', 'Somier 140x190 sin patas', 'Somier 140x190 con patas'],
    ['iphone 11', 'Apple iPhone 11 64 GB', 'Funda de silicona para iPhone 11'],
    ['iphone 11', 'Apple iPhone 11 64 GB', 'Apple iPhone 12 64 GB'],
    ['funda iphone 11', 'Funda de silicona para iPhone 11', 'Apple iPhone 11 64 GB'],
    ['celular 256gb', 'Celular Motorola 256 GB', 'Celular Motorola 128 GB'],
    ['sony xb31', 'Sony SRSXB31L Parlante', 'Sony SRSXB43 Parlante'],
    ['heladera samsung', 'Nevera Samsung no frost', 'Nevera LG no frost'],
    ['mesa blanca', 'Mesa plegable blanca', 'Lámpara de mesa blanca con pie y pantalla de tela'],
    ['autopartes', 'Auto partes de competición', 'Partes de bicicleta'],
    ['zapatillas mujer', 'Zapatillas de mujer', 'Bolso de mujer'],
    ['pixel 4', 'Google Pixel 4 64 GB', 'Xiaomi Mi A3 4+128 con 48 MP'],
  ])('[SRCH-01] «%s»: «%s» before «%s»', (query, better, worse) => {
    expect(valueFor(query, { name: better })).toBeGreaterThan(valueFor(query, { name: worse }))
  })

  test('[SRCH-01] the name counts more than the details, the brand more than nothing', () => {
    const inName = valueFor('licuadora', { name: 'Licuadora de vaso' })
    const inDetails = valueFor('licuadora', { name: 'Repuesto universal', details: 'Sirve en cualquier licuadora' })
    expect(inName).toBeGreaterThan(inDetails)
    expect(valueFor('mesa atma', { name: 'Mesa de jardín', brand: 'Atma' })).toBeGreaterThan(
      valueFor('mesa atma', { name: 'Mesa de jardín' }),
    )
  })
})

test('[SRCH-01] reports missing words, broken ones and typos', () => {
  const verdictOf = (query: string, name: string) => score(readQuery(query), prepare({ name }))
  expect(verdictOf('sillón rojo', 'Sillón de cuero').missing).toEqual(['rojo'])
  expect(verdictOf('auriculares sin cable', 'Auriculares con cable').broken).toEqual(['cable'])
  expect(verdictOf('bicilceta', 'Bicicleta rodado 29')).toMatchObject({ isTypo: true, missing: [] })
  expect(verdictOf('guitarra', 'Zapatillas de correr')).toMatchObject({ value: 0, coverage: 0, missing: ['guitarra'] })
})

test('[SRCH-01] rare words decide where a catalogue is known', () => {
  const counts = new Map([
    ['0mes', 1],
    ['0mesa', 600],
    ['0nogal', 3],
  ])
  const rarity = (term: string) => rarityOf(counts.get(term) ?? 2, 1000)
  const query = readQuery('mesa nogal')
  const walnut = score(query, prepare({ name: 'Escritorio de nogal' }), rarity).value
  expect(walnut).toBeGreaterThan(score(query, prepare({ name: 'Mesa de pino' }), rarity).value)
  expect(rarityOf(0, 1000)).toBe(1)
  expect(rarityOf(1000, 1000)).toBeLessThan(0.01)
})
