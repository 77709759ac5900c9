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
])('[SRCH-02] «%s» has no recognisable model', (name) => expect(modelOf(name)).toBeNull())

test('[SRCH-02] a separate brand counts', () => expect(modelOf('Galaxy A54 128 GB', 'Samsung')).toBe(modelOf('Samsung A54 128GB')))

describe('a model is recognised by', () => {
  test.each<[rule: string, ...titles: [name: string, model: string | null, brand?: string][]]>([
    [
      'its maker and its code',
      ['Samsung S23', 'samsung s23'],
      ['Galaxy S23', 'samsung s23'],
      ['S23', null],
      ['S23', 'samsung s23', 'Galaxy'],
      ['S23', 'philco s23', 'Philco'],
    ],
    ['a long code alone', ['RT38K5932SL', 'rt38k5932sl'], ['AB1234', 'ab1234'], ['AB12', null], ['ABCD1', null]],
    ['the part of a code before glued words', ['Samsung s23ultra', 'samsung s23 ultra']],
    [
      'the number of a known line',
      ['iPhone 15', 'apple iphone15'],
      ['Galaxy 5', 'samsung galaxy5'],
      ['redmi 9', 'xiaomi redmi9'],
      ['poco 3', 'xiaomi poco3'],
      ['moto 5', 'motorola moto5'],
      ['pixel 4', 'google pixel4'],
      ['playstation 5', 'sony playstation5'],
      ['Redmi Note 12', 'xiaomi redminote12'],
      ['iphone, 15', null],
      ['ideapad 3', null],
    ],
    [
      'what makes another model of it',
      ['Samsung S23 FE', 'samsung s23 fe'],
      ['Samsung S23 XB12 Plus', 'samsung s23 plus'],
      ['Samsung S23 5G Plus', 'samsung s23'],
      ['iPhone 15 Pro Max', 'apple iphone15 max pro'],
      ['Samsung S23 azul Ultra', 'samsung s23'],
      ['Samsung S23, Ultra', 'samsung s23'],
      ['Samsung S23 256 GB Ultra', 'samsung s23 ultra 256gb'],
    ],
    [
      'its storage, the largest from 16 GB on',
      ['Samsung S23 8GB 256GB', 'samsung s23 256gb'],
      ['Samsung S23 8GB', 'samsung s23'],
      ['Samsung S23 1 TB', 'samsung s23 1000gb'],
      ['Samsung S23 16 GB', 'samsung s23 16gb'],
    ],
    [
      'no code of what a thing can do',
      ...(
        '5g 4k 1080p 3d mp3 usb3 ip67 i7 ddr4 wifi6 10pcs 2x 4th 20cm 3m 24h 5000mah 12mp 64bits 220v 100w 60hz x2 cat6 rj45 ' +
        'e27 gu10 a4 m2 hdr10 h2o co2 spf50 b12 aa r15'
      )
        .split(' ')
        .map((code): [string, null] => [`Samsung ${code}`, null]),
    ],
    [
      'nothing behind «para» or «compatible»',
      ['cosa para Samsung S23', null],
      ['cosa compatible Samsung S23', null],
      ['cosas compatibles Samsung S23', null],
    ],
    [
      'nothing of something for it',
      ['funda Samsung S23', null],
      ['linda funda Samsung S23', null],
      ['a b c funda Samsung S23', 'samsung s23'],
    ],
    ['nothing of four codes', ['Dell AB12 CD34 EF56', 'dell ab12'], ['Dell AB12 CD34 EF56 GH78', null]],
  ])('%s', (_, ...titles) => {
    expect(titles.map(([name, , brand]) => [name, modelOf(name, brand)])).toEqual(titles.map(([name, model]) => [name, model]))
  })
})
