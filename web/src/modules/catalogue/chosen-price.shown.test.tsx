import type { Rate } from '@feria/contract/catalogue/schemas'
import * as api from '@feria/contract/routes'
import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { queryClient } from '../../lib/query-client.ts'
import { queryKey } from '../../lib/use-route.ts'
import { show } from '../../testing/show.tsx'
import { chooseCurrency } from './chosen-currency.ts'
import { ChosenPrice } from './chosen-price.tsx'

const setRate = (rate: Rate | null) => queryClient.setQueryData(queryKey(api.catalogue.currentRate, {}), { rate })
beforeEach(() => {
  setRate({ ars: 1500, since: '2026-11-20T12:00:00.000Z', source: 'prueba' })
})
const shown = (price: number | null, currency: 'ARS' | 'USD', originalPrice: number | null = null) => {
  const { words, unmount } = show(<ChosenPrice price={price} currency={currency} originalPrice={originalPrice} />)
  const text = words().replaceAll('\u00a0', ' ')
  unmount()
  return text
}

test('a price is shown as it is listed until a currency is chosen, then in that one with its own below', () => {
  expect(shown(150, 'USD', 200)).toBe('$ 150USDAntes: $ 200')
  chooseCurrency('ARS')
  expect(shown(150, 'USD')).toBe('$ 225.000ARSPublicado a US$ 150')
  expect(shown(90_000, 'ARS', 100_000)).toBe('$ 90.000ARSAntes: $ 100.000')
  chooseCurrency('USD')
  expect(shown(90_000, 'ARS')).toBe('$ 60USDPublicado a $ 90.000')
  expect(localStorage.getItem('chosenCurrency')).toBe('USD')
})

test('what is free, to be agreed on, or has no rate stays as it is', () => {
  chooseCurrency('ARS')
  expect(shown(0, 'USD')).toBe('$ 0 · Gratis')
  expect(shown(null, 'USD')).toBe('A convenir')
  setRate(null)
  expect(shown(150, 'USD')).toBe('$ 150USD')
})

test('a choice changes what is on the screen', () => {
  chooseCurrency('USD')
  show(<ChosenPrice price={150} currency="USD" />)
  act(() => chooseCurrency('ARS'))
  expect(screen.getByText('$ 225.000')).toBeTruthy()
})
