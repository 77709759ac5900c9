import type { SupervisedProduct } from '@feria/contract/catalogue/schemas'
import { type ListingState, listingStates } from '@feria/contract/catalogue/values'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordEmails } from '../../testing/mails.ts'
import { aMember, anAdmin, aProduct, type Person } from '../../testing/people.ts'
import { restrict } from '../../testing/restricted.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let testApp: TestApp
let ada: Person
beforeAll(async () => {
  testApp = await createTestApp()
  ada = await anAdmin(testApp)
})
afterAll(() => testApp.close())

const list = async (query: string) =>
  (await testApp.call<SupervisedProduct[]>('GET', `/api/v1/admin/products?${query}`, { token: ada.token })).body.map(({ id }) => id)

interface Turned {
  changed: string[]
  unchanged: string[]
  moderated: string[]
  missing: string[]
}
const turn = (body: object, by = ada) => testApp.call<Turned>('POST', '/api/v1/admin/products/visibility', { token: by.token, body })
const audited = async (action: string) =>
  (await testApp.call<{ subject: { id: string }; details: object }[]>('GET', `/api/v1/admin/audit?action=${action}`, { token: ada.token }))
    .body
const moderate = (id: string) =>
  testApp.engines.db.db.execute(sql`update products set is_shown = false, moderated_at = now() where id = ${id}`)

describe('the list of all products', () => {
  test('each is in the one state that keeps it from being bought the most, and each state lists its own', async () => {
    const [ana, beto] = [await aMember(testApp), await aMember(testApp)]
    const of = async (name: string, fields = {}, by = ana) => (await aProduct(testApp, by, { name, ...fields })).id
    const edit = (id: string, body: object) => testApp.call('PUT', `/api/v1/products/${id}`, { token: ana.token, body })
    const ids: Record<ListingState, string> = {
      visible: await of('Lámpara'),
      hidden: await of('Lámpara'),
      moderated: await of('Lámpara'),
      withheld: await of('Lámpara', {}, beto),
      sold: await of('Lámpara'),
      'out-of-stock': await of('Lámpara', { stock: 0 }),
    }
    await turn({ ids: [ids.hidden], visible: false })
    // Hidden by its seller before they were suspended: it is withheld, and no longer listed as hidden.
    const both = await of('Lámpara', {}, beto)
    await testApp.call('PUT', `/api/v1/products/${both}/visibility`, { token: beto.token, body: { visible: false } })
    await moderate(ids.moderated)
    await edit(ids.sold, { sold: true })
    await restrict(testApp, beto)
    for (const state of listingStates) {
      const { body } = await testApp.call<SupervisedProduct[]>('GET', `/api/v1/admin/products?find=lampara&state=${state}`, {
        token: ada.token,
      })
      const expected = state === 'withheld' ? [both, ids.withheld] : [ids[state]]
      expect(body.map(({ id, state }) => [id, state])).toEqual(expected.map((id) => [id, state]))
    }
    expect((await list('find=lampara')).toSorted()).toEqual([...Object.values(ids), both].toSorted())
  })

  test('a product is found by words of its name or its seller, by email, by id and by its address', async () => {
    const ana = await aMember(testApp, 'Zulma Quiroga')
    const [one, two] = [await aProduct(testApp, ana, { name: 'Tetera esmaltada' }), await aProduct(testApp, ana, { name: 'Pava' })]
    const both = [two.id, one.id]
    expect(await list('find=tetera+esmaltada')).toEqual([one.id])
    expect(await list('find=zulma+quiroga')).toEqual(both)
    expect(await list(`find=${encodeURIComponent(ana.email.toUpperCase())}`)).toEqual(both)
    expect(await list('find=nadie%40feria.example')).toEqual([])
    expect(await list(`find=${one.id}`)).toEqual([one.id])
    expect(await list(`find=${ana.id}`)).toEqual(both)
    expect(await list(`find=${encodeURIComponent(`https://feria.example/p/tetera-${one.id}?x=1`)}`)).toEqual([one.id])
    expect(await list('find=%25%25')).toEqual([])
    expect(await list('find=zulma&limit=1')).toEqual([two.id])
  })

  test('prices that are none, and categories', async () => {
    const ana = await aMember(testApp)
    const free = await aProduct(testApp, ana, { price: 0, categoryId: 1 })
    const agreed = await aProduct(testApp, ana, { price: null })
    await aProduct(testApp, ana, { price: 3 })
    expect(await list(`userId=${ana.id}&price=zero`)).toEqual([free.id])
    expect(await list(`userId=${ana.id}&price=agreed`)).toEqual([agreed.id])
    expect(await list(`userId=${ana.id}&category=1`)).toEqual([free.id])
  })
})

describe('many at once', () => {
  test('what differs is hidden, audited one by one, and told to each owner once; turning it back undoes just that', async () => {
    const [ana, beto] = [await aMember(testApp), await aMember(testApp)]
    const [a, b] = [await aProduct(testApp, ana, { name: 'Silla uno' }), await aProduct(testApp, ana, { name: 'Silla dos' })]
    const [c, own, hidden] = [await aProduct(testApp, beto), await aProduct(testApp, ada), await aProduct(testApp, beto)]
    await testApp.call('PUT', `/api/v1/products/${hidden.id}/visibility`, { token: beto.token, body: { visible: false } })
    const emails = recordEmails(testApp)
    testApp.clock.pass(1)
    const nobodys = '01a1f8d3-ea00-76e5-8faf-b982e90c5333'
    const ids = [b.id, a.id, c.id, own.id, hidden.id, nobodys, a.id]
    const { status, body } = await turn({ ids, visible: false, reason: 'Son copias.' })
    expect(status).toBe(200)
    const changed = [a.id, b.id, c.id, own.id]
    expect(body).toEqual({ changed, unchanged: [hidden.id], moderated: [], missing: [nobodys] })
    const rows = await audited('product.hidden')
    expect(rows.slice(0, 3).map(({ subject, details }) => [subject.id, details])).toEqual(
      expect.arrayContaining([a, b, c].map(({ id }) => [id, { reason: 'Son copias.' }])),
    )
    expect(rows.some(({ subject }) => subject.id === own.id)).toBe(false)
    await testApp.app.jobs.drain()
    const hers = emails.filter(({ to }) => to === ana.email)
    expect(hers.map(({ subject }) => subject)).toEqual(['Ocultamos 2 publicaciones tuyas'])
    expect(hers[0]?.text).toContain('«Silla uno», «Silla dos»')
    expect(hers[0]?.text).toContain('Son copias.')
    expect(emails.filter(({ to }) => to === beto.email).map(({ subject }) => subject)).toEqual([`Ocultamos «${c.name}»`])
    const { body: received } = await testApp.call<{ title: string; message: string }[]>('GET', '/api/v1/notifications', {
      token: ana.token,
    })
    expect(received.filter(({ title }) => title === 'Ocultamos tu publicación').map(({ message }) => message)).toEqual([
      'El equipo de la feria ocultó 2 publicaciones tuyas, entre ellas «Silla uno». Motivo: Son copias.',
    ])
    expect((await turn({ ids, visible: false })).body).toMatchObject({ changed: [], unchanged: [...changed, hidden.id] })
    expect((await turn({ ids: body.changed, visible: true })).body.changed).toEqual(changed)
    expect(await list(`userId=${beto.id}&visible=true`)).toEqual([c.id])
  })

  test('whose listings nobody saw is told nothing', async () => {
    const beto = await aMember(testApp)
    const { id } = await aProduct(testApp, beto)
    await restrict(testApp, beto)
    const emails = recordEmails(testApp)
    expect((await turn({ ids: [id], visible: false, reason: 'Son copias.' })).body.changed).toEqual([id])
    await testApp.app.jobs.drain()
    expect(emails.filter(({ to }) => to === beto.email)).toEqual([])
  })

  test('what moderation hid is not shown among many', async () => {
    const product = await aProduct(testApp, await aMember(testApp))
    await moderate(product.id)
    expect((await turn({ ids: [product.id], visible: true })).body).toMatchObject({ changed: [], moderated: [product.id] })
    expect((await turn({ ids: [product.id], visible: false })).body).toMatchObject({ unchanged: [product.id], moderated: [] })
  })

  test('members may not, not even upon their own, and nothing changes', async () => {
    const ana = await aMember(testApp)
    const product = await aProduct(testApp, ana)
    expect((await turn({ ids: [product.id], visible: false }, ana)).error.error).toBe('accounts.not-allowed')
    expect(await list(`userId=${ana.id}&state=visible`)).toEqual([product.id])
  })
})
