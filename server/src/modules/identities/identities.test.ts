import type { Answer, api } from '@feria/contract'
import type { AuditEntry } from '@feria/contract/accounts/schemas'
import type { Identity } from '@feria/contract/identities/schemas'
import type { ResaleOffer, ResellerProfile } from '@feria/contract/reselling/schemas'
import type { Picture } from '@feria/contract/uploads/schemas'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rowsOf } from '../../engines/db/database.ts'
import { gather } from '../../engines/files/files.ts'
import { pagesOf } from '../../testing/pages.ts'
import { aMember, anAdmin, PASSWORD, type Person } from '../../testing/people.ts'
import { aResale } from '../../testing/resale.ts'
import { sendPicture } from '../../testing/send-picture.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { identities } from './identities.module.ts'
import { sendIdentity } from './use-cases/send-identity.ts'

type Listed = Answer<typeof api.identities.list>[number]

let testApp: TestApp
let admin: Person
beforeAll(async () => {
  testApp = await createTestApp()
  admin = await anAdmin(testApp)
})
afterAll(() => testApp.close())

const aDocument = (person: Person): Promise<Picture> => sendPicture(testApp, person)
const send = (person: Person, imageUrl: string) =>
  testApp.call<Identity>('POST', '/api/v1/users/me/identity', { token: person.token, body: { imageUrl } })
const waiting = async () =>
  (await testApp.call<{ userId: string; document: string | null }[]>('GET', '/api/v1/admin/identities', { token: admin.token })).body
const decide = (person: Person, body: object, by = admin) =>
  testApp.call<Identity>('PUT', `/api/v1/admin/identities/${person.id}`, { token: by.token, body })
const open = async (url: string) => (await testApp.app.http.inject({ method: 'GET', url })).statusCode

test('[RES-18] a document is private once it is sent: its public address ends, an admin gets one that works for minutes', async () => {
  const { reseller } = await aResale(testApp)
  const picture = await aDocument(reseller)
  expect(await open(picture.url)).toBe(200)
  const sent = await send(reseller, picture.url)
  expect(sent.body).toMatchObject({ status: 'pending', note: null, sentAt: testApp.clock.now().toISOString() })
  for (const { url } of picture.variants) expect(await open(url)).toBe(404)
  const [row] = (await waiting()).filter(({ userId }) => userId === reseller.id)
  const address = row?.document ?? ''
  const answer = await testApp.app.http.inject({ method: 'GET', url: address })
  expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
    200,
    'image/webp',
    'private, no-store',
  ])
  expect(await open(address.replace(picture.id, crypto.randomUUID()))).toBe(404)
  expect(await open(address.replace(/\.(\d+)~/, (_, until: string) => `.${Number(until) + 1}~`))).toBe(404)
  testApp.clock.pass(6)
  expect(await open(address)).toBe(404)
})

test('[RES-18] an admin decides once, audited; a rejected one may be sent again, an approved one stays', async () => {
  const { reseller, link } = await aResale(testApp)
  expect((await decide(reseller, { status: 'approved' })).error.error).toBe('identities.not-found')
  await send(reseller, (await aDocument(reseller)).url)
  expect((await decide(reseller, { status: 'approved' }, reseller)).status).toBe(403)
  expect((await testApp.call('GET', '/api/v1/admin/identities', { token: reseller.token })).status).toBe(403)
  const rejected = await decide(reseller, { status: 'rejected', note: 'No se lee' })
  expect(rejected.body).toMatchObject({ status: 'rejected', note: 'No se lee' })
  expect((await decide(reseller, { status: 'approved' })).error.error).toBe('identities.settled')
  expect((await send(reseller, (await aDocument(reseller)).url)).body).toMatchObject({ status: 'pending', note: null })
  testApp.clock.pass(1)
  expect((await decide(reseller, { status: 'approved' })).body.status).toBe('approved')
  const log = await testApp.call<AuditEntry[]>('GET', '/api/v1/admin/audit?limit=1', { token: admin.token })
  expect(log.body).toMatchObject([{ action: 'identity.decided', subject: { id: reseller.id }, details: { status: 'approved' } }])
  expect((await testApp.call<ResaleOffer>('GET', `/api/v1/resale/${link.id}`)).body.reseller.isVerified).toBe(true)
  expect((await send(reseller, (await aDocument(reseller)).url)).error.error).toBe('identities.approved')
})

test('a member who resells nothing sends one too, and reads where it stands', async () => {
  const ana = await aMember(testApp)
  const mine = async () => (await testApp.call<Identity>('GET', '/api/v1/users/me/identity', { token: ana.token })).body
  expect(await mine()).toEqual({ status: 'none', note: null, sentAt: null })
  await send(ana, (await aDocument(ana)).url)
  expect(await mine()).toEqual({ status: 'pending', note: null, sentAt: testApp.clock.now().toISOString() })
  expect((await waiting()).some(({ userId }) => userId === ana.id)).toBe(true)
  await decide(ana, { status: 'approved' })
  expect((await mine()).status).toBe('approved')
  await testApp.call('POST', '/api/v1/reseller/register', { token: ana.token, body: {} })
  const profile = await testApp.call<ResellerProfile>('GET', '/api/v1/reseller/profile', { token: ana.token })
  expect(profile.body.identityVerification.status).toBe('approved')
})

test("refuses others' pictures and external addresses; closing the account deletes the file", async () => {
  const { reseller } = await aResale(testApp)
  const stranger = await aMember(testApp)
  const picture = await aDocument(reseller)
  expect((await send(stranger, picture.url)).error.error).toBe('uploads.not-found')
  expect((await send(reseller, 'https://example.com/dni.jpg')).error.error).toBe('uploads.not-found')
  await send(reseller, picture.url)
  const address = (await waiting()).find(({ userId }) => userId === reseller.id)?.document ?? ''
  expect(await open(address)).toBe(200)
  await testApp.call('DELETE', '/api/v1/users/me', { token: reseller.token, body: { password: PASSWORD } })
  expect((await waiting()).some(({ userId }) => userId === reseller.id)).toBe(false)
  await testApp.app.jobs.drain()
  expect(await open(address)).toBe(404)
})

test('[RES-18] the owner of a document sees it at an address that works for minutes; nobody else, and nobody without one', async () => {
  const { reseller, buyer } = await aResale(testApp)
  const ask = ({ token }: Person) => testApp.call<{ url: string; until: string }>('GET', '/api/v1/users/me/identity/document', { token })
  expect((await ask(reseller)).error.error).toBe('uploads.not-found')
  await send(reseller, (await aDocument(reseller)).url)
  expect((await ask(buyer)).error.error).toBe('uploads.not-found')
  expect((await testApp.call('GET', '/api/v1/users/me/identity/document')).status).toBe(401)
  const { body } = await ask(reseller)
  expect(await open(body.url)).toBe(200)
  expect(new Date(body.until).getTime() - testApp.clock.now().getTime()).toBe(5 * 60_000)
  testApp.clock.pass(6)
  expect(await open(body.url)).toBe(404)
})

describe('a document', () => {
  const DAY = 24 * 60
  const forget = () => identities.schedules?.['forget-documents']?.run(testApp.app.ctx)
  const again = async ({ email }: Person) =>
    (await testApp.call<{ token: string }>('POST', '/api/v1/auth/login', { body: { email, password: PASSWORD } })).body.token
  const settled = async ({ id }: Person) =>
    (await testApp.call<Listed[]>('GET', '/api/v1/admin/identities?settled=true&limit=100', { token: await again(admin) })).body.find(
      ({ userId }) => userId === id,
    )
  const filesOf = async (picture: Picture) => (await gather(testApp.engines.files.keys())).filter((key) => key.includes(picture.id))
  const sentBy = async (reseller: Person) => {
    const picture = await aDocument(reseller)
    await testApp.call('POST', '/api/v1/users/me/identity', { token: await again(reseller), body: { imageUrl: picture.url } })
    return picture
  }
  const decided = async ({ id }: Person, body: object) =>
    testApp.call<Identity>('PUT', `/api/v1/admin/identities/${id}`, { token: await again(admin), body })

  test('[RES-18] is deleted 30 days after the decision, and admins see that it is gone; the decision stays', async () => {
    const { reseller, link } = await aResale(testApp)
    const { reseller: undecided } = await aResale(testApp)
    const [picture, waits] = [await sentBy(reseller), await sentBy(undecided)]
    testApp.clock.pass(40 * DAY)
    await forget()
    expect(await filesOf(picture)).toHaveLength(1)
    await decided(reseller, { status: 'approved' })
    const decidedAt = testApp.clock.now().toISOString()
    testApp.clock.pass(30 * DAY)
    await forget()
    const shown = await settled(reseller)
    expect(shown).toMatchObject({ name: reseller.name, email: reseller.email, status: 'approved', note: null, decidedAt })
    expect(await open(shown?.document ?? '')).toBe(200)
    const old = shown?.document ?? ''
    testApp.clock.pass(1)
    await forget()
    await forget()
    expect([await filesOf(picture), await open(old)]).toEqual([[], 404])
    expect(await settled(reseller)).toMatchObject({ status: 'approved', decidedAt, document: null })
    expect((await testApp.call<ResaleOffer>('GET', `/api/v1/resale/${link.id}`)).body.reseller.isVerified).toBe(true)
    const own = await testApp.call('GET', '/api/v1/users/me/identity/document', { token: await again(reseller) })
    expect(own.error.error).toBe('uploads.not-found')
    expect([await filesOf(waits), await settled(undecided)]).toEqual([[`private/${waits.id}/1280.webp`], undefined])
  })

  test('that was rejected is deleted too, but not the one sent after it; a failed deletion is retried', async () => {
    const { reseller } = await aResale(testApp)
    const first = await sentBy(reseller)
    await decided(reseller, { status: 'rejected', note: 'No se lee' })
    testApp.clock.pass(29 * DAY)
    const second = await sentBy(reseller)
    expect(await settled(reseller)).toBeUndefined()
    testApp.clock.pass(29 * DAY)
    await forget()
    expect([await filesOf(first), (await filesOf(second)).length]).toEqual([[], 1])
    await decided(reseller, { status: 'rejected', note: 'Tampoco' })
    testApp.clock.pass(31 * DAY)
    const { remove } = testApp.engines.files
    testApp.engines.files.remove = () => Promise.reject(new Error('the store is away'))
    await expect(forget()).rejects.toThrow('the store is away')
    testApp.engines.files.remove = remove
    expect(await filesOf(second)).toHaveLength(1)
    await forget()
    expect(await filesOf(second)).toEqual([])
    expect(await settled(reseller)).toMatchObject({ status: 'rejected', note: 'Tampoco', document: null })
  })

  test('is listed for admins only, the latest decision first, pending ones by date, page by page', async () => {
    // The last that came is decided about first: what a page begins with is its own moment.
    const resales = [await aResale(testApp), await aResale(testApp), await aResale(testApp), await aResale(testApp)]
    for (const { reseller } of resales.toReversed()) {
      testApp.clock.pass(1)
      await sentBy(reseller)
    }
    for (const { reseller } of resales.slice(0, 2)) {
      testApp.clock.pass(1)
      await decided(reseller, { status: 'approved' })
    }
    const token = await again(admin)
    const list = async (query: string): Promise<Listed[]> => {
      const all = (await testApp.call<Listed[]>('GET', `/api/v1/admin/identities?${query}limit=100`, { token })).body
      const paged = (await pagesOf<Listed>(testApp, `/api/v1/admin/identities?${query}limit=1`, { token })).flat()
      expect(all.length).toBeGreaterThan(2)
      expect(paged.map(({ userId }) => userId)).toEqual(all.map(({ userId }) => userId))
      return all
    }
    const decisions = (await list('settled=true&')).map(({ decidedAt }) => decidedAt ?? '')
    expect(decisions).toEqual(decisions.toSorted().reverse())
    const arrivals = (await list('')).map(({ sentAt }) => sentAt)
    expect(arrivals).toEqual(arrivals.toSorted())
  })
})

test('a document sent while the one before is deleted waits for its decision', async () => {
  const { reseller } = await aResale(testApp)
  await send(reseller, (await aDocument(reseller)).url)
  await decide(reseller, { status: 'rejected', note: 'Borroso' }, await anAdmin(testApp))
  const next = await aDocument(reseller)
  testApp.clock.pass(31 * 24 * 60)
  const { files } = testApp.engines
  const remove = files.remove.bind(files)
  files.remove = async (key) => {
    files.remove = remove
    await remove(key)
    const ctx = { ...testApp.app.ctx, actor: { ...reseller, tokenHash: '' } }
    await sendIdentity(ctx, { params: undefined, query: undefined, body: { imageUrl: next.url } })
  }
  await identities.schedules?.['forget-documents']?.run(testApp.app.ctx)
  const [row] = rowsOf<{ upload: string | null }>(
    await testApp.engines.db.db.execute(sql`select upload_id as upload from identities where user_id = ${reseller.id}`),
  )
  expect(row?.upload).toBe(next.id)
})
