import { describe, expect, test } from 'vitest'
import { modelOf } from './model.ts'

describe('one model', () => {
  test.each([
    ['Samsung Galaxy S23 Ultra 256GB', 'Celular Samsung Galaxy S23Ultra 256 GB Negro'],
    ['Apple iPhone 15 Pro Max 256 GB Titanio', 'iPhone 15 Pro Max 256GB'],
    ['Sony WH-1000XM4 auriculares', 'Auriculares inalámbricos Sony WH1000XM4 negro'],
    ['Moto G54 256 GB 8 GB RAM', 'Motorola G54 256GB'],
    ['Xiaomi Redmi Note 12 128 GB', 'Celular Redmi Note 12 128GB azul'],
    ['Heladera Samsung RT38K5932SL inverter', 'Samsung RT38K5932SL'],
  ])('[SRCH-02] «%s» and «%s»', (one, other) => {
    expect(modelOf(one)).not.toBeNull()
    expect(modelOf(one)).toBe(modelOf(other))
  })
})

describe('two models', () => {
  test.each([
    ['Samsung Galaxy S23 Ultra 256GB', 'Samsung Galaxy S23 256GB'],
    ['Samsung Galaxy S23 256GB', 'Samsung Galaxy S23 128GB'],
    ['Xiaomi Redmi Note 12 128GB', 'Xiaomi Redmi 12 128GB'],
    ['Motorola G54 256GB', 'Samsung G54 256GB'],
  ])('[SRCH-02] «%s» and «%s»', (one, other) => expect(modelOf(one)).not.toBe(modelOf(other)))
})

test.each([
  'Mesa de madera 120x80',
  'Funda para iPhone 15',
  'Cable USB 3.0 de 2 m',
  'Bicicleta rodado 29',
  'Batería compatible con Dell XPS 9360 9370 9380',
  'Zapatillas talle 42',
  'Notebook Lenovo IdeaPad 3 de 15 pulgadas',
  '',
])('[SRCH-02] no model can be told of «%s»', (name) => expect(modelOf(name)).toBeNull())

test('[SRCH-02] a brand given apart counts', () => expect(modelOf('Galaxy A54 128 GB', 'Samsung')).toBe(modelOf('Samsung A54 128GB')))
