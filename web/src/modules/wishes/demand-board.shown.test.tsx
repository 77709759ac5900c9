import { MIN_DEMAND } from '@feria/contract/wishes/values'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { queryClient } from '../../lib/query-client.ts'
import { answering } from '../../testing/answering.ts'
import { show } from '../../testing/show.tsx'
import { keepNear } from '../search/kept-near.ts'
import { Demand } from './demand-board.tsx'

const demand = (people: number) => ({ what: `lo de ${people}`, category: null, people })
const board = [MIN_DEMAND + 1, MIN_DEMAND, MIN_DEMAND - 1].map(demand)

test('what at least five people look for is shown, with how many, in the whole market', async () => {
  const made = answering({ 'GET request/demand': board })
  show(<Demand />)
  await screen.findByRole('heading', { name: 'Qué se busca en la feria' })
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect([MIN_DEMAND, lines]).toEqual([5, ['6 personas buscan lo de 6', '5 personas buscan lo de 5']])
  expect(made).toEqual(['GET request/demand?limit=6'])
})

test('it is that near the place of this device, if there is one', async () => {
  keepNear('Palermo')
  const made = answering({ 'GET request/demand': board })
  show(<Demand />)
  await screen.findByRole('heading', { name: 'Qué se busca cerca tuyo' })
  screen.getByText('5 personas buscan lo de 5 cerca tuyo')
  expect(made).toEqual(['GET request/demand?near=Palermo&limit=6'])
})

test('without demand there is no board', async () => {
  const made = answering({ 'GET request/demand': board.slice(2) })
  const { words } = show(<Demand />)
  await waitFor(() => expect([made.length, queryClient.isFetching()]).toEqual([1, 0]))
  expect(words()).toBe('')
})
