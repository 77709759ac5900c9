import type { BuyerLine, PotentialBuyer } from '@feria/contract/prospecting/schemas'
import { expect, test } from 'vitest'
import { factsOf } from './buyers/buyer-facts.ts'
import { addLine, nothing, rowKey } from './buyers/found-buyers.ts'

const buyer = (changes: Partial<PotentialBuyer> = {}): PotentialBuyer => ({
  id: '0190c0de-0000-7000-8000-000000000001',
  name: 'Bruno Busca',
  platform: 'Feria',
  location: null,
  lastActivity: null,
  matchScore: 0.5,
  verified: false,
  profilePicture: null,
  about: null,
  sourceUrl: null,
  scrapeMethod: 'miembros',
  scrapeDate: '2026-11-20T12:00:00.000Z',
  dataConfidence: 0.25,
  interests: [],
  priceRange: null,
  urgency: null,
  contactPreference: 'oferta',
  engagement: [],
  extractedAt: '2026-11-20T12:00:00.000Z',
  ...changes,
})

const line = (stage: BuyerLine['stage'], changes: Partial<BuyerLine> = {}): BuyerLine => ({
  stage,
  isDone: false,
  about: null,
  progress: 0,
  buyers: [],
  source: null,
  result: null,
  ...changes,
})

test('[PROS-06] buyers are listed in order as they arrive, and the last line decides', () => {
  const [good, weak] = [buyer({ name: 'Ana', matchScore: 0.9 }), buyer({ name: 'Luz', matchScore: 0.3 })]
  const source = { source: 'miembros' as const, name: 'Feria', state: 'ok' as const, found: 1 }
  const begun = addLine(nothing, line('miembros', { progress: 0.05 }))
  expect(begun).toMatchObject({ state: 'searching', stage: 'miembros', finished: [] })
  const members = addLine(begun, line('miembros', { isDone: true, progress: 0.3, buyers: [weak], source }))
  const pages = addLine(members, line('páginas', { isDone: true, progress: 0.2, about: 'Página', buyers: [good] }))
  expect(pages.buyers.map(({ name }) => name)).toEqual(['Ana', 'Luz'])
  expect(pages).toMatchObject({ finished: ['miembros', 'páginas'], progress: 0.3, about: null, sources: [source] })
  const stats = { searchDuration: 1200, sources: [source] }
  const metadata = { method: 'miembros', dataSource: 'Miembros que aceptaron', noFakeData: true as const }
  const done = addLine(pages, line('fin', { isDone: true, progress: 1, result: { success: true, buyers: [good], stats, metadata } }))
  expect(done).toMatchObject({ state: 'done', progress: 1, took: 1200, buyers: [{ name: 'Ana' }], sources: [source] })
})

test('[PROS-07] a profile shows what helps to decide, and leaves out what is unknown', () => {
  const labels = (of: PotentialBuyer) => factsOf(of).map(({ label }) => label)
  expect(labels(buyer())).toEqual(['Fuente', 'Cómo contactar', 'Cómo la encontramos'])
  const known = factsOf(
    buyer({
      location: 'A menos de 50 km',
      lastActivity: '2026-11-20T12:00:00.000Z',
      about: 'Busco una bicicleta',
      interests: ['Deportes', 'Bicicleta'],
      priceRange: { min: 90, max: 140, currency: 'USD' },
    }),
  )
  expect(known).toHaveLength(8)
  expect(known).toContainEqual({ label: 'Precios que miró', value: '$\u00a090\u00a0USD a $\u00a0140\u00a0USD' })
  const [only] = factsOf(buyer({ priceRange: { min: null, max: 140, currency: 'USD' } })).filter(
    ({ label }) => label === 'Precios que miró',
  )
  expect(only?.value).toBe('Hasta $\u00a0140\u00a0USD')
})

test('findings on public pages have no id, and are distinguished all the same', () => {
  const [one, other] = [1, 2].map((n) => buyer({ id: null, platform: 'Página', sourceUrl: `https://example.test/${n}` }))
  expect(one && other && rowKey(one) !== rowKey(other)).toBe(true)
})
