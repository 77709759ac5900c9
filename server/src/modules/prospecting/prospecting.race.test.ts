import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aMember, type Person } from '../../testing/people.ts'
import { agree, anOffer, aWillingMember, searchBuyers, sellTo } from '../../testing/prospecting.ts'
import { describeRaces, sortedStatusesOf, times, writesTo } from '../../testing/races.ts'
import { appearances, offers, prospectConsents } from './tables.ts'

describeRaces('prospecting on PostgreSQL', (on) => {
  const { race, read } = on

  const answer =
    ({ token }: Person, id: string, accept: boolean) =>
    () =>
      on.testApp.call('POST', `/api/v1/offers/${id}/answer`, { token, body: { accept } })
  const count = async (query: ReturnType<typeof sql>) => (await read<{ n: number }>(sql`select count(*)::int as n ${query}`))[0]?.n

  test.each([true, false])(
    '[PROS-09] a simultaneous yes (first: %s) and no: the first counts, and only a yes opens a room',
    async (isYes) => {
      const { buyer, offer, productId } = await anOffer(on.testApp)
      const answers = await race(writesTo(offers), answer(buyer, offer.id, isYes), answer(buyer, offer.id, !isYes))
      expect(answers.map(({ status }) => status)).toEqual([200, 409])
      expect(await count(sql`from chat_rooms where product_id = ${productId}`)).toBe(isYes ? 1 : 0)
    },
  )

  test('[PROS-08] the same offer three times at once is one product and one offer', async () => {
    const [seller, buyer] = [await aMember(on.testApp, 'Vera'), await aWillingMember(on.testApp)]
    await searchBuyers(on.testApp, seller)
    const answers = await race(writesTo(offers), ...times(3, () => sellTo(on.testApp, seller, buyer.id)))
    expect(sortedStatusesOf(answers)).toEqual([201, 409, 409])
    expect(await count(sql`from products where user_id = ${seller.id}`)).toBe(1)
  })

  test('simultaneous offers are no more than twenty a day', async () => {
    const { seller, buyer, offer } = await anOffer(on.testApp)
    await read(sql`
      insert into prospect_offers select (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(), 'subject', n::text))).*
      from prospect_offers o, generate_series(1, 18) n where o.id = ${offer.id}`)
    const offerOf = (name: string) => () => sellTo(on.testApp, seller, buyer.id, { name })
    expect(sortedStatusesOf(await race(writesTo(offers), offerOf('Bicicleta una'), offerOf('Bicicleta otra')))).toEqual([201, 429])
  })

  test('[PROS-10] once members opt out they get no offers and are not shown, whatever was in progress', async () => {
    const [seller, searcher, buyer] = [
      await aMember(on.testApp, 'Vera'),
      await aMember(on.testApp, 'Sofía'),
      await aWillingMember(on.testApp),
    ]
    await searchBuyers(on.testApp, seller)
    for (const [table, meddle] of [
      [offers, () => sellTo(on.testApp, seller, buyer.id)],
      [appearances, () => searchBuyers(on.testApp, searcher)],
    ] as const) {
      await agree(on.testApp, buyer)
      let isRefused = false
      const refuse = () =>
        agree(on.testApp, buyer, false).finally(() => {
          isRefused = true
        })
      // Looked at while the first of them still stands.
      const [, , wasRefused] = await race<[unknown, unknown, boolean]>(writesTo(table), meddle, refuse, async () => isRefused)
      expect(wasRefused).toBe(false)
    }
    expect((await sellTo(on.testApp, seller, buyer.id, { name: 'Otra cosa' })).status).toBe(409)
  })

  test('[PROS-10] a consent switched twice at the same moment is one change in the history', async () => {
    const member = await aMember(on.testApp)
    expect(sortedStatusesOf(await race(writesTo(prospectConsents), ...times(2, () => agree(on.testApp, member))))).toEqual([200, 200])
    expect(await count(sql`from consent_changes where user_id = ${member.id}`)).toBe(1)
  })
})
