import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { choose } from '../../testing/choose.ts'
import { show } from '../../testing/show.tsx'
import { FilterFields } from './filter-fields.tsx'
import { type Filters, noFilters } from './filters.ts'
import { narrowingTexts } from './narrowing-texts.ts'

const condition = () => screen.getByLabelText<HTMLSelectElement>('Condición')
const inStock = () => screen.getByRole<HTMLInputElement>('checkbox')
const prices = () => ['Desde', 'Hasta'].map((label) => screen.getByLabelText<HTMLInputElement>(label).value)

test('the fields show the filters that apply, however they came about or were removed', () => {
  const change = vi.fn()
  const fieldsOf = (filters: Partial<Filters>) => <FilterFields filters={{ ...noFilters, ...filters }} onChange={change} />
  const { rerender } = show(fieldsOf({ condition: 'Usado', inStock: true, minPrice: 25, maxPrice: 99.5 }))
  expect([condition().value, inStock().checked, prices()]).toEqual(['Usado', true, ['25', '99,5']])
  rerender(fieldsOf({ condition: 'Nuevo', minPrice: 30 }))
  expect([condition().value, inStock().checked, prices()]).toEqual(['Nuevo', false, ['30', '']])
  rerender(fieldsOf({}))
  expect([condition().value, inStock().checked, prices()]).toEqual(['', false, ['', '']])
  expect(change).not.toHaveBeenCalled()
})

test('a chosen condition and any condition are told, and whether a product must be in stock', () => {
  const change = vi.fn()
  show(<FilterFields filters={{ ...noFilters, condition: 'Usado' }} onChange={change} />)
  choose('Condición', 'Nuevo')
  choose('Condición', narrowingTexts.anyCondition)
  fireEvent.click(inStock())
  expect(change.mock.calls).toEqual([[{ condition: 'Nuevo' }], [{ condition: null }], [{ inStock: true }]])
})
