import type { PriceBand } from '@feria/contract/assistant/schemas'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMember, anAdmin, aProduct, type Person } from '../../testing/people.ts'
import { sendPicture } from '../../testing/send-picture.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let testApp: TestApp
let admin: Person
beforeAll(async () => {
  testApp = await createTestApp()
  admin = await anAdmin(testApp)
})
afterAll(() => testApp.close())

/** A picture of squares that no other seed gives; brighter ones of a seed are copies of it. */
const photoOf = (seed: number, brighter = 0): Promise<Buffer> => {
  const squares = Array.from({ length: 72 }, (_, at) => ((Math.imul(at + 1, seed * 2654435761) >>> 8) % 200) + brighter)
  const picture = sharp(Buffer.from(squares), { raw: { width: 9, height: 8, channels: 1 } }).resize(900, 800, { kernel: 'nearest' })
  return picture.toColourspace('srgb').jpeg({ quality: 95 }).toBuffer()
}

interface Signs {
  earlierOwner: { id: string; name: string } | null
  band: PriceBand | null
  isCheap: boolean
}
const signsOf = (id: string, { token } = admin) => testApp.call<Signs>('GET', `/api/v1/admin/products/${id}/signs`, { token })

test('a price of less than half of what similar products cost is a sign, for admins alone', async () => {
  for (let n = 0; n < 6; n++) await aProduct(testApp, await aMember(testApp), { name: 'Heladera Gafa HGF387', price: 400 + n * 10 })
  const seller = await aMember(testApp)
  const cheap = await aProduct(testApp, seller, { name: 'Heladera Gafa HGF387', price: 100 })
  const fair = await aProduct(testApp, seller, { name: 'Heladera Gafa HGF387', price: 380 })
  expect((await signsOf(cheap.id)).body).toMatchObject({ isCheap: true, earlierOwner: null, band: { currency: 'USD' } })
  expect((await signsOf(fair.id)).body).toMatchObject({ isCheap: false })
  expect((await signsOf(cheap.id, seller)).status).toBe(403)
  expect((await signsOf(admin.id)).status).toBe(404)
})

test('a picture that another member had before is a sign; an own one and who had it first are none', async () => {
  const [first, second] = [await aMember(testApp, 'Ana Primera'), await aMember(testApp, 'Beto Segundo')]
  const original = await aProduct(testApp, first, { imageUrl: (await sendPicture(testApp, first, await photoOf(71))).url })
  testApp.clock.pass(1)
  const copy = await aProduct(testApp, second, { imageUrl: (await sendPicture(testApp, second, await photoOf(71, 3))).url })
  const own = await aProduct(testApp, second, { imageUrl: (await sendPicture(testApp, second, await photoOf(72))).url })
  expect((await signsOf(copy.id)).body.earlierOwner).toEqual({ id: first.id, name: 'Ana Primera' })
  for (const { id } of [original, own]) expect((await signsOf(id)).body.earlierOwner).toBeNull()
})
