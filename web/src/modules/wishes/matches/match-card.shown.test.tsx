import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../../testing/show.tsx'
import { MatchCard } from './match-card.tsx'
import { texts } from './texts.ts'

const match = {
  ...{ matchId: 'm1', id: 'p1', name: 'Mesa de pino', imageUrl: null, price: 80, originalPrice: 100, currency: 'USD', location: 'Rosario' },
  ...{ condition: 'Usado', coincidencia: 'MATCH', matchScore: 0.9, reasons: [], reasonsAgainst: [], wish: { name: 'Una mesa' } },
} as never

test('a match shows its price, what it cost before, where it is, and leads to its page', () => {
  const { words } = show(<MatchCard match={match} hasWish={false} />)
  const shown = words().replaceAll('\u00a0', ' ')
  for (const part of ['$ 80', '$ 100', 'Rosario']) expect(shown).toContain(part)
  expect(screen.getByRole('link', { name: 'Mesa de pino' }).getAttribute('href')).toBe('/matches/m1')
  expect(shown).not.toContain(texts.list.forWish('Una mesa'))
})

test('beside those of other wishes it says for which', () => {
  expect(show(<MatchCard match={match} hasWish />).words()).toContain(texts.list.forWish('Una mesa'))
})
