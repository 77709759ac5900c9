import type { Picture } from '@feria/contract/uploads/schemas'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openS3Files } from '../../engines/files/s3.ts'
import { aMember, aProduct, type Person } from '../../testing/people.ts'
import { type LoopbackS3, openLoopbackS3 } from '../../testing/s3.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { privateUrlOf, storePicture, takePrivate } from './uploads.module.ts'
import { sweepUploads } from './use-cases/keep-pictures.ts'

interface Parted {
  id: string
  parts: number
  urls: string[]
  arrived: number[]
}

const MIB8 = 8 * 1024 * 1024
let store: LoopbackS3
let files: ReturnType<typeof openS3Files>
let testApp: TestApp
let ana: Person
beforeAll(async () => {
  store = await openLoopbackS3({ publicUrl: 'https://fotos.example' })
  files = openS3Files(store.options)
  testApp = await createTestApp({ engines: { files } })
  ana = await aMember(testApp)
})
afterAll(async () => {
  await testApp.close()
  await files.close()
  await store.close()
})

const aPhoto = async () => {
  const noise = Buffer.alloc(2000 * 1600 * 3)
  for (let i = 0; i < noise.length; i++) noise[i] = (i * 2654435761) >>> 13
  return sharp(noise, { raw: { width: 2000, height: 1600, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer()
}
const put = async (url: string | undefined, bytes: Buffer) =>
  (await fetch(url ?? '', { method: 'PUT', body: new Uint8Array(bytes) })).status
const start = async (bytes: number) =>
  (await testApp.call<Parted>('POST', '/api/v1/upload/parts', { token: ana.token, body: { bytes } })).body
const look = (id: string, token = ana.token) => testApp.call<Parted>('GET', `/api/v1/upload/parts/${id}`, { token })
const finish = (id: string) => testApp.call<Picture>('POST', `/api/v1/upload/parts/${id}/finish`, { token: ana.token })

test('[SEL-43] a browser sends 8 MiB parts to the store, resumes after an interruption, and the picture is re-encoded', async () => {
  const photo = await aPhoto()
  const { id, parts, urls } = await start(photo.length)
  expect([parts, urls.length]).toEqual([2, 2])
  expect(await put(urls[1], photo.subarray(MIB8))).toBe(200)
  expect((await finish(id)).error.error).toBe('uploads.bad-part')
  const again = (await look(id)).body
  expect(again.arrived).toEqual([2])
  expect(await put(again.urls[0], photo.subarray(0, 100))).toBe(403)
  expect(await put(again.urls[0], photo.subarray(0, MIB8))).toBe(200)
  const { status, body } = await finish(id)
  expect([status, body.width, body.height]).toEqual([200, 1280, 1024])
  expect([...store.objects.keys()].sort()).toEqual([320, 640, 1280].map((width) => `pictures/${body.id}/${width}.webp`).sort())
  expect((await sharp(store.objects.get(`pictures/${body.id}/1280.webp`)).metadata()).format).toBe('webp')
  expect(store.uploads.size).toBe(0)
  const shown = await testApp.app.http.inject({ url: body.url })
  expect([shown.statusCode, shown.headers.location]).toEqual([302, `https://fotos.example/pictures/${body.id}/1280.webp`])
})

test("a file that is no picture is never kept, however it was sent; nobody sees another member's upload", async () => {
  const { id, urls } = await start(10)
  const beto = await aMember(testApp, 'Beto')
  expect((await look(id, beto.token)).error.error).toBe('uploads.not-found')
  expect(await put(urls[0], Buffer.from('<svg>xxxx>'))).toBe(200)
  expect((await finish(id)).error.error).toBe('uploads.not-an-image')
  // Joined at the store, it is read again as it is.
  expect((await finish(id)).error.error).toBe('uploads.not-an-image')
  testApp.clock.pass(25 * 60)
  await sweepUploads(testApp.app.ctx)
  expect([...store.objects.keys()].filter((key) => key.startsWith('incoming/'))).toEqual([])
})

test('a part that reached the store truncated counts as missing, is requested again and never becomes a picture', async () => {
  const small = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#c2410c' } })
    .png()
    .toBuffer()
  const { id, urls } = await start(small.length)
  const parts = [...store.uploads.values()].at(-1)?.parts
  parts?.set(1, small.subarray(0, 20))
  expect((await look(id)).body).toMatchObject({ arrived: [], parts: 1 })
  expect((await finish(id)).error.error).toBe('uploads.bad-part')
  expect(await put((await look(id)).body.urls[0] ?? urls[0], small)).toBe(200)
  expect((await look(id)).body.arrived).toEqual([1])
  expect((await finish(id)).status).toBe(200)
})

test('parts of an unfinished upload are swept at the store too', async () => {
  const { id, urls } = await start(10)
  expect(await put(urls[0], Buffer.alloc(10))).toBe(200)
  expect(store.uploads.size).toBe(1)
  testApp.clock.pass(25 * 60)
  await sweepUploads(testApp.app.ctx)
  expect(store.uploads.size).toBe(0)
  expect((await look(id)).error.error).toBe('uploads.not-found')
})

test('parts sent through Feria, as by pages that know no store, work as well', async () => {
  const small = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#c2410c' } })
    .png()
    .toBuffer()
  const { id } = await start(small.length)
  const sent = await testApp.app.http.inject({
    method: 'PUT',
    url: `/api/v1/upload/parts/${id}/1`,
    headers: { 'content-type': 'application/octet-stream', authorization: ana.token },
    payload: small,
  })
  expect([sent.statusCode, (await look(id)).body.arrived]).toEqual([200, [1]])
  const { status, body } = await finish(id)
  expect([status, body.width]).toEqual([200, 30])
  expect((await aProduct(testApp, ana, { imageUrl: body.url })).imageUrl).toBe(body.url)
})

test('a private picture is read at the store by an address that expires in a minute', async () => {
  const photo = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#c2410c' } })
    .png()
    .toBuffer()
  const { id, name, email, role } = ana
  const ctx = { ...testApp.app.ctx, actor: { id, name, email, role, tokenHash: '' } }
  const { url, id: picture } = await storePicture(ctx, photo)
  await takePrivate(ctx, url)
  expect([...store.objects.keys()].filter((key) => key.includes(picture))).toEqual([`private/${picture}/1280.webp`])
  const { statusCode, headers } = await testApp.app.http.inject({ url: (await privateUrlOf(ctx, picture)).url })
  expect([statusCode, headers['cache-control']]).toEqual([302, 'private, no-store'])
  const read = await fetch(String(headers.location))
  expect([read.status, (await sharp(await read.arrayBuffer()).metadata()).format]).toEqual([200, 'webp'])
  expect(new URL(String(headers.location)).searchParams.get('X-Amz-Expires')).toBe('60')
})

test('pages may send to the store and show its pictures', async () => {
  const policy = String((await testApp.call('GET', '/login')).headers['content-security-policy'])
  expect(policy).toContain(`connect-src 'self' ${store.options.endpoint} https://fotos.example`)
  expect(policy).toMatch(new RegExp(`img-src [^;]*${store.options.endpoint}`))
})
