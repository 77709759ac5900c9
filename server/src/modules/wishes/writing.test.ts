import type { ChatMessage, ChatRequest, Conversation } from '@feria/contract/chat/schemas'
import type { Notification } from '@feria/contract/notifications/schemas'
import type { InterestedMember, MatchDetail } from '@feria/contract/wishes/schemas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aMember, aProduct, type Person } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { aModel, aPair, aWish, matchesOf } from '../../testing/wishes.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())

const WORDS = 'Hola, tengo lo que buscás.'
const read = async <T>(person: Person, path: string) => (await testApp.call<T>('GET', `/api/v1${path}`, { token: person.token })).body
const write = (person: Person, wishId: string, productId: string, message = WORDS) =>
  testApp.call('POST', `/api/v1/request/${wishId}/message`, { token: person.token, body: { productId, message } })
const answer = (person: Person, id: string, status: string) =>
  testApp.call<ChatRequest>('PUT', `/api/v1/chat-requests/${id}/status`, { token: person.token, body: { status } })
const ask = (person: Person, productId: string, message?: string) =>
  testApp.call<ChatRequest>('POST', '/api/v1/chat-requests', { token: person.token, body: { productId, message } })
const received = (person: Person) => read<ChatRequest[]>(person, '/chat-requests')

/** A wish of Bruno's and a product of Vera's that match. */
const matched = async () => {
  const [bruno, vera] = await aPair(testApp)
  const model = aModel()
  const wish = await aWish(testApp, bruno, { name: 'Heladera', modelo: model })
  const product = await aProduct(testApp, vera, { name: `Heladera ${model}`, description: 'No frost' })
  await testApp.app.jobs.drain()
  return { bruno, vera, wish, product }
}

describe('a seller writes to the owner of a wish', () => {
  test('who is asked to talk, reads the message, and is told with it; the offer counts as told', async () => {
    const { bruno, vera, wish, product } = await matched()
    const [before] = await read<InterestedMember[]>(vera, '/request/nearby')
    expect(before).toMatchObject({ isNotified: false, isWritten: false })
    expect(await write(vera, wish.id, product.id)).toMatchObject({ status: 200, body: { isWritten: true } })
    await testApp.app.jobs.drain()
    expect(await received(bruno)).toMatchObject([
      { from: 'seller', status: 'pending', message: WORDS, buyer: { id: bruno.id, email: null } },
    ])
    expect(await read(vera, '/chat-requests/my-requests')).toMatchObject([{ from: 'seller', productId: product.id }])
    expect([await received(vera), await read(bruno, '/chat-requests/my-requests')]).toEqual([[], []])
    expect([await read(bruno, '/chat/unread'), await read(vera, '/chat/unread')]).toMatchObject([{ requests: 1 }, { requests: 0 }])
    const notifications = await read<Notification[]>(bruno, '/notifications')
    expect(notifications.filter(({ type }) => type === 'chatRequest').map(({ message }) => message)).toEqual([
      `${vera.name} quiere chatear por «${product.name}»: «${WORDS}»`,
    ])
    expect(await read<InterestedMember[]>(vera, '/request/nearby')).toMatchObject([{ isNotified: true, isWritten: true }])
    const [match] = await matchesOf(testApp, bruno)
    expect(await read<MatchDetail>(vera, `/matches/${match?.matchId}`)).toMatchObject({
      isNotified: true,
      isWritten: true,
      can: { notify: false, write: false },
    })
  })

  test('accepted, it is the first message of their conversation, and the seller is told', async () => {
    const { bruno, vera, wish, product } = await matched()
    await write(vera, wish.id, product.id)
    const [request] = await received(bruno)
    expect((await answer(vera, request?.id ?? '', 'accepted')).error.error).toBe('chat.request-not-found')
    const { room } = (await answer(bruno, request?.id ?? '', 'accepted')).body
    const messages = await read<ChatMessage[]>(bruno, `/chat/${room}`)
    expect(messages).toMatchObject([{ seq: 1, content: WORDS, senderId: vera.id }])
    const unread = async (person: Person) => (await read<Conversation[]>(person, '/chat'))[0]?.unread
    expect([await unread(bruno), await unread(vera)]).toEqual([1, 0])
    await testApp.app.jobs.drain()
    const notifications = await read<Notification[]>(vera, '/notifications')
    expect(notifications.find(({ type }) => type === 'chat')?.message).toContain(bruno.name)
  })

  test('where the buyer asks too, that accepts it, and their words follow', async () => {
    const { bruno, vera, wish, product } = await matched()
    await write(vera, wish.id, product.id)
    const { status, body } = await ask(bruno, product.id, '¿Hacés envíos?')
    expect([status, body.status]).toEqual([201, 'accepted'])
    const messages = await read<ChatMessage[]>(bruno, `/chat/${body.room}`)
    expect(messages.map(({ content, senderId }) => [content, senderId])).toEqual([
      [WORDS, vera.id],
      ['¿Hacés envíos?', bruno.id],
    ])
  })

  test('after telling them, and once: not again, not after a no, which leaves the buyer free to ask', async () => {
    const { bruno, vera, wish, product } = await matched()
    await testApp.call('POST', `/api/v1/request/${wish.id}/notify`, { token: vera.token, body: { productId: product.id } })
    expect((await write(vera, wish.id, product.id)).status).toBe(200)
    expect((await write(vera, wish.id, product.id)).error).toMatchObject({ error: 'wishes.already-written' })
    const [request] = await received(bruno)
    await answer(bruno, request?.id ?? '', 'rejected')
    const other = await aWish(testApp, bruno, { name: wish.name, modelo: wish.modelo })
    expect((await write(vera, other.id, product.id)).error).toMatchObject({ error: 'chat.already-asked' })
    expect((await ask(bruno, product.id)).status).toBe(201)
  })

  test('not where they talk already', async () => {
    const { bruno, vera, wish, product } = await matched()
    await ask(bruno, product.id)
    const refused = await write(vera, wish.id, product.id)
    expect([refused.status, refused.error.error]).toEqual([409, 'chat.already-asked'])
    expect(await read<InterestedMember[]>(vera, '/request/nearby')).toMatchObject([{ isNotified: false, isWritten: false }])
  })

  test('nobody else may, nor about what does not match, nor without words', async () => {
    const { bruno, vera, wish, product } = await matched()
    const carla = await aMember(testApp, 'Carla')
    const unlike = await aProduct(testApp, vera, { name: 'Guitarra criolla', description: 'De estudio' })
    const refusals = [
      await write(carla, wish.id, product.id),
      await write(bruno, wish.id, product.id),
      await write(vera, wish.id, unlike.id),
      await write(vera, '01a1fafb-0000-7000-8000-000000000000', product.id),
    ]
    expect(refusals.map(({ error }) => error.error)).toEqual([
      'catalogue.not-found',
      'catalogue.not-found',
      'wishes.no-match',
      'wishes.not-found',
    ])
    expect((await write(vera, wish.id, product.id, '  ')).error.fields).toEqual({ message: 'Escribí un mensaje.' })
    expect(
      (await testApp.call('POST', `/api/v1/request/${wish.id}/message`, { body: { productId: product.id, message: 'x' } })).status,
    ).toBe(401)
    await testApp.call('PUT', `/api/v1/request/${wish.id}`, { token: bruno.token, body: { activo: false } })
    expect((await write(vera, wish.id, product.id)).error.error).toBe('wishes.not-found')
    expect(await received(bruno)).toEqual([])
  })

  test('fifty offers and messages a day at most', async () => {
    const { vera, wish, product } = await matched()
    await testApp.app.ctx.db.execute(`
      insert into wishes (id, user_id, name, modelo, country, currency, keys_version, topic, topic_label, created_at, updated_at)
        select gen_random_uuid(), user_id, name, modelo, country, currency, keys_version, topic, topic_label, created_at, updated_at
        from wishes, generate_series(1, 50) where id = '${wish.id}'`)
    await testApp.app.ctx.db.execute(`
      insert into wish_interests (wish_id, product_id, seller_id, written_at, created_at)
        select id, '${product.id}', '${vera.id}', '${testApp.clock.now().toISOString()}', '2020-01-01'
        from wishes where name = '${wish.name}' and modelo = '${wish.modelo}' and id <> '${wish.id}'`)
    expect((await write(vera, wish.id, product.id)).error).toMatchObject({ error: 'wishes.too-many-notified' })
  })
})
