import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { aMember, anAdmin, aProduct, type Person } from '../../testing/people.ts'
import { allNews, describeRaces, sortedStatusesOf, times, writesTo } from '../../testing/races.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { auditLog } from '../accounts/tables.ts'
import { embedProducts } from './embeddings.ts'
import { categories, productEmbeddings, products } from './tables.ts'
import { renewTerms } from './term-index.ts'

const embeddings = { model: 'de prueba', embed: async (texts: string[]) => texts.map(() => [1, 0, 0]) }
const open = () => createTestApp({ ai: { chat: null, vision: null, embeddings } })

describeRaces(
  'the catalogue on PostgreSQL',
  (on) => {
    const { race, read } = on
    let ana: Person
    let admin: Person
    beforeAll(async () => {
      ;[ana, admin] = [await aMember(on.testApp), await anAdmin(on.testApp)]
    })

    const call = <T>(method: 'POST' | 'PUT' | 'DELETE', path: string, { token }: Person, body?: object) =>
      on.testApp.call<T>(method, `/api/v1${path}`, { token, ...(body ? { body } : {}) })
    const edit = (id: string, body: object) => () => call('PUT', `/products/${id}`, ana, body)
    /** The events by which the owner of a product hears that it was hidden. */
    const hiddenEvents = async (id: string) =>
      (await read(sql`select from pgboss.job where data->>'task' like '%notify-hidden' and data->'event'->'productIds' ? ${id}`)).length
    const addCategory = (name: string) => () => call<{ id: number }>('POST', '/categories', admin, { name })

    test('of two categories of one name added at the same moment one is added', async () => {
      expect(sortedStatusesOf(await race(writesTo(categories), addCategory('Náutica'), addCategory('nautica')))).toEqual([201, 409])
    })

    test('renaming a category to a name that is added at the same moment is refused as taken, without an internal error', async () => {
      const { id } = (await addCategory('Camping')()).body
      const rename = () => call('PUT', `/categories/${id}`, admin, { name: 'Buceo' })
      expect(sortedStatusesOf(await race<{ status: number }[]>(writesTo(auditLog), addCategory('Buceo'), rename)).at(-1)).toBe(409)
      expect(await read(sql`select count(*)::int as n from categories where folded = 'buceo'`)).toEqual([{ n: 1 }])
    })

    test('a category removed twice at the same moment is removed and audited once', async () => {
      const { id } = (await addCategory('Esgrima')()).body
      const remove = () => call('DELETE', `/categories/${id}`, admin)
      expect(sortedStatusesOf(await race(writesTo(categories), remove, remove))).toEqual([200, 404])
    })

    test('two simultaneous edits of one product both count', async () => {
      const { id } = await aProduct(on.testApp, ana)
      expect(sortedStatusesOf(await race(writesTo(products), edit(id, { price: 99 }), edit(id, { name: 'Bicicleta roja' })))).toEqual([
        200, 200,
      ])
      expect(await read(sql`select name, price_minor::int as price from products where id = ${id}`)).toEqual([
        { name: 'Bicicleta roja', price: 9900 },
      ])
    })

    test('a product marked as sold twice at the same moment is sold once', async () => {
      const { id } = await aProduct(on.testApp, ana)
      expect(sortedStatusesOf(await race(writesTo(products), ...times(2, edit(id, { sold: true }))))).toEqual([200, 409])
    })

    test('of two admins who hide the same products at the same moment one hides them, and their owner is told once', async () => {
      const [one, two] = [await aProduct(on.testApp, ana), await aProduct(on.testApp, ana)]
      const other = await anAdmin(on.testApp)
      const hide = (by: Person) => () =>
        call<{ changed: string[] }>('POST', '/admin/products/visibility', by, { ids: [one.id, two.id], visible: false, reason: null })
      const answers = await race(allNews, hide(admin), hide(other))
      expect(answers.map(({ error, body }) => error.error ?? body.changed.length)).toEqual([2, 0])
      expect(await hiddenEvents(one.id)).toBe(1)
      const hideOne = (by: Person, id: string) => () => call('PUT', `/products/${id}/visibility`, by, { visible: false, reason: null })
      const { id } = await aProduct(on.testApp, ana)
      expect(sortedStatusesOf(await race(allNews, hideOne(admin, id), hideOne(other, id)))).toEqual([200, 200])
      expect(await hiddenEvents(id)).toBe(1)
    })

    test('two products that add the same new word at the same moment are both published', async () => {
      const publish = () => aProduct(on.testApp, ana, { name: 'Zanfona' })
      const made = await race(allNews, publish, publish)
      expect(new Set(made.map(({ id }) => id)).size).toBe(2)
    })

    test('a product edited while old terms are rebuilt is found by its new name', async () => {
      const { id } = await aProduct(on.testApp, ana, { name: 'Acordeón' })
      await read(sql`update products set terms_version = 0 where id = ${id}`)
      await race<unknown[]>(writesTo(products), edit(id, { name: 'Bandoneón' }), () => renewTerms(on.testApp.app.ctx))
      expect(await read(sql`select name_folded as folded from products where id = ${id}`)).toEqual([{ folded: 'bandoneon' }])
    })

    test('a product edited while its vector is stored waits for a new one, and two processes store it once', async () => {
      const { id } = await aProduct(on.testApp, ana)
      // What is edited from here on is newer than what was read.
      on.testApp.clock.pass(1)
      const embed = () => embedProducts(on.testApp.app.ctx)
      await race<unknown[]>(writesTo(productEmbeddings), embed, embed, edit(id, { name: 'Otra cosa' }))
      expect(await read(sql`select embedded_by as by from products where id = ${id}`)).toEqual([{ by: null }])
    })
  },
  open,
)
