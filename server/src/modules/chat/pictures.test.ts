import type { ChatMessage, Conversation } from '@feria/contract/chat/schemas'
import type { InspectedCase } from '@feria/contract/moderation/schemas'
import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { caseOf, decide, report } from '../../testing/moderation.ts'
import { aMember, aNewcomer, anAdmin, aProduct, aRoom, bicycle, PASSWORD, type Person } from '../../testing/people.ts'
import { sendPicture } from '../../testing/send-picture.ts'
import { connect, listen } from '../../testing/sockets.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let testApp: TestApp
let url: string
beforeAll(async () => {
  testApp = await createTestApp()
  url = await listen(testApp)
})
afterAll(() => testApp.close())

const upload = async (person: Person) => (await sendPicture(testApp, person)).url
const send = (person: Person, room: string, body: object) =>
  testApp.call<ChatMessage>('POST', `/api/v1/chat/${room}`, { token: person.token, body })
const read = async (person: Person, room: string) =>
  (await testApp.call<ChatMessage[]>('GET', `/api/v1/chat/${room}`, { token: person.token })).body
const get = (address = '') => testApp.app.http.inject({ method: 'GET', url: address })
const statusOf = async (address?: string) => (await get(address)).statusCode
const shownTo = async (person: Person, room: string) => (await read(person, room)).at(-1)?.pictures ?? []

test('two pictures go with a message: both parties load them by its addresses, and the public ones end', async () => {
  const { buyer, seller, room } = await aRoom(testApp)
  const pictures = [await upload(buyer), await upload(buyer)]
  const sent = await send(buyer, room, { pictures })
  expect([sent.status, sent.body.content, sent.body.text, sent.body.warning, sent.body.pictures?.length]).toEqual([
    201,
    '2 fotos',
    '2 fotos',
    null,
    2,
  ])
  await testApp.app.jobs.drain()
  for (const person of [buyer, seller]) {
    for (const picture of await shownTo(person, room)) {
      expect(picture).toMatchObject({ width: 1, height: 1 })
      for (const address of [picture.url, picture.preview]) {
        const { statusCode, headers } = await get(address)
        expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([200, 'image/webp', 'private, max-age=300'])
      }
    }
  }
  expect(await Promise.all(pictures.map(statusOf))).toEqual([404, 404])
  const [listed] = (await testApp.call<Conversation[]>('GET', '/api/v1/chat', { token: seller.token })).body
  expect([listed?.lastMessage?.content, listed?.lastMessage?.pictures]).toEqual(['2 fotos', undefined])
})

test('one picture alone is «Foto», with words these; a message without pictures has no such field', async () => {
  const { buyer, room } = await aRoom(testApp)
  expect((await send(buyer, room, { content: '   ', pictures: [await upload(buyer)] })).body.content).toBe('Foto')
  expect((await send(buyer, room, { content: 'Así está', pictures: [await upload(buyer)] })).body.content).toBe('Así está')
  for (const body of [{ content: 'Hola' }, { content: 'Chau', pictures: [] }])
    expect((await send(buyer, room, body)).body).not.toHaveProperty('pictures')
})

test('by the socket as by HTTP; the other party gets it live with its pictures', async () => {
  const { buyer, seller, room } = await aRoom(testApp)
  const [mine, theirs] = [await connect(url, buyer.token), await connect(url, seller.token)]
  await theirs.emit('joinRoom', { roomId: room })
  const sent = await mine.emit<ChatMessage>('sendMessage', { roomId: room, text: '', pictures: [await upload(buyer)] })
  expect(sent).toMatchObject({ content: 'Foto', pictures: [{ width: 1 }] })
  await expect.poll(() => theirs.received('message')).toMatchObject([{ content: 'Foto', pictures: [{ height: 1 }] }])
  const [live] = theirs.received('message') as ChatMessage[]
  expect(await statusOf(live?.pictures?.[0]?.url)).toBe(200)
  for (const client of [mine, theirs]) client.close()
})

test("what is refused sends nothing: three, twice the same, another site's, others', none, used ones, and by a stranger", async () => {
  const { buyer, seller, room } = await aRoom(testApp)
  const mine = await upload(buyer)
  const refused = async (pictures: unknown, person = buyer) => {
    const { status, error } = await send(person, room, { content: 'Mirá', pictures })
    return [status, error.error]
  }
  const three = [mine, await upload(buyer), await upload(buyer)]
  for (const pictures of [
    three,
    [mine, mine.replace('1280', '320')],
    ['https://otra.example/a.jpg'],
    ['/files/x/1280.webp'],
    mine,
    [7],
    '',
  ])
    expect(await refused(pictures)).toEqual([400, 'bad-input'])
  for (const other of [await upload(seller), `/files/${newId()}/1280.webp`])
    expect(await refused([mine, other])).toEqual([404, 'uploads.not-found'])
  // Of another member's picture no copy is made before it is refused.
  const others = await upload(seller)
  expect(await refused([others])).toEqual([404, 'uploads.not-found'])
  expect(await testApp.engines.files.read(others.replace('/files/', 'private/'))).toBeNull()
  expect(await refused([mine], await aMember(testApp))).toEqual([403, 'chat.not-yours'])
  expect((await send(buyer, room, { content: '  ', pictures: [] })).status).toBe(400)
  expect(await read(buyer, room)).toEqual([])
  expect((await send(buyer, room, { pictures: [mine] })).status).toBe(201)
  expect(await refused([mine])).toEqual([409, 'uploads.in-use'])
  // Once its public files are gone it is still known as used.
  await testApp.app.jobs.drain()
  expect(await refused([mine])).toEqual([409, 'uploads.in-use'])
  await aProduct(testApp, buyer, { images: [three[1] ?? ''] })
  expect(await refused([three[1]])).toEqual([409, 'uploads.in-use'])
  expect(await read(buyer, room)).toHaveLength(1)
})

test('a picture that was sent to somebody is not put on a product', async () => {
  const { buyer, room } = await aRoom(testApp)
  const mine = await upload(buyer)
  await send(buyer, room, { pictures: [mine] })
  const { status } = await testApp.call('POST', '/api/v1/products', { token: buyer.token, body: { ...bicycle, images: [mine] } })
  expect(status).toBe(404)
})

test('one originalId is one message with its pictures, however often it is sent', async () => {
  const { buyer, seller, room } = await aRoom(testApp)
  const body = { originalId: 'foto-1', pictures: [await upload(buyer)] }
  const first = await send(buyer, room, body)
  const again = await send(buyer, room, body)
  expect([again.status, again.body.id, again.body.pictures?.length]).toEqual([201, first.body.id, 1])
  expect(await read(seller, room)).toHaveLength(1)
})

test('an address ends after half an hour at most, and with one character changed; the next reading has another', async () => {
  const { buyer, seller, room } = await aRoom(testApp)
  await send(buyer, room, { pictures: [await upload(buyer)] })
  const [first] = await shownTo(seller, room)
  const address = first?.url ?? ''
  testApp.clock.pass(14)
  expect(await statusOf(address)).toBe(200)
  testApp.clock.pass(17)
  expect(await statusOf(address)).toBe(404)
  const [later] = await shownTo(seller, room)
  expect([later?.url === address, await statusOf(later?.url)]).toEqual([false, 200])
  const bent = (later?.url ?? '').replace(/\.\d(\.\d+\.\d+~)/, '.1$1')
  expect([bent === later?.url, await statusOf(bent), await statusOf('/private-files/chat/nada')]).toEqual([false, 404, 404])
})

test('a stranger, a visitor and an admin without a report get no address', async () => {
  const { buyer, room } = await aRoom(testApp)
  const { body } = await send(buyer, room, { pictures: [await upload(buyer)] })
  const [stranger, admin] = [await aMember(testApp), await anAdmin(testApp)]
  for (const token of [stranger.token, admin.token, undefined]) {
    const { status, body: answer } = await testApp.call('GET', `/api/v1/chat/${room}`, { token })
    expect([token ? 403 : 401, JSON.stringify(answer).includes('private-files')]).toEqual([status, false])
  }
  await report(testApp, stranger, ['message', body.id])
  expect(await caseOf(testApp, admin, body.id)).toBeUndefined()
})

describe('reported', () => {
  let admin: Person
  beforeAll(async () => {
    admin = await anAdmin(testApp)
  })
  const inspect = async (id?: string) =>
    (await testApp.call<InspectedCase>('GET', `/api/v1/admin/abuse-reports/${id}`, { token: admin.token })).body

  test('the case has a copy of its pictures, for who decides it alone; hidden, its addresses end for both parties', async () => {
    const { buyer, seller, room } = await aRoom(testApp)
    const sent = { content: 'Mirá', originalId: 'foto-2', pictures: [await upload(buyer), await upload(buyer)] }
    const { body } = await send(buyer, room, sent)
    const [shown] = await shownTo(seller, room)
    await report(testApp, seller, ['message', body.id])
    const found = await caseOf(testApp, admin, body.id)
    expect(found?.copy).toEqual({ title: 'Mensaje', text: null, imageUrl: null })
    const { copy } = await inspect(found?.id)
    expect(copy.text).toBe('Mirá')
    expect(await Promise.all((copy.pictures ?? []).map(statusOf))).toEqual([200, 200])
    await decide(testApp, admin, found?.id, 'hide')
    expect([await statusOf(shown?.url), await shownTo(seller, room)]).toEqual([404, []])
    expect((await send(buyer, room, sent)).body.pictures, 'sent again').toBeUndefined()
    testApp.clock.pass(6)
    expect(await Promise.all((copy.pictures ?? []).map(statusOf))).toEqual([404, 404])
    expect((await inspect(found?.id)).copy.pictures).toHaveLength(2)
    const mine = await testApp.call('GET', '/api/v1/abuse-reports/received', { token: buyer.token })
    expect(JSON.stringify(mine.body)).not.toContain('private-files')
  })

  test('the copy stays when its sender leaves, and their picture goes from the conversation', async () => {
    const { buyer, seller, room } = await aRoom(testApp)
    const { body } = await send(buyer, room, { pictures: [await upload(buyer)] })
    const [shown] = await shownTo(seller, room)
    await report(testApp, seller, ['message', body.id])
    const exported = await testApp.call('GET', '/api/v1/users/me/export', { token: buyer.token })
    expect(JSON.stringify(exported.body)).toContain(shown?.id)
    await testApp.call('DELETE', '/api/v1/users/me', { token: buyer.token, body: { password: PASSWORD } })
    await testApp.app.jobs.drain()
    expect([await statusOf(shown?.url), await shownTo(seller, room)]).toEqual([404, []])
    expect(await testApp.engines.files.read(`private/${shown?.id}/1280.webp`)).toBeNull()
    expect((await read(seller, room)).map(({ content }) => content)).toEqual(['Foto'])
    const { copy } = await inspect((await caseOf(testApp, admin, body.id))?.id)
    expect(await statusOf(copy.pictures?.[0])).toBe(200)
  })
})

test('a new account shows pictures once it was answered, and one that is limited too', async () => {
  const limited = await createTestApp({ settings: { NEW_ACCOUNT_LIMITS: 'yes' } })
  const { seller, product, room: another } = await aRoom(limited)
  const buyer = await aNewcomer(limited)
  const call = <T>(person: Person, method: 'POST' | 'PUT', path: string, body: object) =>
    limited.call<T>(method, `/api/v1${path}`, { token: person.token, body })
  const { body } = await call<{ id: string }>(buyer, 'POST', '/chat-requests', { productId: product.id })
  const accepted = await call<{ room: string }>(seller, 'PUT', `/chat-requests/${body.id}/status`, { status: 'accepted' })
  const { room } = accepted.body
  const pictures = [(await sendPicture(limited, buyer)).url]
  await call(seller, 'POST', `/chat/${another}`, { content: 'Sigue disponible' })
  const refused = await call<ChatMessage>(buyer, 'POST', `/chat/${room}`, { pictures })
  expect([refused.status, refused.error.error]).toEqual([403, 'chat.pictures-later'])
  await call(seller, 'POST', `/chat/${room}`, { content: 'Mandame una foto' })
  expect((await call<ChatMessage>(buyer, 'POST', `/chat/${room}`, { pictures })).status).toBe(201)
  await limited.close()
})
