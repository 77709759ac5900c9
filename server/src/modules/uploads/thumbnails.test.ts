import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMember, type Person } from '../../testing/people.ts'
import { sendPicture } from '../../testing/send-picture.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { uploads } from './tables.ts'
import { thumbnailsOf } from './thumbnails.ts'

let testApp: TestApp
let ana: Person
beforeAll(async () => {
  testApp = await createTestApp()
  ana = await aMember(testApp)
})
afterAll(() => testApp.close())

const aPicture = async (width: number, height: number) =>
  sendPicture(
    testApp,
    ana,
    await sharp({ create: { width, height, channels: 3, background: '#1f6f54' } })
      .png()
      .toBuffer(),
  )

test('a picture is as small as asked for, in its own proportions, at an address that answers', async () => {
  const [wide, tall] = [await aPicture(800, 400), await aPicture(100, 400)]
  const found = await thumbnailsOf(testApp.app.ctx, [wide.url, tall.url, null, wide.url], 96)
  expect([...found]).toEqual([
    [wide.url, { path: `/files/${wide.id}/320.webp`, width: 96, height: 48 }],
    [tall.url, { path: `/files/${tall.id}/320.webp`, width: 24, height: 96 }],
  ])
  expect((await testApp.app.http.inject({ url: found.get(wide.url)?.path ?? '' })).statusCode).toBe(200)
})

test('other sites’ pictures, private ones and those that are gone have none', async () => {
  const [hidden, gone] = [await aPicture(10, 10), await aPicture(10, 10)]
  const { db } = testApp.engines.db
  await db.update(uploads).set({ isPrivate: true }).where(eq(uploads.id, hidden.id))
  await db.delete(uploads).where(eq(uploads.id, gone.id))
  const addresses = ['https://fotos.example/files/01890000-0000-7000-8000-00000000000a/320.webp', hidden.url, gone.url, '']
  expect([...(await thumbnailsOf(testApp.app.ctx, addresses, 96))]).toEqual([])
})
