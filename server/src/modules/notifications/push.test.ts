import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Events } from '../../core/event-map.ts'
import { newVapidKeys, openWebPush } from '../../engines/push/web-push.ts'
import { aMember, type Person } from '../../testing/people.ts'
import { readVapid, startPushService } from '../../testing/push-service.ts'
import { createPages, listen } from '../../testing/sockets.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { notify } from './notify.ts'
import { sendPush } from './push.ts'
import { notifications, pushSubscriptions } from './tables.ts'

let service: Awaited<ReturnType<typeof startPushService>>
let testApp: TestApp
const { joined, closeAll } = createPages()
beforeAll(async () => {
  service = await startPushService()
  testApp = await createTestApp({ pushSender: service.sender })
})
beforeEach(async () => {
  service.received.length = 0
  service.answer(201)
  // What a service asked for in one test does not hold in the next.
  await testApp.engines.kv.delete(`push-rest:${service.url}`)
})
afterEach(closeAll)
afterAll(async () => {
  await testApp.close()
  await service.close()
})

const PUSH = '/api/v1/notifications/push'
const turnOn = (person: Person, name: string) => {
  const browser = service.browser(name)
  return { browser, asked: testApp.call('POST', PUSH, { token: person.token, body: browser.subscription }) }
}
let count = 0
const notifyMember = async ({ id }: Person, meanwhile?: () => Promise<unknown>) => {
  count += 1
  const data = { orderId: '0199aaaa-0000-7000-8000-000000000001', productName: 'Mate' }
  await notify(testApp.app.ctx, { kind: 'orderSent', userId: id, about: `push ${count}`, at: testApp.clock.now().toISOString(), data })
  await meanwhile?.()
  await testApp.app.jobs.drain()
}
const paths = () => service.received.map(({ path }) => path).sort()

test('a subscribed browser gets a notification while no page is open: encrypted, signed, with its link', async () => {
  const ana = await aMember(testApp, 'Ana')
  expect((await testApp.call('GET', PUSH, { token: ana.token })).body).toEqual({ publicKey: service.publicKey })
  const { browser, asked } = turnOn(ana, 'ana')
  expect(await asked).toMatchObject({ status: 200, body: { isOn: true } })
  await notifyMember(ana)
  expect(paths()).toEqual(['/ana'])
  const [{ headers, body }] = service.received as [(typeof service.received)[number]]
  expect(headers).toMatchObject({ ttl: '86400', 'content-encoding': 'aes128gcm', urgency: 'normal' })
  expect(headers.topic).toMatch(/^[\w-]{1,32}$/)
  const { aud, sub, exp } = readVapid(headers.authorization, service.publicKey)
  expect({ aud, sub }).toEqual({ aud: service.url, sub: 'mailto:soporte@feria.example' })
  expect(exp - Date.now() / 1000).toBeLessThanOrEqual(24 * 3600)
  expect(body.length).toBeLessThan(4096)
  expect(body.toString('latin1')).not.toContain('Mate')
  expect(browser.read(body)).toEqual({
    id: expect.any(String),
    title: 'Tu compra está en camino',
    message: 'Ya te enviaron «Mate». Cuando lo tengas, confirmalo.',
    route: '/orders/0199aaaa-0000-7000-8000-000000000001',
  })
})

test('a browser that is another member’s by now gets nothing more of the one before', async () => {
  const [ana, bea] = [await aMember(testApp, 'Ana'), await aMember(testApp, 'Bea')]
  await turnOn(ana, 'shared').asked
  await notifyMember(ana)
  expect(paths()).toEqual(['/shared'])
  const { db } = testApp.app.ctx
  const [subscription] = await db.select().from(pushSubscriptions).where(eq(pushSubscriptions.userId, ana.id))
  const [notification] = await db.select().from(notifications).where(eq(notifications.userId, ana.id))
  await turnOn(bea, 'shared').asked
  await sendPush(testApp.app.ctx, { notificationId: notification?.id ?? '', subscriptionId: subscription?.id ?? '' })
  expect(paths()).toEqual(['/shared'])
  await notifyMember(bea)
  expect(paths()).toEqual(['/shared', '/shared'])
})

test('a member with an open page, in quiet hours or who has read it meanwhile gets none', async () => {
  const beto = await aMember(testApp, 'Beto')
  await turnOn(beto, 'beto').asked
  const page = await joined(await listen(testApp), beto)
  await notifyMember(beto)
  expect(paths()).toEqual([])
  page.close()
  await expect.poll(() => testApp.app.ctx.hasListeners(`member:${beto.id}`)).toBe(false)
  // It is 9 in Argentina, which these hours hold.
  const hours = { quietFrom: 0, quietTo: 23, hasDigest: true }
  const set = await testApp.call('PUT', '/api/v1/request/hours', { token: beto.token, body: hours })
  expect(set.status, JSON.stringify(set.body)).toBe(200)
  await notifyMember(beto)
  expect(paths()).toEqual([])
  await testApp.call('PUT', '/api/v1/request/hours', { token: beto.token, body: { ...hours, quietFrom: null, quietTo: null } })
  await notifyMember(beto, () => testApp.call('PUT', '/api/v1/notifications/read', { token: beto.token }))
  expect(paths()).toEqual([])
  await notifyMember(beto)
  expect(paths()).toEqual(['/beto'])
})

test('a browser is notified as long as its session: not after «Salir» nor thirty days, and by the next member from then on', async () => {
  const [caro, dani] = [await aMember(testApp, 'Caro'), await aMember(testApp, 'Dani')]
  const { browser, asked } = turnOn(caro, 'shared')
  await asked
  await testApp.call('POST', PUSH, { token: dani.token, body: browser.subscription })
  await notifyMember(caro)
  expect(paths()).toEqual([])
  const off = { endpoint: browser.subscription.endpoint }
  expect((await testApp.call('POST', `${PUSH}/unsubscribe`, { token: caro.token, body: off })).status).toBe(200)
  await notifyMember(dani)
  expect(paths()).toEqual(['/shared'])
  await testApp.call('POST', '/api/v1/auth/logout', { token: dani.token })
  await notifyMember(dani)
  expect(paths()).toEqual(['/shared'])
  await turnOn(caro, 'left-open').asked
  testApp.clock.pass(30 * 24 * 60)
  await notifyMember(caro)
  expect(paths()).toEqual(['/shared'])
})

test('expired browsers are deleted, rejected notifications dropped, and a busy service is retried', async () => {
  const eva = await aMember(testApp, 'Eva')
  for (const status of [404, 410]) {
    await turnOn(eva, `gone-${status}`).asked
    service.answer(status)
    await notifyMember(eva)
    service.answer(201)
    service.received.length = 0
    await notifyMember(eva)
    expect(paths(), String(status)).toEqual([])
  }
  await turnOn(eva, 'kept').asked
  service.answer(400)
  await notifyMember(eva)
  for (const status of [429, 500, 503]) {
    service.answer(status)
    await expect(notifyMember(eva), String(status)).rejects.toThrow(`The push service answered ${status}`)
  }
  service.answer(201)
  service.received.length = 0
  await notifyMember(eva)
  expect(paths()).toEqual(['/kept'])
  await testApp.call('POST', `${PUSH}/unsubscribe`, { token: eva.token, body: { endpoint: `${service.url}/kept` } })
  service.received.length = 0
  await notifyMember(eva)
  expect(paths()).toEqual([])
})

/** The minutes from now after which what was put off is tried again, the soonest first. */
const putOff = async () =>
  (await testApp.app.jobs.waiting(testApp.app.ctx))
    .filter(({ name, data }) => name.startsWith('notifications.push-due') && data.times)
    .map(({ startAfter }) => Math.round((new Date(startAfter).getTime() - Date.now()) / 60_000))
    .sort((a, b) => a - b)

test('a service that says when to retry is paused until then, with all its browsers', async () => {
  const [hugo, ines] = [await aMember(testApp, 'Hugo'), await aMember(testApp, 'Inés')]
  await turnOn(hugo, 'hugo').asked
  await turnOn(ines, 'ines').asked
  service.answer(429, { 'retry-after': '1' })
  await notifyMember(hugo)
  service.answer(201)
  // The clock stands still: whoever comes now, comes too soon.
  await notifyMember(ines)
  expect(paths()).toEqual(['/hugo'])
  testApp.clock.pass(1)
  await expect
    .poll(async () => {
      await testApp.app.jobs.drain()
      return paths()
    })
    .toEqual(['/hugo', '/hugo', '/ines'])
  expect(await putOff()).toEqual([])
})

test.each<[status: number, after: () => string, minutes: number]>([
  [429, () => '600', 10],
  [503, () => new Date(Date.now() + 20 * 60_000).toUTCString(), 20],
  [503, () => '999999', 60],
  [429, () => new Date(Date.now() + 90 * 86_400_000).toUTCString(), 60],
])('%i with a time, in seconds or as a date, waits for it, an hour at most', async (status, after, minutes) => {
  const before = await putOff()
  const juan = await aMember(testApp, 'Juan')
  await turnOn(juan, 'juan').asked
  service.answer(status, { 'retry-after': after() })
  await notifyMember(juan)
  expect(paths()).toEqual(['/juan'])
  expect(await putOff()).toEqual([...before, minutes].sort((a, b) => a - b))
})

test('an invalid time, or one of another failure, is ignored: the job retries by itself', async () => {
  const kai = await aMember(testApp, 'Kai')
  await turnOn(kai, 'kai').asked
  const before = await putOff()
  for (const [status, after] of [
    [429, 'soon'],
    [503, ''],
    [500, '600'],
  ] as const) {
    service.answer(status, { 'retry-after': after })
    await expect(notifyMember(kai), `${status} ${after}`).rejects.toThrow(`The push service answered ${status}`)
  }
  expect(await putOff()).toEqual(before)
})

test('a notification postponed for the ninth time fails, and one that expired meanwhile is dropped', async () => {
  const lara = await aMember(testApp, 'Lara')
  await turnOn(lara, 'lara').asked
  service.answer(429, { 'retry-after': '600' })
  await notifyMember(lara)
  const due = (await testApp.app.jobs.waiting(testApp.app.ctx)).at(-1)?.data as Events['notifications.push-due']
  expect(due.times).toBe(1)
  await expect(sendPush(testApp.app.ctx, { ...due, times: 8 })).rejects.toThrow('again and again')
  testApp.clock.pass(24 * 60)
  await sendPush(testApp.app.ctx, { ...due, times: 8 })
  expect(paths()).toEqual(['/lara'])
})

test('no redirect of a service is followed', async () => {
  const mora = await aMember(testApp, 'Mora')
  await turnOn(mora, 'mora').asked
  for (const status of [301, 302, 307, 308]) {
    service.answer(status, { location: `${service.url}/elsewhere` })
    await notifyMember(mora)
  }
  expect(new Set(paths())).toEqual(new Set(['/mora']))
})

test('with more than ten browsers the oldest is no longer notified', async () => {
  const fede = await aMember(testApp, 'Fede')
  for (let n = 0; n < 11; n++) {
    testApp.clock.pass(1)
    await turnOn(fede, `f${n}`).asked
  }
  await notifyMember(fede)
  expect(paths()).toEqual(Array.from({ length: 10 }, (_, n) => `/f${n + 1}`).sort())
})

test('without keys of the operator nobody subscribes, and pages read that there are none', async () => {
  const without = await createTestApp()
  const gabi = await aMember(without, 'Gabi')
  expect((await without.call('GET', PUSH, { token: gabi.token })).body).toEqual({ publicKey: null })
  const { subscription } = service.browser('gabi')
  const { status, error } = await without.call('POST', PUSH, { token: gabi.token, body: subscription })
  expect([status, error.error]).toEqual([409, 'notifications.push-off'])
  await without.close()
})

test('no address inside the operator’s network becomes a push service', async () => {
  const { privateKey, publicKey } = newVapidKeys()
  const sender = openWebPush({ privateKey, publicKey, subject: 'mailto:soporte@feria.example' })
  const guarded = await createTestApp({ pushSender: sender })
  const hugo = await aMember(guarded, 'Hugo')
  const { subscription } = service.browser('hugo')
  const subscribe = (endpoint: string) => guarded.call('POST', PUSH, { token: hugo.token, body: { ...subscription, endpoint } })
  expect((await subscribe('https://192.168.0.1/hugo')).error.error).toBe('notifications.push-address')
  expect((await subscribe('https://fcm.googleapis.com/fcm/send/hugo')).status).toBe(200)
  await guarded.close()
})

test('an invalid subscription is refused, and so are visitors', async () => {
  const gabi = await aMember(testApp, 'Gabi')
  const { subscription } = service.browser('gabi')
  for (const body of [{}, { ...subscription, endpoint: 'x' }, { ...subscription, keys: { p256dh: 'short', auth: 'short' } }]) {
    expect((await testApp.call('POST', PUSH, { token: gabi.token, body })).status).toBe(400)
  }
  expect((await testApp.call('POST', PUSH, { body: subscription })).status).toBe(401)
  expect((await testApp.call('GET', PUSH)).status).toBe(401)
})
