import type { NearbyProduct } from '@feria/contract/wishes/schemas'
import { expect, test } from 'vitest'
import { show } from '../../../testing/show.tsx'
import type { Entry } from './deck.ts'
import { SwipeFace } from './swipe-card.tsx'

const entry = (distancia: number | null): Entry => ({ id: 'p1', nombre: 'Mesa de pino', imagen: null, distancia, product: null })

test('a distance is shown where both places are known, and none is made up otherwise', () => {
  const known = show(<SwipeFace entry={entry(8)} />)
  expect(known.words()).toContain('A 8 km')
  const unknown = show(<SwipeFace entry={entry(null)} />)
  expect(unknown.words()).toContain('Mesa de pino')
  expect(unknown.words()).not.toContain('km')
})

test('a product that matches a wish says which, how well, and the strongest reason for it and against it', async () => {
  const judged = { matchId: 'm1', coincidencia: 'CERCANO', matchScore: 0.73, wish: { id: 'w1', name: 'Mesa de algarrobo' } }
  const reasons = { reasons: ['Es lo que buscás: mesa', 'No dice «algarrobo»'], reasonsAgainst: ['No dice «algarrobo»'] }
  const product = { id: 'p1', price: 1, currency: 'ARS', originalPrice: null, location: 'Rosario', match: { ...judged, ...reasons } }
  const matched = show(<SwipeFace entry={{ ...entry(8), product: product as unknown as NearbyProduct }} />)
  await matched.findByText('Para tu solicitud «Mesa de algarrobo»')
  expect(matched.words()).toContain(
    'CERCANO73 %Para tu solicitud «Mesa de algarrobo»A favor: Es lo que buscás: mesaEn contra: No dice «algarrobo»',
  )
  const other = show(<SwipeFace entry={{ ...entry(8), product: { ...product, match: null } as unknown as NearbyProduct }} />).words()
  expect(other).not.toMatch(/%|solicitud/)
})
