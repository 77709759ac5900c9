import type { Notification } from '@feria/contract/notifications/schemas'
import type { InterestedMember, MatchDetail, NearbyProduct } from '@feria/contract/wishes/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createClock } from '../../testing/clock.ts'
import { aProduct, type Person } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { aModel, aPair, aWish, matchesOf } from '../../testing/wishes.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp({ clock: createClock(new Date('2026-11-20T15:00:00Z')) })
})
afterAll(() => testApp.close())

const get = async <T>(person: Person, path: string) => (await testApp.call<T>('GET', `/api/v1${path}`, { token: person.token })).body
const settle = () => testApp.app.jobs.drain()

const judgements = async (bruno: Person, matchId: string) => {
  const [panel] = await matchesOf(testApp, bruno)
  const swiped = (await get<NearbyProduct[]>(bruno, '/products/nearby')).find(({ id }) => id === panel?.id)?.match
  const detail = await get<MatchDetail>(bruno, `/matches/${matchId}`)
  const notice = (await get<Notification[]>(bruno, '/notifications')).find(({ data }) => data.matchId === matchId)?.data
  return { panel, swiped, detail, notice }
}

test('a match has one score and the same reasons in panel, swipe list, page and notification, also once it changes', async () => {
  const [bruno, vera] = await aPair(testApp)
  const model = aModel()
  await aWish(testApp, bruno, { name: 'Secador', modelo: model, localization: 'La Plata', maxPrice: 145 })
  const product = await aProduct(testApp, vera, { name: `Secador ${model}`, description: 'Iónico', location: 'Quilmes', price: 150 })
  await settle()
  const [{ matchId } = { matchId: '' }] = await matchesOf(testApp, bruno)
  const seen: number[] = []
  for (const price of [150, 140]) {
    await testApp.call('PUT', `/api/v1/products/${product.id}`, { token: vera.token, body: { price } })
    await settle()
    const { panel, swiped, detail, notice } = await judgements(bruno, matchId)
    const { matchScore, reasons = [], reasonsAgainst = [] } = panel ?? {}
    expect([swiped?.matchScore, detail.matchScore, notice?.matchScore]).toEqual([matchScore, matchScore, matchScore])
    expect([swiped?.reasons, detail.reasons]).toEqual([reasons, reasons])
    expect([swiped?.reasonsAgainst, detail.reasonsAgainst]).toEqual([reasonsAgainst, reasonsAgainst])
    expect(notice?.reasonFor).toBe(reasons.filter((reason) => !reasonsAgainst.includes(reason))[0])
    expect(notice?.reasonAgainst).toBe(reasonsAgainst[0])
    expect(swiped).toMatchObject({ matchId, wish: { name: 'Secador' } })
    seen.push(matchScore ?? 0)
  }
  expect(new Set(seen).size).toBe(2)
  const [interested] = await get<InterestedMember[]>(vera, '/request/nearby')
  const ofVera = (await get<Notification[]>(vera, '/notifications')).find(({ data }) => data.matchId === matchId)?.data
  expect([interested?.matchScore, ofVera?.matchScore]).toEqual([seen[1], seen[1]])
  expect(ofVera?.reasonFor).toBe(interested?.reasons[0])
  expect(JSON.stringify(ofVera)).not.toMatch(/tu presupuesto|\d km/)
})

test('a swipe card tells the best match of the member’s own active wishes, and no other', async () => {
  const [bruno, vera] = await aPair(testApp)
  const model = aModel()
  const product = await aProduct(testApp, vera, { name: `Secador ${model}`, description: 'Iónico' })
  await aWish(testApp, bruno, { name: 'Secador', modelo: `${model} rojo` })
  const best = await aWish(testApp, bruno, { name: 'Secador', modelo: model })
  await settle()
  const matchOf = async (person: Person) =>
    (await get<NearbyProduct[]>(person, '/products/nearby')).find(({ id }) => id === product.id)?.match
  const matched = await matchOf(bruno)
  expect(matched?.wish.id).toBe(best.id)
  expect(await matchOf((await aPair(testApp))[0])).toBeNull()
  await testApp.call('PUT', `/api/v1/matches/${matched?.matchId}`, { token: bruno.token, body: { isDismissed: true } })
  expect((await matchOf(bruno))?.wish.id).not.toBe(best.id)
  await testApp.call('PUT', `/api/v1/request/${(await matchOf(bruno))?.wish.id}`, { token: bruno.token, body: { activo: false } })
  expect(await matchOf(bruno)).toBeNull()
})
