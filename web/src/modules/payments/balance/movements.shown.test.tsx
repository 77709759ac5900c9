import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answering } from '../../../testing/answering.ts'
import { choose } from '../../../testing/choose.ts'
import { show } from '../../../testing/show.tsx'
import { Movements } from './movements.tsx'
import { texts } from './texts.ts'

const labels = texts.movements
const movement = (id: string, more: object) => ({
  ...{ id, kind: 'venta', amount: 10, currency: 'USD', createdAt: '2026-11-20T12:00:00Z', orderId: null },
  ...more,
})

test('each movement says what it was, with its sign, and leads to its sale', async () => {
  answering({ 'GET balance/movements': [movement('a', { orderId: 'o1' }), movement('b', { amount: -4.5, currency: 'ARS' })] })
  show(<Movements known={['USD']} />)
  const lines = await screen.findAllByRole('listitem')
  expect(lines.map((line) => line.lastElementChild?.textContent?.replaceAll('\u00a0', ' '))).toEqual(['+$ 10 USD', '−$ 4,50 ARS'])
  expect(lines.map((line) => line.querySelector('[data-minus]') !== null)).toEqual([false, true])
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/sales/o1'])
  expect(screen.queryByRole('combobox'), 'of one currency there is nothing to choose').toBeNull()
})

test('of two currencies one can be chosen; the address says which, and an empty list is of that one', async () => {
  const made = answering({ 'GET balance/movements': [] })
  show(<Movements known={['USD', 'ARS']} />)
  await screen.findByText(labels.nothing)
  choose(labels.filter, texts.currencies.ARS)
  await screen.findByText(labels.nothingIn)
  expect(location.search).toBe('?moneda=ARS')
  await waitFor(() => expect(made.at(-1)).toContain('currency=ARS'))
  choose(labels.filter, labels.all)
  await screen.findByText(labels.nothing)
  expect(location.search).toBe('')
})
