import type { Match, Wish } from '@feria/contract/wishes/schemas'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { queryClient } from '../../../lib/query-client.ts'
import { useSession } from '../../../lib/session.ts'
import { answering, refused } from '../../../testing/answering.ts'
import { show } from '../../../testing/show.tsx'
import { putWish, wishesQuery } from '../wishes-queries.ts'
import { FirstMatches } from './first-matches.tsx'

const wish = (isMatched: boolean) =>
  ({ id: 'w1', userId: 'me', name: 'Bici', modelo: 'x', createdAt: '2026-11-20T12:00:00Z', activo: true, isMatched }) as unknown as Wish
const match = (name: string, coincidencia: Match['coincidencia'], matchScore: number) =>
  ({
    matchId: name,
    id: name,
    name,
    coincidencia,
    matchScore,
    reasons: [],
    reasonsAgainst: [],
    currency: 'ARS',
    price: 1,
  }) as unknown as Match

const open = (answers: Record<string, unknown>) => {
  useSession.setState({ user: { id: 'me' } as never })
  queryClient.setQueryData(wishesQuery('me').queryKey, [])
  putWish(queryClient, wish(false))
  answering(answers)
  show(<FirstMatches wishId="w1" />)
}

test('a new wish is looked for, and then the best of what is there stands first', async () => {
  let looks = 0
  open({
    'GET request/w1': () => wish(++looks > 1),
    'GET request/matches': [match('Lejana', 'CERCANO', 0.9), match('Peor', 'MATCH', 0.6), match('Mejor', 'MATCH', 0.8)],
  })
  expect(screen.getByRole('status').textContent).toBe('Buscando coincidencias… Miramos todo lo que está a la venta.')
  await screen.findByRole('heading', { name: 'Ya hay 3 coincidencias para «Bici»' })
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Mejor', 'Peor', 'Lejana'])
  const all = screen.getByRole<HTMLAnchorElement>('link', { name: 'Ver todas las coincidencias' })
  expect(all.pathname + all.search).toBe('/matches?wish=w1')
})

test('without a match it says that the member will be told, and nothing once the wish is off', async () => {
  open({ 'GET request/w1': wish(true), 'GET request/matches': [] })
  await screen.findByText('Todavía no hay coincidencias para «Bici»; te avisamos apenas aparezca una.')
  act(() => putWish(queryClient, { ...wish(true), activo: false }))
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
})

test('a failure is told', async () => {
  open({ 'GET request/w1': refused(404) })
  await screen.findByText('No pudimos ver si ya hay coincidencias.')
})
