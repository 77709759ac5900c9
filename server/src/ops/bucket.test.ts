import { sentence } from '@feria/contract/errors'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Ctx } from '../core/context.ts'
import { withTransaction } from '../core/transaction.ts'
import { openS3Files } from '../engines/files/s3.ts'
import { removePrivateFile } from '../modules/uploads/private-files.ts'
import { uploads } from '../modules/uploads/tables.ts'
import { removePrivate, storePicture, takePrivate } from '../modules/uploads/uploads.module.ts'
import { sweepUploads } from '../modules/uploads/use-cases/keep-pictures.ts'
import { aMember, type Person } from '../testing/people.ts'
import { type LoopbackS3, openLoopbackS3 } from '../testing/s3.ts'
import { sendPicture } from '../testing/send-picture.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { examine } from './doctor.ts'

const WAITS = { connectMs: 200, silenceMs: 250, wholeMs: 500, pauseMs: 300 }
/** Each try of one call. */
const TRIES = 4
const away = { status: 503, message: sentence('uploads.away') }

let store: LoopbackS3
let files: ReturnType<typeof openS3Files>
let testApp: TestApp
let ana: Person
let ctx: Ctx
beforeAll(async () => {
  store = await openLoopbackS3({ waits: WAITS })
  files = openS3Files(store.options)
  testApp = await createTestApp({ engines: { files } })
  ana = await aMember(testApp)
  const { id, name, email, role } = ana
  ctx = { ...testApp.app.ctx, actor: { id, name, email, role, tokenHash: '' } }
})
afterEach(async () => {
  store.refusals.length = 0
  store.silence = null
  // Left alone after its failures, it is asked again.
  await expect.poll(() => files.read('pictures/a/320.webp').catch(() => 'away')).toBeNull()
  store.objects.clear()
  await ctx.db.delete(uploads)
})
afterAll(async () => {
  await testApp.close()
  await files.close()
  await store.close()
})

const photo = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#c2410c' } })
  .png()
  .toBuffer()
const head = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n'
const payload = Buffer.concat([Buffer.from(head), photo, Buffer.from('\r\n--x--\r\n')])
const timed = async (asking: Promise<{ statusCode: number; body: string }>) => {
  const from = performance.now()
  const { statusCode, body } = await asking
  return { status: statusCode, message: statusCode < 400 ? '' : JSON.parse(body).message, ms: performance.now() - from }
}
const send = () => {
  const headers = { 'content-type': 'multipart/form-data; boundary=x', authorization: ana.token }
  return timed(
    testApp.app.http.inject({ method: 'POST', url: '/api/v1/upload', headers, payload }) as Promise<{ statusCode: number; body: string }>,
  )
}
const get = (url: string) => timed(testApp.app.http.inject({ url }) as Promise<{ statusCode: number; body: string }>)
const startParts = () => testApp.call<{ message: string }>('POST', '/api/v1/upload/parts', { token: ana.token, body: { bytes: 10 } })
const ready = async () => (await testApp.call<Record<string, string>>('GET', '/health/ready')).body
const ofDoctor = async (what: string) => {
  const { verdict = '', message = '' } = (await examine(testApp.app.ctx, {})).find((found) => found.what === what) ?? {}
  return `${verdict} ${message}`
}
const refuse = (status: number, calls: number) =>
  store.refusals.push(...Array.from({ length: calls * (status < 500 ? 1 : TRIES) }, () => status))

test('a bucket that refuses us: members read a sentence, readiness and the doctor say so, and it is asked again at once', async () => {
  const { url } = await sendPicture(testApp, ana)
  refuse(403, 2)
  expect(await send()).toMatchObject(away)
  expect(await ready()).toMatchObject({ status: 'degraded', files: 'failed', db: 'ok' })
  store.refusals.length = 0
  refuse(403, 1)
  expect(await get(url)).toMatchObject(away)
  refuse(403, 1)
  expect(await startParts()).toMatchObject({ status: 503, body: { error: 'uploads.away' } })
  refuse(403, 50)
  expect(await ofDoctor('files')).toBe('WRONG bucket feria does not serve us: AccessDenied (403)')
  store.refusals.length = 0
  expect((await get(url)).status).toBe(200)
  expect((await send()).status).toBe(200)
  expect(await ready()).toMatchObject({ status: 'ok', files: 'ok' })
})

test.each(['answers', 'bodies'] as const)(
  'a bucket whose %s hang holds nobody for long, is soon not asked any more, and is used again once it answers',
  async (what) => {
    const { url } = await sendPicture(testApp, ana)
    store.silence = what
    if (what === 'answers') expect(await send()).toMatchObject(away)
    const many = () =>
      Promise.all(Array.from({ length: 12 }, () => files.read(url.replace('/files/', 'pictures/')).catch((error: Error) => error.message)))
    const from = performance.now()
    expect(new Set(await many())).toEqual(new Set(['bucket feria does not serve us: no answer in time']))
    expect(performance.now() - from).toBeLessThan(5 * WAITS.wholeMs)
    const asked = store.asked
    expect(await get(url)).toMatchObject(away)
    expect(await many()).toContain('bucket feria does not serve us: it failed several times, and is asked again soon')
    expect(store.asked - asked).toBeLessThanOrEqual(TRIES)
    store.silence = null
    await expect.poll(async () => (await get(url)).status).toBe(200)
    expect((await send()).status).toBe(200)
  },
)

test('a picture that hangs after its first byte is cut off', async () => {
  const { url } = await sendPicture(testApp, ana)
  store.silence = 'bodies'
  const from = performance.now()
  const answer = await testApp.app.http.listen({ port: 0, host: '127.0.0.1' }).then((base) => fetch(base + url))
  expect(answer.status).toBe(200)
  await expect(answer.arrayBuffer()).rejects.toThrow()
  expect(performance.now() - from).toBeLessThan(10 * WAITS.silenceMs)
})

test('what the sweep could not remove is removed by the next one', async () => {
  const { id } = await sendPicture(testApp, ana)
  const { id: parts } = (await testApp.call<{ id: string }>('POST', '/api/v1/upload/parts', { token: ana.token, body: { bytes: 10 } })).body
  const part = await testApp.app.http.inject({
    method: 'PUT',
    url: `/api/v1/upload/parts/${parts}/1`,
    headers: { 'content-type': 'application/octet-stream', authorization: ana.token },
    payload: Buffer.alloc(10),
  })
  expect(part.statusCode).toBe(200)
  expect(store.objects.size).toBe(4)
  testApp.clock.pass(25 * 60)
  refuse(403, 1)
  await expect(sweepUploads(testApp.app.ctx)).rejects.toThrow('AccessDenied')
  // It goes through the pictures now, and stops at the parts.
  const { remove } = files
  files.remove = (key) => (key.startsWith('parts/') ? Promise.reject(new Error('away')) : remove(key))
  await expect(sweepUploads(testApp.app.ctx)).rejects.toThrow('away')
  files.remove = remove
  expect([...store.objects.keys()]).toEqual([`parts/${parts}/1.bin`])
  await sweepUploads(testApp.app.ctx)
  expect([store.objects.size, store.uploads.size]).toEqual([0, 0])
  expect(await testApp.app.ctx.db.select().from(uploads).where(eq(uploads.id, id))).toEqual([])
})

test('of a picture that becomes private no copy stays public, though the bucket refused to remove it at first', async () => {
  const { id, url } = await storePicture(ctx, photo)
  const { remove } = files
  files.remove = async (key) => {
    store.objects.delete(`${key}/1280.webp`)
    throw new Error('the other copies are not removed')
  }
  await expect(takePrivate(ctx, url)).rejects.toThrow('not removed')
  files.remove = remove
  await takePrivate(ctx, url)
  expect([...store.objects.keys()]).toEqual([`private/${id}/1280.webp`])
})

test('the file of a private picture is removed by a job, so that it goes though the bucket is away at first', async () => {
  const { id, url } = await storePicture(ctx, photo)
  await takePrivate(ctx, url)
  store.silence = 'answers'
  await withTransaction(ctx, (ctx) => removePrivate(ctx, id))
  expect(await ctx.db.select().from(uploads).where(eq(uploads.id, id))).toEqual([])
  await expect(removePrivateFile(ctx, { id })).rejects.toThrow('no answer in time')
  store.silence = null
  await testApp.app.jobs.drain()
  expect([...store.objects.keys()]).toEqual([])
})
