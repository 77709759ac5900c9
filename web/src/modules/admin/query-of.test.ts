import { expect, test } from 'vitest'
import { queryOf } from './query-of.ts'

test('the filters of a list are read out of an address in one order, without the rest of it and without what is empty', () => {
  const parts = ['buscar', 'estado', 'precio']
  expect(queryOf(new URLSearchParams('estado=sold&pagina=3&buscar=mesa+%26+silla&precio='), parts)).toBe(
    'buscar=mesa+%26+silla&estado=sold',
  )
  expect(queryOf(new URLSearchParams('pagina=3'), parts)).toBe('')
})
