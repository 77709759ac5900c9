import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../testing/show.tsx'
import { PublicReviews } from './public-reviews.tsx'

const facts = { days: 180, sales: 1, sentInTime: null, cancelled: null, claimsLost: null, answerMinutes: null }
const reputation = { score: 4, count: 9, stars: [0, 0, 9, 0, 0], facts }
const open = (stars: number | null, isFirst: boolean) =>
  show(<PublicReviews reputation={reputation} reviews={[]} stars={stars} path="/v/ana" next="abc" isFirst={isFirst} />)
const goals = (...names: string[]) => names.map((name) => screen.getByRole('link', { name }).getAttribute('href'))

test('the pages of the reviews of so many stars have those alone, until all are asked for', () => {
  const { unmount } = open(3, false)
  expect(goals('Ver más opiniones', 'Volver a las más nuevas', 'Ver todas')).toEqual([
    '/v/ana?stars=3&opiniones=abc#opiniones',
    '/v/ana?stars=3#opiniones',
    '/v/ana#opiniones',
  ])
  unmount()
  open(null, true)
  expect(goals('Ver más opiniones', '3 estrellas: 9 opiniones')).toEqual(['/v/ana?opiniones=abc#opiniones', '/v/ana?stars=3#opiniones'])
})
