import { expect, test } from 'vitest'
import { categoryPageOf, idInCategoryPage, idInPage, publicPageOf, slugOf } from './address.ts'

const id = '01a20696-c83e-7097-8eda-cbdb962763f3'

test('the address of a product has the words of its name and its id, which is found again', () => {
  expect(slugOf('  Caño de 3", ¡único!  ')).toBe('cano-de-3-unico')
  for (const name of ['Caño de 3 m', '本', 'a'.repeat(140)]) {
    const address = publicPageOf({ id, name })
    expect(address).toMatch(/^\/p\/[a-z0-9-]+$/)
    expect(address.length).toBeLessThanOrEqual(101)
    expect(idInPage(address.slice(3))).toBe(id)
  }
  expect(idInPage('mesa')).toBeNull()
  expect(idInPage(`${id}-mesa`)).toBeNull()
})

test('the address of a category has its name and its id, which is found again', () => {
  expect(categoryPageOf({ id: 7, name: 'Hogar y jardín' })).toBe('/c/hogar-y-jardin-7')
  expect(idInCategoryPage('hogar-y-jardin-7')).toBe(7)
  expect(idInCategoryPage('7')).toBe(7)
  for (const page of ['hogar', 'hogar-1e3', '7-hogar', 'hogar-99999999999']) expect(idInCategoryPage(page), page).toBeNull()
})
