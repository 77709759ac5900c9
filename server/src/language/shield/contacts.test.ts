import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Contact, contactsIn } from './contacts.ts'
import { spelledInDigits } from './spelled-digits.ts'

const CBU = '2850590940090418135201'

const shown: [Contact, string][] = [
  ['phone', 'Llamame al 11 2345-6789'],
  ['phone', 'mi cel 1123456789'],
  ['phone', '1 1 2 3 4 5 6 7 8 9'],
  ['phone', '1.1.2.3.4.5.6.7.8.9'],
  ['phone', '1, 1, 2, 3, 4, 5, 6, 7, 8, 9'],
  ['phone', 'once veintitrés cuarenta y cinco sesenta y siete ochenta y nueve'],
  ['phone', 'uno uno dos tres cuatro cinco seis siete ocho nueve'],
  ['phone', 'Uno 1 dos 3 cuatro 5 seis 7 ocho 9'],
  ['phone', '+54 9 341 555-1234'],
  ['phone', '(0341) 15-555-1234'],
  ['phone', '0341 155551234'],
  ['phone', 'es el 549 11 2345 6789, a la tarde'],
  ['phone', '0054 9 11 2345 6789'],
  ['phone', 'modelo 2019 11 2345 6789'],
  ['phone', '15-2345-6789'],
  ['phone', 'llamame al 4567-8901'],
  ['phone', 'mi número es 45678901'],
  ['phone', 'tel: 456-7890'],
  ['phone', 'Estoy en Bariloche, 2944 412345'],
  ['phone', '１１２３４５６７８９'],
  ['email', 'escribime a ana.compra@gmail.com'],
  ['email', 'ana arroba gmail punto com'],
  ['email', 'ana (at) hotmail . com'],
  ['link', 'mirá https://otra.example/oferta'],
  ['link', 'entrá a www.otrafera.net'],
  ['link', 'en mitienda.com.ar lo tengo más barato'],
  ['link', 'mi tienda punto com'],
  ['link', 't.me/anavende'],
  ['whatsapp', 'pasame tu wsp'],
  ['whatsapp', 'Hablemos por WhatsApp'],
  ['whatsapp', 'mandame un guasap'],
  ['whatsapp', 'por wpp mejor'],
  ['account', `transferime a ${CBU}`],
  ['account', CBU.replace(/(.{4})/g, '$1 ')],
  ['account', [...CBU].join(' ')],
  ['account', 'mi alias es mate.termo.luna'],
]

const honest = [
  'te lo dejo en 1500000',
  'modelo 2019 6500 km',
  'modelo 2019 165000 km',
  'Pagué 1.500.000 y valía 1.800.000',
  'me costó $ 1.123.456.789',
  'IMEI 356938035643809',
  'IMEI 35 693803 564380 9',
  'pagué por el celular 350000 pesos',
  'Todo perfecto. Llegó el 24/11/2026 a las 15',
  'Llegó el 11/11/2026 15 hs',
  'Lo compré el 2026-11-24 y llegó en 2 días',
  'El seguimiento CU 123 456 789 AR no andaba',
  'El código era 7798140250012 y coincidía',
  'Tres de las cuatro sillas estaban rotas, dos ni las miré',
  'Muy bien.me gustó mucho',
  'Medía 120 x 60 x 75 cm',
  'Notebook de 512 gb y 16 de ram, comprada en 2021',
  'Es un Peugeot 208, no un 207',
  'Me atendió de diez, once puntos',
  'Lo recomiendo al 100 %',
  `No andaba: el CBU tiene 22 números y este no lo es: ${CBU.replace(/1$/, '2')}`,
  'Usaba un alias raro',
  'DNI 30123456',
  'Cumplió. 10/10. Volvería a comprar el 2027.',
]

describe('ways out of Feria', () => {
  test.each(shown)('%s: «%s»', (kind, text) => expect(contactsIn(text)).toContain(kind))
  test.each(honest)('nothing in «%s»', (text) => expect(contactsIn(text)).toEqual([]))

  test('a price is never one, however it is written', () => {
    const price = fc.integer({ min: 0, max: 99_999_999_999 })
    const written = (minor: number) => {
      const major = Math.floor(minor / 100)
      const dotted = major.toLocaleString('es-AR')
      const rest = String(minor % 100).padStart(2, '0')
      return [`${major}`, dotted, `$ ${dotted},${rest}`, `${major},${rest}`, `${major}.${rest}`, `USD ${dotted}`, `${major} pesos`]
    }
    fc.assert(
      fc.property(price, (minor) => {
        for (const text of written(minor)) expect(contactsIn(`Pagué ${text} y está bien`), text).toEqual([])
      }),
      { numRuns: 3000 },
    )
  })

  test('a year with kilometres never is, nor the number of a device', () => {
    const [year, km] = [fc.integer({ min: 1960, max: 2030 }), fc.integer({ min: 1, max: 999_999 })]
    const isHarmless = (text: string) => void expect(contactsIn(text)).toEqual([])
    fc.assert(
      fc.property(year, km, (y, k) => isHarmless(`modelo ${y} ${k} km`)),
      { numRuns: 3000 },
    )
    const withCheckDigit = (n: number) => {
      const doubled = [...String(n)].map((digit, at) => Number(digit) * (at % 2 === 0 ? 1 : 2))
      const sum = doubled.reduce((all, digit) => all + Math.floor(digit / 10) + (digit % 10), 0)
      return `${n}${(10 - (sum % 10)) % 10}`
    }
    const imei = fc.integer({ min: 10 ** 13, max: 10 ** 14 - 1 }).map(withCheckDigit)
    fc.assert(
      fc.property(imei, (digits) => isHarmless(`IMEI ${digits}`)),
      { numRuns: 2000 },
    )
  })
})

test('a number in words has as many digits as it has in figures', () => {
  expect(spelledInDigits('once treinta y dos cuarenta, y cinco noventa y nueve')).toBe('11 32 40, y 5 99')
})

test('a long hostile text is read to its end', () => {
  // A pattern that goes back over what it has read would take for ever.
  for (const text of ['1 '.repeat(300), '1'.repeat(600), 'a.'.repeat(300), 'a@'.repeat(300), 'uno '.repeat(150), '1-'.repeat(300)])
    expect(contactsIn(text)).toEqual([])
})
