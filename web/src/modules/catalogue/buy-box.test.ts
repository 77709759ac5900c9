import type { ProductDetail } from '@feria/contract/catalogue'
import { expect, test } from 'vitest'
import { whyNot } from './buy-box.tsx'
import { initialsOf } from './seller-card.tsx'

const product = (changes: Partial<ProductDetail>) =>
  ({ sold: false, stock: 3, visible: true, price: 100, can: { buy: false, edit: false }, ...changes }) as ProductDetail

test('[CAT-37] a product that cannot be bought says why', () => {
  expect(whyNot(product({ can: { buy: true, edit: false } }))).toBeUndefined()
  expect(whyNot(product({ sold: true, stock: 0 }))).toBe('Este producto ya se vendió.')
  expect(whyNot(product({ stock: 0 }))).toBe('No queda stock por ahora.')
  expect(whyNot(product({ price: null }))).toBe('El precio se acuerda con quien lo vende.')
  expect(whyNot(product({ visible: false }))).toBe('Está oculto: no aparece en el catálogo.')
})

test('[CAT-32] a seller without a picture shows the letters of the first and last name', () => {
  expect(initialsOf('Roberto Fernández Iturralde')).toBe('RI')
  expect(initialsOf('  ana ')).toBe('A')
  expect(initialsOf('')).toBe('')
})
