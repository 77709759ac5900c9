import type { ChatMessage } from '@feria/contract/chat/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openS3Files } from '../../engines/files/s3.ts'
import { caseOf, decide, report } from '../../testing/moderation.ts'
import { anAdmin, aRoom, PASSWORD, type Person } from '../../testing/people.ts'
import { type LoopbackS3, openLoopbackS3 } from '../../testing/s3.ts'
import { sendPicture } from '../../testing/send-picture.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let store: LoopbackS3
let files: ReturnType<typeof openS3Files>
let testApp: TestApp
beforeAll(async () => {
  store = await openLoopbackS3({ publicUrl: 'https://fotos.example' })
  files = openS3Files(store.options)
  testApp = await createTestApp({ engines: { files } })
})
afterAll(async () => {
  await testApp.close()
  await files.close()
  await store.close()
})

const sendIn = async (room: string, by: Person) => {
  const { id, url } = await sendPicture(testApp, by)
  const { body } = await testApp.call<ChatMessage>('POST', `/api/v1/chat/${room}`, { token: by.token, body: { pictures: [url] } })
  await testApp.app.jobs.drain()
  return { id, message: body }
}
/** The objects of a picture, without the copies that reports keep. */
const objectsOf = (id: string) => [...store.objects.keys()].filter((key) => key.includes(id)).toSorted()
const shownTo = async (person: Person, room: string) =>
  (await testApp.call<ChatMessage[]>('GET', `/api/v1/chat/${room}`, { token: person.token })).body.at(-1)?.pictures ?? []

test('a picture of a conversation is private in the bucket, and both read it by an address of the store that ends', async () => {
  const { buyer, seller, room } = await aRoom(testApp)
  const { id } = await sendIn(room, buyer)
  expect(objectsOf(id)).toEqual([`private/${id}/1280.webp`, `private/${id}/640.webp`])
  for (const person of [buyer, seller]) {
    const [picture] = await shownTo(person, room)
    const answer = await testApp.app.http.inject({ url: picture?.url ?? '' })
    expect(answer.statusCode).toBe(302)
    const bytes = Buffer.from(await (await fetch(String(answer.headers.location))).arrayBuffer())
    expect(bytes.equals(store.objects.get(`private/${id}/1280.webp`) ?? Buffer.alloc(0))).toBe(true)
  }
})

test('who leaves takes theirs out of the bucket; the other’s stay', async () => {
  const { buyer, seller, room } = await aRoom(testApp)
  const [mine, theirs] = [await sendIn(room, buyer), await sendIn(room, seller)]
  expect((await testApp.call('DELETE', '/api/v1/users/me', { token: buyer.token, body: { password: PASSWORD } })).status).toBe(200)
  await testApp.app.jobs.drain()
  expect(objectsOf(mine.id)).toEqual([])
  expect(objectsOf(theirs.id)).toHaveLength(2)
})

test('what moderation hides is no longer served, whatever the bucket holds', async () => {
  const { buyer, seller, room } = await aRoom(testApp)
  const { message } = await sendIn(room, buyer)
  const [picture] = await shownTo(seller, room)
  await report(testApp, seller, ['message', message.id])
  const admin = await anAdmin(testApp)
  const found = await caseOf(testApp, admin, message.id)
  expect((await decide(testApp, admin, found?.id ?? '', 'hide')).status).toBe(200)
  await testApp.app.jobs.drain()
  expect((await testApp.app.http.inject({ url: picture?.url ?? '' })).statusCode).toBe(404)
  expect(await shownTo(seller, room)).toEqual([])
})
