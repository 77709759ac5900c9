import type { ChatRequest } from '@feria/contract/chat/schemas'
import type { Order } from '@feria/contract/orders/schemas'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { expectBooks, placeOrder } from '../../../testing/money.ts'
import { aCard, aMember, aProduct, type Person } from '../../../testing/people.ts'
import { describeRaces, statusesOf, writesTo } from '../../../testing/races.ts'
import { chatRequests } from '../../chat/tables.ts'

describeRaces('the conversation of an order on PostgreSQL', (on) => {
  const setUp = async () => {
    const [seller, buyer] = [await aMember(on.testApp), await aMember(on.testApp)]
    return { seller, buyer, product: await aProduct(on.testApp, seller, { stock: 5 }), card: await aCard(on.testApp) }
  }
  const ask = ({ token }: Person, productId: string) =>
    on.testApp.call<ChatRequest>('POST', '/api/v1/chat-requests', { token, body: { productId, message: '¿Sigue?' } })
  const answer = ({ token }: Person, id: string, status: string) =>
    on.testApp.call<ChatRequest>('PUT', `/api/v1/chat-requests/${id}/status`, { token, body: { status } })
  const chatsOf = (productId: string) =>
    on.read(sql`select q.status, r.last_seq as last from chat_requests q left join chat_rooms r on r.id = q.id
      where q.product_id = ${productId} order by q.status`)

  test('asking and paying at the same moment opens one room', async () => {
    const { buyer, product, card } = await setUp()
    const answers = await on.race<{ status: number }[]>(
      writesTo(chatRequests),
      () => ask(buyer, product.id),
      () => placeOrder(on.testApp, buyer.token, { ids: [product.id], card }),
    )
    const [asked, paid] = statusesOf(answers)
    expect([[201, 409].includes(asked ?? 0), paid]).toEqual([true, 201])
    // Whoever asked first has their message in it.
    expect(await chatsOf(product.id)).toEqual([{ status: 'accepted', last: asked === 201 ? 1 : 0 }])
    await expectBooks(on.testApp)
  })

  test('a request that is rejected while its buyer pays stays rejected, and the order has a room of its own', async () => {
    const { buyer, seller, product, card } = await setUp()
    const { id } = (await ask(buyer, product.id)).body
    const [, paid] = await on.race<[{ status: number }, { status: number; body: Order }]>(
      sql`select from chat_requests where id = ${id}::uuid for update`,
      () => answer(seller, id, 'rejected'),
      () => placeOrder(on.testApp, buyer.token, { ids: [product.id], card }),
    )
    expect([paid.status, paid.body.status]).toEqual([201, 'pendiente'])
    expect(await chatsOf(product.id)).toEqual([
      { status: 'accepted', last: 0 },
      { status: 'rejected', last: null },
    ])
    await expectBooks(on.testApp)
  })
})
