import { afterAll, beforeAll, expect, test } from 'vitest'
import { aRoom } from '../../testing/people.ts'
import { sendPicture } from '../../testing/send-picture.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { sweepUploads } from './use-cases/keep-pictures.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())

test('what was never sent is swept, with the copies that a refused message made', async () => {
  const { buyer, seller, room } = await aRoom(testApp)
  const picture = await sendPicture(testApp, buyer)
  await testApp.call('PUT', `/api/v1/blocks/${buyer.id}`, { token: seller.token })
  const body = { pictures: [picture.url] }
  expect((await testApp.call('POST', `/api/v1/chat/${room}`, { token: buyer.token, body })).status).toBe(409)
  testApp.clock.pass(24 * 60 + 1)
  await sweepUploads(testApp.app.ctx)
  for (const folder of ['pictures', 'private']) expect(await testApp.engines.files.read(`${folder}/${picture.id}/1280.webp`)).toBeNull()
})
