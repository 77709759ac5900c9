import type { Notification } from '@feria/contract/notifications/schemas'
import { v7 as newId } from 'uuid'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { rowsOf } from '../../engines/db/database.ts'
import { createClock } from '../../testing/clock.ts'
import { aMember, aProduct, type Person } from '../../testing/people.ts'
import { type Client, createPages, listen } from '../../testing/sockets.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { aWish, matchesOf } from '../../testing/wishes.ts'
import { readLiveMatches } from '../wishes/wishes.module.ts'
import { hourOf } from './matches.rules.ts'
import { sendDigests } from './matches-digest.ts'

let testApp: TestApp
let url: string
const { joined, closeAll } = createPages()
beforeAll(async () => {
  testApp = await createTestApp({ clock: createClock(new Date('2026-11-20T15:00:00Z')) })
  url = await listen(testApp)
})
// A window of the budget for each test.
beforeEach(() => testApp.clock.pass(11))
afterEach(closeAll)
afterAll(() => testApp.close())

const settle = () => testApp.app.jobs.drain()
const notificationsOf = async (person: Person) =>
  (await testApp.call<Notification[]>('GET', '/api/v1/notifications', { token: person.token })).body
const setHours = (person: Person, hours: object) =>
  testApp.call('PUT', '/api/v1/request/hours', { token: person.token, body: { quietFrom: null, quietTo: null, hasDigest: true, ...hours } })
const digestsTo = async (person: Person) =>
  (await testApp.mails()).filter((mail) => mail.includes(person.email) && mail.includes('solicitud'))
const digest = async () => {
  await sendDigests(testApp.app.ctx)
  await settle()
}
const live = (client: Client) =>
  client.received('newMatch').length + client.received('newMatches').length + client.received('matchOffered').length
let words = 0
const aWord = () => `cachivache${String.fromCharCode(97 + (words % 26), 97 + Math.floor(words++ / 26))}x`

describe('notifications of matches', () => {
  test('[NOTI-23] both sides are notified live of a match, once, and find it in their lists', async () => {
    const [bruno, vera] = [await aMember(testApp, 'Bruno'), await aMember(testApp, 'Vera')]
    const word = aWord()
    await aWish(testApp, bruno, { name: word })
    const product = await aProduct(testApp, vera, { name: `${word} nuevo` })
    const [a, b] = [await joined(url, bruno), await joined(url, vera)]
    await settle()
    const [{ matchId } = { matchId: '' }] = await matchesOf(testApp, bruno)
    const data = { matchId, productId: product.id, productName: product.name }
    const notification = {
      type: 'match',
      title: '¡Apareció algo!',
      message: `Encontramos una coincidencia con «${product.name}».`,
      read: false,
      data,
    }
    expect(await a.until('newMatch', 1)).toMatchObject([{ ...notification, ...data }])
    expect(await b.until('newMatch', 1)).toMatchObject([{ ...notification, ...data }])
    expect(await notificationsOf(bruno)).toMatchObject([notification])
    const { ctx } = testApp.app
    await ctx.outbox.put(ctx, 'wishes.matched', { matchIds: [matchId, newId()] })
    await ctx.outbox.put(ctx, 'catalogue.changed', { productId: product.id })
    await settle()
    await testApp.call('PUT', `/api/v1/products/${product.id}`, { token: vera.token, body: { price: 1 } })
    await settle()
    expect([(await notificationsOf(bruno)).length, (await notificationsOf(vera)).length]).toEqual([1, 1])
    expect([live(a), live(b)]).toEqual([1, 1])
  })

  test('many wishes for one product are one notification to its seller', async () => {
    const vera = await aMember(testApp, 'Vera')
    // Unlike the words of other tests, to which an unknown word would be corrected.
    const word = 'quitapelusas'
    for (let i = 0; i < 7; i++) await aWish(testApp, await aMember(testApp), { name: word })
    await settle()
    const b = await joined(url, vera)
    const product = await aProduct(testApp, vera, { name: word })
    await settle()
    expect(await b.until('newMatches', 1)).toMatchObject([
      { type: 'matches', message: `7 personas buscan algo como «${word}».`, productId: product.id, count: 7 },
    ])
    expect(await notificationsOf(vera)).toHaveLength(1)
  })

  test('many products for a new wish are one notification to its owner', async () => {
    const [bruno, vera] = [await aMember(testApp), await aMember(testApp)]
    const word = aWord()
    for (let i = 0; i < 14; i++) await aProduct(testApp, vera, { name: `${word} ${i}` })
    await settle()
    const a = await joined(url, bruno)
    await aWish(testApp, bruno, { name: word })
    await settle()
    expect(await a.until('newMatches', 1)).toMatchObject([{ type: 'matches', message: 'Hay 14 coincidencias nuevas.' }])
    expect(live(a)).toBe(1)
  })

  test('a muted wish notifies nobody, and its matches are listed', async () => {
    const [bruno, vera] = [await aMember(testApp), await aMember(testApp)]
    const word = aWord()
    const wish = await aWish(testApp, bruno, { name: word })
    await testApp.call('PUT', `/api/v1/request/${wish.id}`, { token: bruno.token, body: { isMuted: true } })
    await aProduct(testApp, vera, { name: word })
    await settle()
    expect(await matchesOf(testApp, bruno)).toHaveLength(1)
    expect([await notificationsOf(bruno), await notificationsOf(vera)]).toEqual([[], []])
    await digest()
    expect(await digestsTo(bruno)).toEqual([])
  })

  test('a match that ended before its notification is sent to nobody, live or in the digest', async () => {
    const [bruno, vera] = [await aMember(testApp), await aMember(testApp)]
    const word = aWord()
    const wish = await aWish(testApp, bruno, { name: word })
    const product = await aProduct(testApp, vera, { name: word })
    await settle()
    const [{ matchId } = { matchId: '' }] = await matchesOf(testApp, bruno)
    const { ctx } = testApp.app
    const countsAfter = async (table: 'wishes' | 'products' | 'matches', id: string, change: string) => {
      await ctx.db.execute(`update ${table} set ${change} where id = '${id}'`)
      await ctx.db.execute(`update matches set notified_at = null where id = '${matchId}'`)
      await ctx.db.execute(`delete from notifications where user_id in ('${bruno.id}', '${vera.id}')`)
      await ctx.outbox.put(ctx, 'wishes.matched', { matchIds: [matchId] })
      await settle()
      return [await notificationsOf(bruno), await notificationsOf(vera), await readLiveMatches(ctx, [matchId])].map(({ length }) => length)
    }
    const ends = [
      ['wishes', wish.id, 'is_on = false', 'is_on = true'],
      ['products', product.id, 'is_shown = false', 'is_shown = true'],
      ['products', product.id, 'stock = 0', 'stock = 1'],
      ['products', product.id, 'sold_at = now()', 'sold_at = null'],
      ['matches', matchId, 'is_live = false', 'is_live = true'],
    ] as const
    for (const [table, id, ended, back] of ends) {
      expect(await countsAfter(table, id, ended), ended).toEqual([0, 0, 0])
      expect(await countsAfter(table, id, back), back).toEqual([1, 1, 1])
    }
  })

  test('a silent notification that grows has its latest time, comes first, and is read together with those below it', async () => {
    const [bruno, vera] = [await aMember(testApp, 'Bruno'), await aMember(testApp, 'Vera')]
    await setHours(bruno, { quietFrom: 11, quietTo: 14 })
    const word = aWord()
    await aWish(testApp, bruno, { name: word })
    const offer = async () => {
      await aProduct(testApp, vera, { name: `${word} ${testApp.clock.now().getTime()}` })
      await settle()
    }
    await offer()
    testApp.clock.pass(5)
    await testApp.call('POST', '/api/v1/chat-requests', { token: vera.token, body: { productId: (await aProduct(testApp, bruno)).id } })
    await settle()
    const [before] = await notificationsOf(bruno)
    expect(before).toMatchObject({ type: 'chatRequest' })
    testApp.clock.pass(5)
    const at = testApp.clock.now()
    await offer()
    const [first, second] = await notificationsOf(bruno)
    expect(first).toMatchObject({ type: 'matches', message: 'Hay 2 coincidencias nuevas.' })
    expect(Date.parse(first?.timestamp ?? '')).toBeGreaterThanOrEqual(at.getTime())
    expect(second?.id).toBe(before?.id)
    const page = await testApp.call<Notification[]>('GET', '/api/v1/notifications?limit=1', { token: bruno.token })
    const next = /<([^>]+)>/.exec(String(page.headers.link))?.[1] ?? ''
    expect((await testApp.call<Notification[]>('GET', next, { token: bruno.token })).body.map(({ id }) => id)).toEqual([before?.id])
    const read = await testApp.call<{ unread: number }>('PUT', `/api/v1/notifications/read?upTo=${first?.id}`, { token: bruno.token })
    expect(read.body.unread).toBe(0)
  })

  test('in quiet hours nothing is sent live: one notification in the list, and the digest afterwards', async () => {
    const [bruno, vera] = [await aMember(testApp), await aMember(testApp)]
    await setHours(bruno, { quietFrom: 11, quietTo: 14 })
    const word = aWord()
    await aWish(testApp, bruno, { name: word })
    const a = await joined(url, bruno)
    for (let i = 0; i < 2; i++) {
      await aProduct(testApp, vera, { name: `${word} ${i}` })
      await settle()
    }
    expect(await a.until('unreadNotifications', 2)).toEqual([{ unread: 1 }, { unread: 1 }])
    expect(live(a)).toBe(0)
    expect(await notificationsOf(bruno)).toMatchObject([{ type: 'matches', message: 'Hay 2 coincidencias nuevas.' }])
    await digest()
    expect(await digestsTo(bruno)).toEqual([])
    testApp.clock.pass(120)
    await digest()
    await digest()
    const [mail, ...more] = await digestsTo(bruno)
    expect(more).toEqual([])
    expect(mail).toContain('hay 2 coincidencias nuevas')
    expect(mail).toContain(`«${word} 1», para tu solicitud «${word}»`)
    expect(mail).toContain('/requests')
    testApp.clock.pass(22 * 60)
    await aProduct(testApp, vera, { name: `${word} 2` })
    await settle()
    expect(
      (await notificationsOf(bruno)).map(({ data }) => data.count),
      'a day later another notice begins',
    ).toEqual([1, 2])
  })

  test('the digest lists exact matches first, then close ones, each by score', async () => {
    const [bruno, vera] = [await aMember(testApp, 'Bruno'), await aMember(testApp, 'Vera')]
    await setHours(bruno, { quietFrom: hourOf(testApp.clock.now()), quietTo: hourOf(testApp.clock.now()) + 2 })
    const word = aWord()
    await aWish(testApp, bruno, { name: word })
    const found = [
      ['parecida', 'CERCANO', 0.8],
      ['justa', 'MATCH', 0.5],
      ['la más parecida', 'CERCANO', 0.9],
      ['la más justa', 'MATCH', 0.6],
    ] as const
    for (const [name, coincidence, score] of found) {
      const { id } = await aProduct(testApp, vera, { name: `${word} ${name}` })
      await settle()
      await testApp.app.ctx.db.execute(`update matches set coincidence = '${coincidence}', score = ${score} where product_id = '${id}'`)
    }
    testApp.clock.pass(180)
    await digest()
    const [mail = ''] = await digestsTo(bruno)
    const named = [...mail.matchAll(/^- «\S+ (.*)», para/gm)].map(([, name]) => name)
    expect(named).toEqual(['la más justa', 'justa', 'la más parecida', 'parecida'])
  })

  test('a seller’s «Contactar» notifies the owner, in the same budget; muted members get none', async () => {
    const [bruno, vera] = [await aMember(testApp, 'Bruno'), await aMember(testApp, 'Vera')]
    const word = aWord()
    const wish = await aWish(testApp, bruno, { name: word })
    const product = await aProduct(testApp, vera, { name: word })
    await settle()
    const a = await joined(url, bruno)
    const offerProduct = (productId: string) =>
      testApp.call('POST', `/api/v1/request/${wish.id}/notify`, { token: vera.token, body: { productId } })
    await offerProduct(product.id)
    await settle()
    const [{ matchId } = { matchId: '' }] = await matchesOf(testApp, bruno)
    expect(await a.until('matchOffered', 1)).toMatchObject([
      { type: 'matchOffer', message: `Vera tiene lo que buscás: «${word}».`, matchId, productId: product.id, personName: 'Vera' },
    ])
    for (let i = 0; i < 4; i++) await offerProduct((await aProduct(testApp, vera, { name: `${word} ${i}` })).id)
    await settle()
    expect((await notificationsOf(bruno)).filter(({ type }) => type === 'matchOffer')).toHaveLength(5)
    await a.until('matchOffered', 2)
    expect(live(a)).toBe(2)
    const last = await aProduct(testApp, vera, { name: `${word} otra` })
    await settle()
    // The count of what came before may still be on its way.
    const before = (await notificationsOf(bruno)).filter(({ read }) => !read).length
    await expect.poll(() => a.received('unreadNotifications').at(-1)).toEqual({ unread: before })
    const counted = a.received('unreadNotifications').length
    await offerProduct(last.id)
    await settle()
    const unread = (await notificationsOf(bruno)).filter(({ read }) => !read).length
    expect((await a.until('unreadNotifications', counted + 1)).slice(counted), 'counted without a sound').toEqual([{ unread }])
    expect(live(a)).toBe(2)
    await testApp.call('PUT', `/api/v1/request/${wish.id}`, { token: bruno.token, body: { isMuted: true } })
    await offerProduct((await aProduct(testApp, vera, { name: `${word} último` })).id)
    await settle()
    expect((await notificationsOf(bruno)).filter(({ type }) => type === 'matchOffer')).toHaveLength(6)
  })
})

describe('a thousand matches in a minute', () => {
  const WISHES = 20

  /** As many matches of wishes of one member, stored by hand: through HTTP nobody could make so many in a minute. */
  const matchesBySql = async (count: number): Promise<{ buyer: Person; runs: string[][] }> => {
    const buyer = await aMember(testApp, 'Mil Coincidencias')
    const db = testApp.engines.db.db
    const wishes: string[] = []
    for (let i = 0; i < WISHES; i++) wishes.push((await aWish(testApp, buyer, { name: `Nada ${i}`, modelo: 'zzz' })).id)
    await settle()
    const seller = await aMember(testApp)
    const products: string[] = []
    for (let i = 0; i < count / WISHES; i++) products.push((await aProduct(testApp, seller, { name: `Cosa ${i}` })).id)
    await settle()
    const runs = products.map((productId) => wishes.map((wishId) => ({ id: newId(), wishId, productId })))
    for (const run of runs) {
      const rows = run.map(
        ({ id, wishId, productId }) =>
          `('${id}', '${wishId}', '${productId}', '${buyer.id}', '${seller.id}', 'MATCH', 0.9, '[]', now(), now())`,
      )
      await db.execute(
        'insert into matches (id, wish_id, product_id, buyer_id, seller_id, coincidence, score, reasons, created_at, ' +
          `updated_at) values ${rows.join(',')}`,
      )
    }
    return { buyer, runs: runs.map((run) => run.map(({ id }) => id)) }
  }

  test('[NOTI-23] make at most 3 sounds, one notification that counts the rest, and one email', async () => {
    const { buyer, runs } = await matchesBySql(1000)
    const a = await joined(url, buyer)
    const { ctx } = testApp.app
    for (const [i, run] of runs.entries()) {
      // Some one by one, the others many at once.
      const parts = i % 10 ? [run] : run.map((id) => [id])
      for (const matchIds of parts) await ctx.outbox.put(ctx, 'wishes.matched', { matchIds })
    }
    await settle()
    await a.until('unreadNotifications', 1)
    expect(live(a)).toBe(3)
    const notifications = await notificationsOf(buyer)
    expect(notifications.length).toBe(4)
    const counted = notifications.reduce((all, { type, data }) => all + (type === 'match' ? 1 : (data.count ?? 0)), 0)
    expect(counted).toBe(1000)
    await digest()
    testApp.clock.pass(60)
    await digest()
    expect(await digestsTo(buyer)).toHaveLength(1)
    const [mail = ''] = await digestsTo(buyer)
    expect(mail).toContain('hay 997 coincidencias nuevas')
    expect([mail.match(/^- «/gm)?.length, mail.includes('- y 987 más')]).toEqual([10, true])
    const left = rowsOf<{ n: number }>(await testApp.engines.db.db.execute('select count(*)::int as n from digest_matches'))
    expect(left).toEqual([{ n: 0 }])
    testApp.clock.pass(11)
    const word = aWord()
    await aWish(testApp, buyer, { name: word })
    await aProduct(testApp, await aMember(testApp), { name: word })
    await settle()
    await a.until('newMatch', 4)
    expect(live(a)).toBe(4)
  })

  test('a member who opted out gets no digest', async () => {
    const { buyer, runs } = await matchesBySql(120)
    await setHours(buyer, { hasDigest: false })
    const { ctx } = testApp.app
    for (const matchIds of runs) await ctx.outbox.put(ctx, 'wishes.matched', { matchIds })
    await settle()
    const kept = rowsOf(await testApp.engines.db.db.execute(`select from digest_matches where user_id = '${buyer.id}'`))
    expect(kept, 'nothing waits for the day on which they want it again').toEqual([])
    await digest()
    expect(await digestsTo(buyer)).toEqual([])
  })
})
