import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aMember, aProduct, type Person } from '../../testing/people.ts'
import { startPushService, type TestBrowser } from '../../testing/push-service.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { aWish, matchesOf } from '../../testing/wishes.ts'

let service: Awaited<ReturnType<typeof startPushService>>
let testApp: TestApp
beforeAll(async () => {
  service = await startPushService()
  testApp = await createTestApp({ pushSender: service.sender })
})
beforeEach(() => {
  service.received.length = 0
  // A window of the budget for each test.
  testApp.clock.pass(11)
})
afterAll(async () => {
  await testApp.close()
  await service.close()
})

const settle = () => testApp.app.jobs.drain()
/** A member whose browser is notified while no page is open. */
const aSubscriber = async (name: string) => {
  const person = await aMember(testApp, name)
  const browser = service.browser(person.id)
  await testApp.call('POST', '/api/v1/notifications/push', { token: person.token, body: browser.subscription })
  return { person, browser }
}
/** What the browser of a member got, in order. */
const gotten = ({ person, browser }: { person: Person; browser: TestBrowser }) =>
  service.received.filter(({ path }) => path === `/${person.id}`).map(({ body }) => browser.read(body))
const offer = (wishId: string, { token }: Person, productId: string) =>
  testApp.call('POST', `/api/v1/request/${wishId}/notify`, { token, body: { productId } })

test('a match is pushed to both sides, with its page, and «Contactar» to the owner of the wish', async () => {
  const [buyer, seller] = [await aSubscriber('Bruno'), await aSubscriber('Vera')]
  const wish = await aWish(testApp, buyer.person, { name: 'Zampoña' })
  const product = await aProduct(testApp, seller.person, { name: 'Zampoña' })
  await settle()
  const [{ matchId } = { matchId: '' }] = await matchesOf(testApp, buyer.person)
  const match = {
    id: expect.any(String),
    title: '¡Apareció algo!',
    message: 'Encontramos una coincidencia con «Zampoña».',
    route: `/matches/${matchId}`,
  }
  expect([gotten(buyer), gotten(seller)]).toEqual([[match], [match]])
  await offer(wish.id, seller.person, product.id)
  await settle()
  expect(gotten(buyer).slice(1)).toMatchObject([{ message: 'Vera tiene lo que buscás: «Zampoña».', route: `/matches/${matchId}` }])
  expect(gotten(seller)).toHaveLength(1)
})

test('what comes without a sound is not pushed: above the budget, and in quiet hours', async () => {
  const [buyer, sleeper] = [await aSubscriber('Bruno'), await aSubscriber('Dora')]
  const seller = await aMember(testApp, 'Vera')
  // It is 9 in Argentina, which these hours hold.
  const hours = { quietFrom: 0, quietTo: 23, hasDigest: true }
  await testApp.call('PUT', '/api/v1/request/hours', { token: sleeper.person.token, body: hours })
  const wish = await aWish(testApp, buyer.person, { name: 'Siringa' })
  const asleep = await aWish(testApp, sleeper.person, { name: 'Siringa' })
  for (let n = 0; n < 4; n++) {
    const { id } = await aProduct(testApp, seller, { name: 'Siringa' })
    await settle()
    await offer(wish.id, seller, id)
    await offer(asleep.id, seller, id)
    await settle()
  }
  expect([gotten(buyer).length, gotten(sleeper).length]).toEqual([3, 0])
})
