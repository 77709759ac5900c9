import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { choose } from '../../testing/choose.ts'
import { show } from '../../testing/show.tsx'
import { FilterSide } from './filter-side.tsx'
import { type Filters, noFilters, panelOf } from './filters.ts'
import { narrowingTexts } from './narrowing-texts.ts'

const condition = () => screen.getByLabelText<HTMLSelectElement>('Condición')
const currency = () => screen.getByLabelText<HTMLSelectElement>('Moneda')
const inStock = () => screen.getByRole<HTMLInputElement>('checkbox')
const from = () => screen.getByLabelText<HTMLInputElement>('Desde')
const to = () => screen.getByLabelText<HTMLInputElement>('Hasta')
const type = (field: HTMLInputElement, value: string) => fireEvent.change(field, { target: { value } })

/** The fields beside a list; `set` shows them with other filters, and `applied` are the changes that were told. */
const beside = (start: Partial<Filters> = {}) => {
  const applied: Partial<Filters>[] = []
  const fieldsOf = (filters: Partial<Filters>) => (
    <FilterSide filters={{ ...noFilters, ...filters }} onApply={(changes) => void applied.push(changes)} />
  )
  const { rerender } = show(fieldsOf(start))
  return { applied, set: (filters: Partial<Filters>) => rerender(fieldsOf(filters)) }
}

test('the fields show the filters that apply, however they came about or were removed', () => {
  const { applied, set } = beside({ condition: 'Usado', inStock: true, minPrice: 25, maxPrice: 99.5 })
  expect([condition().value, inStock().checked, from().value, to().value]).toEqual(['Usado', true, '25', '99,5'])
  set({ condition: 'Nuevo', minPrice: 30 })
  expect([condition().value, inStock().checked, from().value, to().value]).toEqual(['Nuevo', false, '30', ''])
  set({})
  expect([condition().value, inStock().checked, from().value, to().value]).toEqual(['', false, '', ''])
  expect(applied).toEqual([])
})

test('a chosen condition and any condition are told, and whether a product must be in stock', () => {
  const { applied } = beside({ condition: 'Usado' })
  choose('Condición', 'Nuevo')
  choose('Condición', narrowingTexts.anyCondition)
  fireEvent.click(inStock())
  expect(applied.map(({ condition, inStock }) => [condition, inStock])).toEqual([
    ['Nuevo', false],
    [null, false],
    [null, true],
  ])
})

test('prices are told once their fields are left, in the currency that they name', () => {
  const { applied } = beside()
  type(from(), 'US$ 25')
  expect(currency().value).toBe('USD')
  fireEvent.blur(from(), { relatedTarget: to() })
  expect(applied).toEqual([])
  type(to(), '100')
  fireEvent.blur(currency())
  expect(applied).toEqual([{ ...panelOf(noFilters), minPrice: 25, maxPrice: 100, currency: 'USD' }])
})

test('wrong prices are told beside them and change nothing, while the other fields apply', () => {
  const { applied, set } = beside({ maxPrice: 500 })
  type(from(), '900')
  fireEvent.blur(from())
  expect(screen.getByRole('alert').textContent).toBe('El mínimo no puede ser mayor que el máximo.')
  choose('Condición', 'Nuevo')
  expect(applied.map(({ condition, minPrice, maxPrice }) => [condition, minPrice, maxPrice])).toEqual([
    [null, null, 500],
    ['Nuevo', null, 500],
  ])
  // What was applied here leaves what is being typed.
  set({ maxPrice: 500, condition: 'Nuevo' })
  expect([from().value, screen.queryAllByRole('alert').length]).toEqual(['900', 1])
  set({})
  expect([from().value, screen.queryAllByRole('alert').length]).toEqual(['', 0])
})
