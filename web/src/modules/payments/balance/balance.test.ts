import { readPrice } from '@feria/contract/read-money'
import { expect, test } from 'vitest'
import { asTyped } from '../../../lib/as-typed.ts'
import { checkAmount, formatDestination, formatSigned } from './payout-values.ts'

test('an amount to withdraw lies between zero and the available balance', () => {
  expect(['', 'todo', '0', '100,01', '100', '99,5'].map((text) => checkAmount(text, 100, 'USD'))).toEqual([
    'Ingresá cuánto querés retirar.',
    'Ingresá un monto válido, por ejemplo 1.500 o 1.500,50.',
    'Ingresá un monto mayor que cero.',
    'Es más de lo que tenés disponible.',
    null,
    null,
  ])
})

test('«Todo lo disponible» types a text that is read as the same amount', () => {
  for (const amount of [0.5, 12.34, 1200, 1234.5, 999_999.99]) expect(readPrice(asTyped(amount))).toBe(amount)
})

test('a CBU is shown in groups, whatever its separators; an alias stays', () => {
  expect(formatDestination('28505909-40090418135201')).toBe('2850 5909 4009 0418 1352 01'.replaceAll(' ', '\u00a0'))
  expect(formatDestination(' mate.amargo ')).toBe('mate.amargo')
  expect(formatDestination('1234')).toBe('1234')
})

test('[FMT-07] movements have their sign', () => {
  expect(formatSigned(1500, 'USD')).toBe('+$\u00a01.500\u00a0USD')
  expect(formatSigned(-12.5, 'ARS')).toBe('\u2212$\u00a012,50\u00a0ARS')
})
