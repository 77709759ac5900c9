import type { ResaleLink } from '@feria/contract/reselling/schemas'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aMember, aProduct, type Person } from '../../testing/people.ts'
import { describeRaces, sortedStatusesOf, times, writesTo } from '../../testing/races.ts'
import { aResale, transactionsOf } from '../../testing/resale.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { openWhatsappLoopback, type WhatsappLoopback } from '../../testing/whatsapp.ts'
import { resaleLinks, resaleTransactions, resaleVisits, resellerBrowsers, resellers } from './tables.ts'
import { sumVisits } from './use-cases/sum-visits.ts'
import { visitLink } from './use-cases/visit-link.ts'

let loopback: WhatsappLoopback
const open = async (): Promise<TestApp> => {
  loopback = await openWhatsappLoopback()
  const settings = { WHATSAPP_TOKEN: 'ficha', WHATSAPP_PHONE_ID: '1066', WHATSAPP_TEMPLATE: 'consulta', WHATSAPP_URL: loopback.url }
  const testApp = await createTestApp({ settings })
  return { ...testApp, close: () => testApp.close().finally(loopback.close) }
}

describeRaces(
  "resellers' links on PostgreSQL",
  (on) => {
    const { race, read } = on
    const call = <T>(method: 'POST' | 'PUT', path: string, { token }: Person, body: object = {}) =>
      on.testApp.call<T>(method, `/api/v1${path}`, { token, body })

    test('[RES-30] a link created twice at the same moment is one, also where it is the first of its reseller', async () => {
      const [seller, rita] = [await aMember(on.testApp), await aMember(on.testApp)]
      const [one, other] = [await aProduct(on.testApp, seller), await aProduct(on.testApp, seller)]
      const make = (productId: string) => () => call<ResaleLink>('POST', '/resale-links', rita, { productId, commissionRate: 0.1 })
      const first = await race(writesTo(resellers), make(one.id), make(other.id))
      expect(sortedStatusesOf(first)).toEqual([201, 201])
      const third = await aProduct(on.testApp, seller)
      const same = await race(writesTo(resaleLinks), ...times(2, make(third.id)))
      expect([sortedStatusesOf(same), new Set(same.map(({ body }) => body.id)).size]).toEqual([[201, 201], 1])
    })

    test("a browser that visits twice at the same moment is counted once, and a reseller's browser is remembered", async () => {
      const { link, seller } = await aResale(on.testApp)
      const visit = (actor: Person | null, cookie: string | null) => {
        const ctx = actor ? { ...on.testApp.app.ctx, actor: { ...actor, tokenHash: '' } } : on.testApp.app.ctx
        return visitLink(ctx, { params: { id: link.id }, query: undefined, body: undefined }, cookie)
      }
      const { cookie } = await visit(null, null)
      on.testApp.clock.pass(24 * 60)
      const counted = await race(writesTo(resaleVisits), ...times(2, () => visit(null, cookie)))
      expect(counted.map(({ answer }) => answer.isCounted).sort()).toEqual([false, true])
      await read(sql`insert into resellers (user_id, created_at) values (${seller.id}, now())`)
      await race(writesTo(resellerBrowsers), ...times(2, () => visit(seller, cookie)))
      expect(await read(sql`select 1 from reseller_browsers where user_id = ${seller.id}`)).toHaveLength(1)
    })

    test('visits that two processes sum up at the same moment are counted once', async () => {
      const { link } = await aResale(on.testApp)
      await read(
        sql`insert into resale_visits (link_id, visitor, day) select ${link.id}, n::text, date '2026-01-01' from generate_series(1, 20) n`,
      )
      await race(sql`select from resale_visits where link_id = ${link.id} for update`, ...times(2, () => sumVisits(on.testApp.app.ctx)))
      expect(await read(sql`select past_visits as n from resale_links where id = ${link.id}`)).toEqual([{ n: 20 }])
    })

    test('a phone number left twice at the same moment starts one transaction, and its buyer gets one message', async () => {
      const resale = await aResale(on.testApp)
      const body = { name: 'Caro', phone: '11 2345-6789', consent: true }
      const contact = () => on.testApp.call<{ id: string }>('POST', `/api/v1/resale/${resale.link.id}/contact`, { body })
      const answers = await race(writesTo(resaleTransactions), contact, contact)
      expect([sortedStatusesOf(answers), (await transactionsOf(on.testApp, resale.reseller)).length]).toEqual([[201, 201], 1])
      const id = answers[0]?.body.id
      await call('POST', `/reseller/transaction/validate/${id}`, resale.reseller)
      const write = () => call('POST', `/reseller/transaction/whatsapp/${id}`, resale.reseller)
      expect(sortedStatusesOf(await race(writesTo(resaleTransactions), write, write))).toEqual([200, 200])
      expect(loopback.asked).toHaveLength(1)
    })
  },
  open,
)
