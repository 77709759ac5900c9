import type { ChatMessage, ChatRequest } from '@feria/contract/chat/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMember, aProduct, aRoom, type Person } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp({ settings: { BAD_LINKS: 'malo.example' } })
})
afterAll(() => testApp.close())

const send = (person: Person, room: string, body: object) =>
  testApp.call<ChatMessage>('POST', `/api/v1/chat/${room}`, { token: person.token, body })
const read = async (person: Person, room: string) =>
  (await testApp.call<ChatMessage[]>('GET', `/api/v1/chat/${room}`, { token: person.token })).body

test('the receiver of a message that looks like a swindle reads what of, and its sender is asked once', async () => {
  const { buyer, seller, room } = await aRoom(testApp)
  const content = 'Ya te transferí, mandalo con el comprobante'
  const asked = await send(buyer, room, { content })
  expect([asked.status, asked.error.error]).toEqual([428, 'chat.looks-unsafe'])
  expect(asked.error.message).toMatch(/^Confirmá si lo querés enviar igual\. Parece .* en un comprobante\.$/)
  expect(await read(seller, room)).toEqual([])
  expect((await send(buyer, room, { content, isSure: true })).body).toMatchObject({ warning: 'receipt', review: null, seq: 1 })
  expect(await read(seller, room)).toMatchObject([{ content, warning: 'receipt', review: null }])
  expect((await send(seller, room, { content: 'te lo dejo en 1500000' })).body.warning).toBeNull()
})

test.each(['entrá a feria-pagos.com', 'mirá https://otra.malo.example/x'])(
  'a link that is known to be bad is refused: %s',
  async (content) => {
    const { buyer, seller, room } = await aRoom(testApp)
    const refused = await send(buyer, room, { content, isSure: true })
    expect([refused.status, refused.error.error]).toEqual([400, 'chat.bad-link'])
    expect(await read(seller, room)).toEqual([])
  },
)

test('the words of a request are checked alike, and nothing is asked for when they are not sure', async () => {
  const [seller, buyer] = [await aMember(testApp), await aMember(testApp)]
  const { id: productId } = await aProduct(testApp, seller)
  const ask = (body: object) =>
    testApp.call<ChatRequest>('POST', '/api/v1/chat-requests', { token: buyer.token, body: { productId, ...body } })
  expect((await ask({ message: 'Pasame tu whatsapp' })).error.error).toBe('chat.looks-unsafe')
  expect((await ask({ message: 'Entrá a feria-pagos.com', isSure: true })).error.error).toBe('chat.bad-link')
  const asked = await ask({ message: 'Pasame tu whatsapp', isSure: true })
  expect([asked.status, asked.body.warning, asked.body.review]).toEqual([201, 'contact', null])
})
