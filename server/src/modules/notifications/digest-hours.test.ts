import { afterAll, beforeAll, expect, test } from 'vitest'
import { createClock } from '../../testing/clock.ts'
import { aMember, aProduct, type Person } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { aWish } from '../../testing/wishes.ts'
import { sendDigests } from './matches-digest.ts'

let testApp: TestApp
beforeAll(async () => {
  // Half past ten in the evening in Argentina.
  testApp = await createTestApp({ clock: createClock(new Date('2026-11-21T01:30:00Z')) })
})
afterAll(() => testApp.close())

const digestsTo = async ({ email }: Person) => {
  await sendDigests(testApp.app.ctx)
  await testApp.app.jobs.drain()
  return (await testApp.mails()).filter((mail) => mail.includes(email) && mail.includes('Desde el último resumen')).length
}

test('quiet hours that cross midnight hold the digest back on either side of it, until they end', async () => {
  const [buyer, seller] = [await aMember(testApp, 'Bruno'), await aMember(testApp, 'Vera')]
  const hours = { quietFrom: 22, quietTo: 8, hasDigest: true }
  await testApp.call('PUT', '/api/v1/request/hours', { token: buyer.token, body: hours })
  await aWish(testApp, buyer, { name: 'Quenacho' })
  await aProduct(testApp, seller, { name: 'Quenacho' })
  await testApp.app.jobs.drain()
  const sent: [hour: string, digests: number][] = []
  for (const [hour, minutes] of [
    ['22:30', 0],
    ['23:30', 60],
    ['0:30', 60],
    ['7:30', 7 * 60],
    ['8:30', 60],
    ['9:30', 60],
  ] as const) {
    testApp.clock.pass(minutes)
    sent.push([hour, await digestsTo(buyer)])
  }
  expect(sent).toEqual([
    ['22:30', 0],
    ['23:30', 0],
    ['0:30', 0],
    ['7:30', 0],
    ['8:30', 1],
    ['9:30', 1],
  ])
})
