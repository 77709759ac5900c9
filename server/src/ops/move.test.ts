import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ChatMessage } from '@feria/contract/chat/schemas'
import type { Order } from '@feria/contract/orders/schemas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkBooks, sumAccounts } from '../modules/payments/payments.module.ts'
import { storePicture } from '../modules/uploads/uploads.module.ts'
import { databaseKinds } from '../testing/database-kinds.ts'
import { openEmbeddedCopy } from '../testing/embedded-copies.ts'
import { aCard, aMember, aProduct, aRoom, PASSWORD, type Person } from '../testing/people.ts'
import { sendPicture } from '../testing/send-picture.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { exportData } from './export-data.ts'
import { importData } from './import-data.ts'
import { bookOf } from './manifest.ts'

/** Letters that break what is not careful: quotes, backslashes, lines, braces, beyond the basic plane. */
const HOSTILE = `Ñandú "comillas" \\barra\\ {llaves},\n\tlínea 🧉 'simple' $1 \u2028`

let source: TestApp
let dir: string
let seller: Person
let order: Order
let picture: string
let talk: { room: string; buyer: Person }
/** A conversation with a picture, which two files are of. */
let shown: { room: string; buyer: Person; seller: Person }
beforeAll(async () => {
  dir = join(await mkdtemp(join(tmpdir(), 'feria-move-')), 'export')
  source = await createTestApp()
  seller = await aMember(source, 'Sara')
  const { id, name, email, role } = seller
  const sharp = (await import('sharp')).default
  const photo = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#c2410c' } })
    .png()
    .toBuffer()
  picture = (await storePicture({ ...source.app.ctx, actor: { id, name, email, role, tokenHash: '' } }, photo)).url
  const product = await aProduct(source, seller, { imageUrl: picture, details: HOSTILE })
  const buyer = await aMember(source, 'Bruno')
  const body = { products: [{ productId: product.id }], cardToken: await aCard(source), paymentMethod: 'credit' }
  order = (await source.call<Order>('POST', '/api/v1/orders', { token: buyer.token, body })).body
  shown = await aRoom(source)
  const { url } = await sendPicture(source, shown.buyer)
  await source.call('POST', `/api/v1/chat/${shown.room}`, { token: shown.buyer.token, body: { pictures: [url] } })
  await source.app.jobs.drain()
  talk = await aRoom(source)
  await source.call('POST', `/api/v1/chat/${talk.room}`, { token: talk.buyer.token, body: { content: HOSTILE } })
  expect(await exportData(source.app.ctx, source.app.jobs, dir)).toMatch(
    /^\d+ rows of \d+ tables, [1-9]\d* jobs that wait and 5 files are in/,
  )
}, 120_000)
afterAll(async () => {
  await source?.close()
  await rm(join(dir, '..'), { recursive: true, force: true })
})

describe.each(databaseKinds)('an export is imported into $kind', ({ isHere, openMigrated }) => {
  test.skipIf(!isHere)('whole: rows, money, files and jobs; and only once', { timeout: 120_000 }, async () => {
    const { db, drop } = await openMigrated()
    const target = await createTestApp({ db, clock: source.clock })
    const { ctx, jobs } = target.app
    expect(await importData(ctx, jobs, dir)).toMatch(/5 files are here; every count agrees and the books are right\.$/)
    const login = await target.call<{ token: string }>('POST', '/api/v1/auth/login', { body: { email: seller.email, password: PASSWORD } })
    expect(login.status).toBe(200)
    const own = await target.call<{ id: string; details: string; imageUrl: string }[]>('GET', '/api/v1/products/mine', {
      token: seller.token,
    })
    const all = await source.call<unknown[]>('GET', '/api/v1/products/mine', { token: seller.token })
    expect(own.body).toEqual(all.body)
    const file = async (testApp: TestApp) => (await testApp.app.http.inject({ url: picture })).rawPayload
    expect((await file(target)).equals(await file(source))).toBe(true)
    const messages = await target.call<ChatMessage[]>('GET', `/api/v1/chat/${talk.room}`, { token: talk.buyer.token })
    expect(messages.body.map(({ content }) => content)).toEqual([HOSTILE.trim()])
    const pictureIn = async (testApp: TestApp) => {
      const path = `/api/v1/chat/${shown.room}`
      const [message] = (await testApp.call<ChatMessage[]>('GET', path, { token: shown.seller.token })).body
      return testApp.app.http.inject({ url: message?.pictures?.[0]?.url ?? '' })
    }
    const [here, there] = [await pictureIn(target), await pictureIn(source)]
    expect([here.statusCode, here.headers['content-type'], here.rawPayload.equals(there.rawPayload)]).toEqual([200, 'image/webp', true])
    expect(bookOf(await sumAccounts(ctx))).toBe(bookOf(await sumAccounts(source.app.ctx)))
    expect(await jobs.waiting(ctx)).toHaveLength((await source.app.jobs.waiting(source.app.ctx)).length)
    await jobs.drain()
    expect(await checkBooks(ctx)).toEqual([])
    // The clock of the numbers and of the triggers goes on where it stood.
    const product = await aProduct(target, seller)
    const buyer = await aMember(target, 'Nueva')
    const body = { products: [{ productId: product.id }], cardToken: await aCard(target), paymentMethod: 'credit' }
    const next = await target.call<Order>('POST', '/api/v1/orders', { token: buyer.token, body })
    expect(next.status).toBe(201)
    expect(next.body.number).not.toBe(order.number)
    expect(await checkBooks(ctx)).toEqual([])
    await expect(importData(ctx, jobs, dir)).rejects.toThrow('The database is not empty')
    await target.app.http.close()
    await target.app.jobs.stop()
    await drop()
  })
})

test('a folder that is not empty accepts no export', async () => {
  await expect(exportData(source.app.ctx, source.app.jobs, dir)).rejects.toThrow('is not empty')
})

test('an import reports pictures without files', { timeout: 60_000 }, async () => {
  const poor = await createTestApp()
  const { id, name, email, role } = await aMember(poor)
  const photo = Buffer.from(
    await (await import('sharp'))
      .default({ create: { width: 30, height: 20, channels: 3, background: 'red' } })
      .png()
      .toBuffer(),
  )
  const stored = await storePicture({ ...poor.app.ctx, actor: { id, name, email, role, tokenHash: '' } }, photo)
  await poor.engines.files.remove(`pictures/${stored.id}`)
  const folder = join(dir, '..', 'poor')
  await exportData(poor.app.ctx, poor.app.jobs, folder)
  const target = await createTestApp({ db: await openEmbeddedCopy() })
  const report = await importData(target.app.ctx, target.app.jobs, folder)
  expect(report).toMatch(/0 files are here; every count agrees and the books are right\.\nBut 1 of 1 pictures looked at have no file/)
  await target.close()
  await poor.close()
})

test('a changed export, one of another version, or none at all leaves the database unchanged', { timeout: 60_000 }, async () => {
  const target = await createTestApp({ db: await openEmbeddedCopy() })
  const { ctx, jobs } = target.app
  const categories = async () => (await target.call<unknown[]>('GET', '/api/v1/categories')).body.length
  const before = await categories()
  await expect(importData(ctx, jobs, join(dir, 'tables'))).rejects.toThrow('is no export')
  const users = join(dir, 'tables', 'users.ndjson')
  const [text, manifest] = [await readFile(users, 'utf8'), await readFile(join(dir, 'manifest.json'), 'utf8')]
  await appendFile(
    users,
    `${text
      .split('\n')[0]
      ?.replace(seller.id, crypto.randomUUID())
      .replace(/persona\d+/, 'otra')}\n`,
  )
  await expect(importData(ctx, jobs, dir)).rejects.toThrow()
  await writeFile(users, text)
  await writeFile(join(dir, 'manifest.json'), manifest.replace(/"migrations": \d+/, '"migrations": 99'))
  await expect(importData(ctx, jobs, dir)).rejects.toThrow('another version')
  await writeFile(join(dir, 'manifest.json'), manifest.replace(/"sumMinor": -?[1-9]\d*/, '"sumMinor": 7'))
  await expect(importData(ctx, jobs, dir)).rejects.toThrow('sums of the ledger')
  await writeFile(join(dir, 'manifest.json'), manifest)
  expect(await categories()).toBe(before)
  expect((await target.call('POST', '/api/v1/auth/login', { body: { email: seller.email, password: PASSWORD } })).status).toBe(401)
  expect(await importData(ctx, jobs, dir)).toContain('every count agrees')
  await target.close()
})
