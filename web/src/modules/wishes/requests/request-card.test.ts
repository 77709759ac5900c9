import type { Wish } from '@feria/contract/wishes/schemas'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { draw } from '../../../testing/draw.ts'
import { RequestCard } from './request-card.tsx'

const product = (n: number) => ({ id: `p${n}`, name: `Silla ${n}`, url: `/products/p${n}`, imageUrl: null })
const wish = (activo: boolean, count: number) =>
  ({
    id: 'w1',
    name: 'Silla',
    modelo: 'Silla',
    country: 'Argentina',
    localization: null,
    radiusKm: null,
    maxPrice: null,
    currency: 'USD',
    activo,
    isMuted: false,
    createdAt: '2026-11-20T12:00:00.000Z',
    interested: Array.from({ length: count }, (_, n) => product(n + 1)),
    matches: { exact: 0, close: 0 },
  }) as unknown as Wish

const linksOf = (of: Wish) => {
  const card = createElement(RequestCard, { wish: of, onEdit: () => undefined, onRemoved: () => undefined })
  return [...draw(card).matchAll(/href="(\/products\/[^"]+)"/g)].map(([, path]) => path)
}

test('[WISH-10] at most three interests are shown', () => {
  expect(linksOf(wish(false, 5))).toEqual(['/products/p1', '/products/p2', '/products/p3'])
  expect(linksOf(wish(false, 2))).toHaveLength(2)
})

test('[WISH-09] they are shown while the wish is inactive, and not while it is active', () => expect(linksOf(wish(true, 5))).toEqual([]))
