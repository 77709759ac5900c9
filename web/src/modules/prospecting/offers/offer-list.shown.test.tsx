import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answering } from '../../../testing/answering.ts'
import { show } from '../../../testing/show.tsx'
import { OfferList } from './offer-list.tsx'

const offer = (side: string) => ({
  id: `of-${side}`,
  side,
  status: 'pendiente',
  sentAt: '2026-11-20T12:00:00Z',
  product: { id: 'p1', name: 'Mesa', price: 10, currency: 'USD', imageUrl: '/images/sin-foto.svg' },
  seller: { id: 's', name: 'Vera' },
  buyer: { id: 'b', name: 'Bruno' },
})

test.each([
  ['recibida', 'De Vera', 'Para Bruno'],
  ['enviada', 'Para Bruno', 'De Vera'],
] as const)('an offer that is %s names the other member, and leads to its page', async (side, other, own) => {
  const made = answering({ 'GET offers': [offer(side)] })
  show(<OfferList side={side} title={<h2>Ofertas</h2>} />)
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: /Mesa/ })
  expect([link.pathname + link.search, link.textContent?.includes(other), link.textContent?.includes(own)]).toEqual([
    `/matches/of-${side}?oferta=1`,
    true,
    false,
  ])
  expect(made).toEqual([`GET offers?limit=6&side=${side}`])
})
