import type { Currency } from '@feria/contract/money'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { queryClient } from '../../lib/query-client.ts'
import { answering } from '../../testing/answering.ts'
import { show } from '../../testing/show.tsx'
import { PriceBandHint } from './price-hint.tsx'

const band = { low: 100, middle: 115.5, high: 130, currency: 'USD', cases: 6, sold: 1, listed: 5 }

const open = (currency: Currency) => {
  const [take, learn] = [vi.fn(), vi.fn()]
  const made = answering({ 'GET assistant/price-hint': { band } })
  show(<PriceBandHint name="Mesa" description="" categoryId="" currency={currency} onTake={take} onBand={learn} />)
  return { take, learn, made }
}

test('what similar products cost is shown in the currency of the price, and a tap takes its middle as it would be typed', async () => {
  const { take, learn } = open('USD')
  fireEvent.click(await screen.findByRole('button', { name: /115,50/ }))
  expect(take.mock.calls).toEqual([['115,5']])
  expect(learn).toHaveBeenLastCalledWith(band)
})

test('an answer in the other currency is neither offered nor compared with', async () => {
  const { learn, made } = open('ARS')
  await waitFor(() => expect([made.length, queryClient.isFetching()]).toEqual([1, 0]))
  expect(screen.queryByRole('button')).toBeNull()
  expect(learn).toHaveBeenLastCalledWith(null)
})
