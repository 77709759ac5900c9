import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../testing/show.tsx'
import { PlainInput } from './plain-field.tsx'

/** What a screen reader says of a field besides its name. */
const spokenOf = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent ?? null)

test('a field leads to its error and its description, and is invalid only with an error', () => {
  show(
    <>
      <PlainInput label="Precio" description="En pesos" error="Ingresá un precio." />
      <PlainInput label="Stock" description="Unidades" />
      <PlainInput label="Marca" />
    </>,
  )
  const [price, stock, brand] = ['Precio', 'Stock', 'Marca'].map((label) => screen.getByLabelText(label)) as [HTMLElement, ...HTMLElement[]]
  expect([spokenOf(price), price.getAttribute('aria-invalid')]).toEqual([['Ingresá un precio.', 'En pesos'], 'true'])
  expect([stock && spokenOf(stock), stock?.getAttribute('aria-invalid')]).toEqual([['Unidades'], null])
  expect(brand?.hasAttribute('aria-describedby')).toBe(false)
})
