import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aMember, type Person } from '../../testing/people.ts'
import { agree, anOffer, aWillingMember, searchBuyers, sellTo } from '../../testing/prospecting.ts'
import { allNews, describeRaces, sortedStatusesOf, statusesOf, times, writesTo } from '../../testing/races.ts'
import { appearances, consentChanges, offers, prospectConsents } from './tables.ts'

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

  test('[PROS-10] a search that found a member who is opting out at that moment shows them no more', async () => {
    const [seller, buyer] = [await aMember(on.testApp, 'Vera'), await aWillingMember(on.testApp)]
    // The refusal stands uncommitted while the search finds the member, who still consents for everybody else.
    const [refused, { buyers }] = await race(
      writesTo(consentChanges),
      () => agree(on.testApp, buyer, false),
      () => searchBuyers(on.testApp, seller),
    )
    expect(refused.status).toBe(200)
    expect(buyers.map(({ id }) => id)).not.toContain(buyer.id)
    expect(await count(sql`from prospect_appearances where member_id = ${buyer.id}`)).toBe(0)
  })

  test.each<[how: string, path: string, body: object]>([
    ['hidden', '/visibility', { visible: false }],
    ['sold', '', { sold: true }],
    ['without stock', '', { stock: 0 }],
  ])('an offer accepted while its product becomes %s opens no room', async (_, path, body) => {
    const { seller, buyer, offer, productId } = await anOffer(on.testApp)
    const answers = await race<{ status: number }[]>(
      allNews,
      () => on.testApp.call('PUT', `/api/v1/products/${productId}${path}`, { token: seller.token, body }),
      answer(buyer, offer.id, true),
    )
    expect(statusesOf(answers)).toEqual([200, 409])
    expect(await count(sql`from chat_rooms where product_id = ${productId}`)).toBe(0)
  })

  test('[PROS-10] a consent switched twice at the same moment is one change in the history', async () => {
    const member = await aMember(on.testApp)
    expect(sortedStatusesOf(await race(writesTo(prospectConsents), ...times(2, () => agree(on.testApp, member))))).toEqual([200, 200])
    expect(await count(sql`from consent_changes where user_id = ${member.id}`)).toBe(1)
  })
})
