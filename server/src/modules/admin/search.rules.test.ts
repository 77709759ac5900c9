import { expect, test } from 'vitest'
import { seesMoney } from './rules.ts'
import { readAdminSearch } from './search.rules.ts'

const ID = '019a9f3e-7c1b-7d2e-8f40-5b6c7d8e9f01'
const OTHER = '019a9f3e-7c1b-7d2e-8f40-5b6c7d8e9f02'

test.each([
  [ID],
  [ID.toUpperCase()],
  [`https://feria.example/p/bici-de-paseo-${ID}`],
  [`https://feria.example/v/ana-gomez-${ID}?de=correo#ventas`],
  [`feria.example/busco/heladera-${ID}/`],
  [`/products/${ID}`],
  [`/chat/${OTHER}/${ID}`],
])('an id is found alone and in an address: %s', (text) => {
  expect(readAdminSearch(text)).toEqual({ id: ID, email: null, digits: null, number: null, providerId: null, words: [] })
})

test.each([['algo-sin-id'], ['https://feria.example/p/bici'], [`${ID}a`], [`${ID} y más`]])('no id is found in %s', (text) => {
  expect(readAdminSearch(text).id).toBeNull()
})

test.each([
  ['F-7KQ2M-9XWTC', 'F-7KQ2M-9XWTC'],
  ['f-7kq2m-9xwtc', 'F-7KQ2M-9XWTC'],
  ['f7kq2m9xwtc', 'F-7KQ2M-9XWTC'],
  ['7kq2m 9xwtc', 'F-7KQ2M-9XWTC'],
  ['F-7KQ2M', null],
  ['A-7KQ2M-9XWTC', null],
  ['F-7KQ2M-9XWT0', null],
])('the number of an order, with or without signs: %s', (text, number) => {
  expect(readAdminSearch(text).number).toBe(number)
})

test.each([
  ['11 2345-6789', '1123456789'],
  ['+54 9 (341) 555.1234', '5493415551234'],
  ['12345', null],
  ['silla 123456', null],
])('the digits of what may be a telephone: %s', (text, digits) => {
  expect(readAdminSearch(text).digits).toBe(digits)
})

test('an email is one whole or as a word, and words have the spellings of names and of emails', () => {
  expect(readAdminSearch('Ana.Gomez@Feria.example')).toMatchObject({
    email: 'ana.gomez@feria.example',
    words: [['ana.gomez@feria.example', 'ana gomez feria example']],
  })
  expect(readAdminSearch('ana@')).toMatchObject({ email: null, words: [['ana@', 'ana']] })
  expect(readAdminSearch('Ñandú  Pérez').words).toEqual([
    ['ñandú', 'ñandu'],
    ['pérez', 'perez'],
  ])
  expect(readAdminSearch('a b c d e f g').words).toHaveLength(6)
  expect(readAdminSearch('«».').words).toEqual([['«».']])
})

test('what may be an id of the payment provider is one word', () => {
  expect([readAdminSearch('1325001234').providerId, readAdminSearch('dos palabras').providerId]).toEqual(['1325001234', null])
})

test('admins and support see money, moderators and members do not', () => {
  const who = [{ role: 'admin' }, { role: 'user', staff: 'support' }, { role: 'user', staff: 'moderator' }, { role: 'premium' }] as const
  expect(who.map((one) => seesMoney(one))).toEqual([true, true, false, false])
})
