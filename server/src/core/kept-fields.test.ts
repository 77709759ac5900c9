import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowsOf } from '../engines/db/database.ts'
import { products } from '../modules/catalogue/tables.ts'
import { identities } from '../modules/identities/tables.ts'
import { fieldTables } from '../testing/fields/tables.ts'
import { fillLists } from '../testing/fill-lists.ts'
import { aMember, anAdmin, aProduct, type Person } from '../testing/people.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let testApp: TestApp
let ada: Person
let ana: Person
let eva: Person
beforeAll(async () => {
  testApp = await createTestApp()
  ;[ada, ana, eva] = [await anAdmin(testApp), await aMember(testApp), await aMember(testApp)]
  await fillLists(testApp, ana.id, 1, 1)
})
afterAll(() => testApp.close())

type Fields = Record<string, unknown>
type Method = 'POST' | 'PUT'

interface Saving {
  call: [Method, string]
  by?: () => Person
  /** What is made ready before each time; what it returns stands in the addresses as ID. */
  before?: () => Promise<string | undefined>
  /** Reads what was saved, by its id. */
  read: (id: string) => Promise<Fields | undefined>
  /** Fields that name others' things, or are no part of what is saved. */
  not?: string[]
  /** Whether fields that are valid one by one may be refused together. */
  mayRefuse?: true
  /** What is kept of a field that says nothing. */
  defaults?: Fields
}

const get = async <T>(path: string, { token }: Person = ana) => (await testApp.call<T>('GET', `/api/v1${path}`, { token })).body
const one = async (path: string, id: string, person = ana) => (await get<Fields[]>(path, person)).find((row) => row.id === id)
const first = async (from: string) =>
  rowsOf<{ id: string }>(await testApp.engines.db.db.execute(sql.raw(`select id::text as id from ${from} limit 1`)))[0]?.id ?? ''

const empty = async (table: string) => {
  await testApp.engines.db.db.execute(sql.raw(`delete from ${table}`))
  return undefined
}
/** With what nobody is answered: it is kept for later. */
const withoutProducts = () => empty(`products where user_id = '${eva.id}'`)
const ofProduct = async (id: string) => {
  const [row] = await testApp.engines.db.db.select().from(products).where(eq(products.id, id))
  return { ...row, ...(await one('/products/mine', id, eva)) }
}

const product = { by: () => eva, mayRefuse: true as const, not: ['imageUrl', 'images', 'sold', 'categoryId'], read: ofProduct }
const savings: Record<string, Saving> = {
  'catalogue.publish': { call: ['POST', '/products'], before: withoutProducts, defaults: { stock: 1 }, ...product },
  'catalogue.edit': {
    call: ['PUT', '/products/ID'],
    before: async () => (await withoutProducts()) ?? (await aProduct(testApp, eva)).id,
    defaults: { stock: 0 },
    ...product,
  },
  'wishes.create': {
    call: ['POST', '/request'],
    before: () => empty('wishes'),
    read: (id) => one('/request', id),
    not: ['userId'],
  },
  'wishes.edit': {
    call: ['PUT', '/request/ID'],
    before: () => first(`wishes where user_id = '${ana.id}'`),
    read: (id) => one('/request', id),
  },
  'wishes.setHours': { call: ['PUT', '/request/hours'], mayRefuse: true, read: () => get<Fields>('/request/hours') },
  'accounts.update': {
    call: ['PUT', '/users/ME'],
    read: async () => (await get<Fields>('/users/me')) as Fields,
    not: ['imageUrl', 'email', 'password', 'code', 'phone'],
  },
  'moderation.setTemplates': {
    call: ['PUT', '/admin/decision-templates'],
    by: () => ada,
    read: async () => ({ templates: await get('/admin/decision-templates', ada) }),
  },
  'admin.saveFilter': {
    call: ['POST', '/admin/saved-filters'],
    by: () => ada,
    before: () => empty('saved_filters'),
    read: async () => (await get<Fields[]>('/admin/saved-filters', ada))[0],
  },
  'help.contact': {
    call: ['POST', '/contact'],
    read: async () => (await get<Fields[]>('/admin/contact?limit=100', ada)).at(-1),
  },
  'identities.decide': {
    call: ['PUT', '/admin/identities/ME'],
    by: () => ada,
    before: async () => {
      const state = {
        userId: ana.id,
        status: 'pending' as const,
        note: null,
        decidedAt: null,
        uploadId: ada.id,
        sentAt: testApp.clock.now(),
      }
      await testApp.engines.db.db.delete(identities).where(eq(identities.userId, ana.id))
      await testApp.engines.db.db.insert(identities).values(state)
      return undefined
    },
    read: () => get<Fields>('/users/me/identity'),
  },
}

const without = (body: unknown, names: string[]): Fields =>
  Object.fromEntries(
    Object.entries(body as Fields).filter(([name, value]) => value !== undefined && ![...names, 'desconocido'].includes(name)),
  )

/** Of each field at most so many values beside the example. */
const VALUES = 4

/** What is sent of a call, and what is kept of it: each body has another value of one field. */
const bodiesOf = (name: string, not: string[]): Map<string, Fields> => {
  const takes = (fieldTables[name]?.body?.takes ?? []).map(([sent, kept]) => [without(sent, not), without(kept, not)] as const)
  const example: Fields = takes[0]?.[0] ?? {}
  const times = new Map<string, number>()
  const isEnough = (sent: Fields) => {
    const field = Object.keys(example).find((one) => JSON.stringify(sent[one]) !== JSON.stringify(example[one])) ?? ''
    times.set(field, (times.get(field) ?? 0) + 1)
    return (times.get(field) ?? 0) > VALUES
  }
  return new Map(takes.flatMap(([sent, kept]) => (isEnough(sent) ? [] : [[JSON.stringify(sent), kept] as const])))
}

test.each(Object.entries(savings))('%s keeps each of its fields, whatever it takes', async (name, saving) => {
  const {
    call: [method, path],
    by = () => ana,
    before,
    read,
    not = [],
    mayRefuse = false,
    defaults = {},
  } = saving
  const bodies = bodiesOf(name, not)
  expect(bodies.size).toBeGreaterThan(2)
  const lost: unknown[] = []
  for (const [sent, kept] of bodies) {
    testApp.clock.pass(120)
    const made = (await before?.()) ?? ''
    const address = path.replace('ID', made).replace('ME', ana.id)
    const { status, body } = await testApp.call<{ id?: string }>(method, `/api/v1${address}`, { token: by().token, body: JSON.parse(sent) })
    if (mayRefuse && status === 400) continue
    const found = status < 300 ? await read(made || (body.id ?? '')) : undefined
    const wrong = Object.keys(kept).filter(
      (field) => JSON.stringify(found?.[field] ?? null) !== JSON.stringify(kept[field] ?? defaults[field] ?? null),
    )
    if (wrong.length > 0)
      lost.push({ status, body: status < 300 ? undefined : body, sent, wrong, found: wrong.map((field) => found?.[field]) })
  }
  expect(lost.slice(0, 3)).toEqual([])
})
