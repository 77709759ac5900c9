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
