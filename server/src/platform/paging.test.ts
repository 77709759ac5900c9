import { api, type Route } from '@feria/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fillLists } from '../testing/fill-lists.ts'
import { nextOf } from '../testing/pages.ts'
import { anAdmin, type Person } from '../testing/people.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

/** Every list that is paged, how it is asked for, and how many rows more it has with each row of `fillLists`. */
const lists: [route: Route, path: string, grows: number][] = [
  [api.accounts.list, '/api/v1/users', 2],
  [api.accounts.auditLog, '/api/v1/admin/audit', 1],
  ...['', '?sort=newest', '?sort=price', '?sort=-price', '?sort=name', '?search=silla', '?search=silla&sort=relevance'].map(
    (query): [Route, string, number] => [api.catalogue.list, `/api/v1/products${query}`, 3],
  ),
  ...['price', '-price', 'name', '-name'].map((sort): [Route, string, number] => [
    api.catalogue.mine,
    `/api/v1/products/mine?sort=${sort}`,
    1,
  ]),
  [api.catalogue.supervise, '/api/v1/admin/products', 3],
  [api.catalogue.supervise, '/api/v1/admin/products?state=visible&find=silla', 3],
  [api.catalogue.rates, '/api/v1/rates', 1],
  [api.blocks.list, '/api/v1/blocks', 1],
  [api.favorites.list, '/api/v1/favorites', 1],
  ...['price', '-price'].map((sort): [Route, string, number] => [api.search.ranking, `/api/v1/products/ranking?sort=${sort}`, 3]),
  [api.chat.received, '/api/v1/chat-requests', 1],
  [api.chat.sent, '/api/v1/chat-requests/my-requests', 1],
  [api.chat.conversations, '/api/v1/chat', 2],
  [api.payments.payouts, '/api/v1/payouts', 1],
  [api.payments.allPayouts, '/api/v1/admin/payouts', 1],
  [api.orders.list, '/api/v1/orders', 1],
  [api.orders.sales, '/api/v1/orders/sales', 1],
  [api.orders.claims, '/api/v1/claims', 1],
  [api.orders.claims, '/api/v1/claims?settled=true', 1],
  [api.orders.supervise, '/api/v1/admin/orders', 2],
  [api.orders.supervise, '/api/v1/admin/orders?status=pendiente', 2],
  [api.orders.supervise, '/api/v1/admin/orders?search=silla', 2],
  [api.admin.payments, '/api/v1/admin/payments', 1],
  [api.admin.payments, '/api/v1/admin/payments?status=approved&provider=sandbox', 1],
  [api.orders.contacts, '/api/v1/orders/contacts', 1],
  [api.orders.withdrawals, '/api/v1/withdrawals', 1],
  [api.wishes.list, '/api/v1/request', 1],
  [api.wishes.listPublic, '/api/v1/wishes', 2],
  [api.wishes.matches, '/api/v1/request/matches', 1],
  [api.wishes.nearby, '/api/v1/request/nearby', 1],
  [api.wishes.products, '/api/v1/request/products', 1],
  [api.wishes.nearbyProducts, '/api/v1/products/nearby?near=Rosario', 1],
  [api.identities.list, '/api/v1/admin/identities', 1],
  [api.identities.list, '/api/v1/admin/identities?settled=true', 1],
  [api.reselling.links, '/api/v1/reseller/resale-links/ME', 1],
  [api.reselling.transactions, '/api/v1/reseller/transactions/ME', 1],
  [api.chat.held, '/api/v1/admin/held-messages', 1],
  [api.reviews.list, '/api/v1/users/ME/reviews', 1],
  [api.reviews.list, '/api/v1/users/ME/reviews?stars=4', 1],
  [api.reviews.appeals, '/api/v1/admin/review-appeals', 1],
  [api.reviews.appeals, '/api/v1/admin/review-appeals?settled=true', 1],
  [api.reviews.supervise, '/api/v1/admin/reviews', 1],
  [api.reviews.supervise, '/api/v1/admin/reviews?list=con+nota', 1],
  [api.moderation.mine, '/api/v1/abuse-reports', 1],
  [api.moderation.received, '/api/v1/abuse-reports/received', 1],
  [api.moderation.queue, '/api/v1/admin/abuse-reports', 1],
  [api.moderation.queue, '/api/v1/admin/abuse-reports?overdue=true', 1],
  [api.prospecting.offers, '/api/v1/offers?side=recibida', 1],
  [api.prospecting.offers, '/api/v1/offers?side=enviada', 1],
  [api.prospecting.appearances, '/api/v1/prospecting/appearances', 1],
  [api.help.messages, '/api/v1/admin/contact', 1],
  [api.operations.jobs, '/api/v1/admin/jobs', 1],
  [api.operations.refusedMails, '/api/v1/admin/refused-mails', 1],
  [api.notifications.list, '/api/v1/notifications', 1],
  [api.notifications.mails, '/api/v1/admin/mails', 1],
]
/** Tried where their money moves: payments/ledger and payments/books. */
const ELSEWHERE: Route[] = [api.payments.movements, api.payments.roots]

let testApp: TestApp
let ada: Person
const before = new Map<string, number>()
beforeAll(async () => {
  testApp = await createTestApp()
  ada = await anAdmin(testApp)
  await testApp.call('POST', '/api/v1/reseller/register', { token: ada.token, body: {} })
})
afterAll(() => testApp.close())

const get = async (path: string) => {
  const { status, body, headers } = await testApp.call<unknown[]>('GET', path.replace('ME', ada.id), { token: ada.token })
  return { status, rows: (body ?? []).map((row) => JSON.stringify(row)), next: nextOf(headers.link) }
}
const paged = (path: string, limit: number) => `${path}${path.includes('?') ? '&' : '?'}limit=${limit}`

/** Every page of a list until there is no next one. */
const pagesOf = async (path: string, limit: number): Promise<string[][]> => {
  const pages: string[][] = []
  for (let at: string | undefined = paged(path, limit); at && pages.length < 40; ) {
    const { rows, next }: { rows: string[]; next: string | undefined } = await get(at)
    pages.push(rows)
    at = next
  }
  return pages
}

test('every paged list of the contract is tested', () => {
  const paged = Object.values(api).flatMap((calls) => (Object.values(calls) as Route[]).filter(({ isPaged }) => isPaged))
  const tried = new Set([...ELSEWHERE, ...lists.map(([route]) => route)])
  expect(paged.filter((route) => !tried.has(route)).map(({ path }) => path)).toEqual([])
  expect(
    lists.filter(([{ method, path }, asked]) => method !== 'GET' || !new RegExp(`^${path.replace(/:\w+/, '\\w+')}($|\\?)`).test(asked)),
  ).toEqual([])
})

describe.each([0, 1, 3])('with %i rows of each kind', (rows) => {
  beforeAll(async () => {
    if (rows > 0) await fillLists(testApp, ada.id, rows === 1 ? 1 : 2, rows)
  })

  test.each(lists)('$path as %s is complete at any limit, without duplicates, gaps or extra pages', async (_, path, grows) => {
    const whole = await get(paged(path, 100))
    expect([whole.status, whole.next]).toEqual([200, undefined])
    if (rows === 0) before.set(path, whole.rows.length)
    const count = (before.get(path) ?? 0) + grows * rows
    expect(whole.rows).toHaveLength(count)
    expect(new Set(whole.rows).size).toBe(count)
    for (const limit of new Set([count - 1, count, count + 1, 1])) {
      if (limit < 1) continue
      const pages = await pagesOf(path, limit)
      expect(pages.flat(), `limit ${limit}`).toEqual(whole.rows)
      expect(
        pages.map(({ length }) => length),
        `limit ${limit}`,
      ).toEqual(Array.from({ length: Math.max(1, Math.ceil(count / limit)) }, (_, n) => Math.min(limit, count - n * limit)))
    }
  })
})
