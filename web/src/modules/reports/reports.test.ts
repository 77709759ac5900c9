import { SALES_CSV_PATH } from '@feria/contract/reports'
import { expect, test } from 'vitest'
import { formatNumber } from '../../lib/format.ts'
import { toCsv } from './csv.ts'
import { SALES_ADDRESS } from './export-sales.ts'
import { pesos, shortly } from './figures.ts'

test('[FMT-06] amounts are pesos without decimals, as Argentines write them', () => {
  expect(pesos(1_234_567.6)).toBe('$\u00a01.234.568')
  expect(pesos(0)).toBe('$\u00a00')
  expect(formatNumber(12_345)).toBe('12.345')
  expect(shortly(1_250_000)).toMatch(/^1,3\sM$/)
})

test('the sales are exported from the address of the contract', () => expect(SALES_ADDRESS).toBe(SALES_CSV_PATH))

test('exported cells are quoted where needed and never a formula', () => {
  const text = toCsv([
    ['=1+1', '+54', '-3', '@x', '\tx'],
    ['a,b', 'di "hola"', 'dos\nlíneas', -5, 1.5],
  ])
  expect(text).toBe('\uFEFF\'=1+1,\'+54,\'-3,\'@x,\'\tx\r\n"a,b","di ""hola""","dos\nlíneas",-5,1.5\r\n')
})
