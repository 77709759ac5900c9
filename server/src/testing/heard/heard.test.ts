import { afterAll, beforeAll, expect, test } from 'vitest'
import { createNames } from '../lived-market/names.ts'
import { appeal, caseOf, decide, report } from '../moderation.ts'
import { placeOrder } from '../money.ts'
import { aCard, aMember, anAdmin, aProduct, type Person } from '../people.ts'
import { type Client, connect, listen } from '../sockets.ts'
import { createTestApp, type TestApp } from '../test-app.ts'

const names = createNames()
/** As JSON, without what differs from run to run. */
const written = (value: unknown) =>
  JSON.stringify(names.inValue(value))
    .replace(/<id \d+>/g, '<id>')
    .replace(/,"requestId":"[^"]*"/g, '')
const lines: string[] = []
let testApp: TestApp
const people = new Map<string, { person: Person; client: Client }>()
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(async () => {
  for (const { client } of people.values()) client.close()
  await testApp.close()
})

const at = (name: string) => people.get(name) ?? expect.fail(`Nobody is called ${name}`)

/** Lets somebody's page be open, which hears what is for it alone. */
const arrive = async (url: string, name: string, person: Person) => {
  names.call(person.id, `<${name}>`)
  const client = await connect(url, person.token)
  people.set(name, { person, client })
  client.socket.onAny((event: string, payload: unknown) => {
    // Refusals of a second are told together; each is answered too.
    if (event !== 'error') received.push([name, event, payload])
  })
  await client.emit('joinNotificationChannel', { userId: person.id })
}
const received: [name: string, event: string, payload: unknown][] = []

/** Does something, waits until everybody's page has heard of it, and writes down who heard what; who is not there heard nothing. */
const step = async <T>(title: string, work: () => Promise<T>): Promise<T> => {
  testApp.clock.pass(1)
  const answer = await work()
  await testApp.app.jobs.drain()
  // What a connection is answered comes after what it was told before.
  for (const { person, client } of people.values())
    if (client.socket.connected) await client.emit('joinNotificationChannel', { userId: person.id })
  const lately = received
    .splice(0)
    .map(([name, event, payload]) => `  ${name} hears ${event}: ${written(payload)}`)
    .sort()
  lines.push(`## ${title}`, ...lately, '')
  return answer
}
const emits = (name: string, event: string, payload: unknown, title = `${name} emits ${event}`) =>
  step(title, async () => {
    const answer = await at(name).client.emit(event, payload)
    lines.push(`${name}: ${event} ${written(payload)} → ${written(answer)}`)
    return answer
  })
const calls = <T = { id: string }>(title: string, name: string, call: string, body?: unknown) =>
  step(title, async () => {
    const [method = '', path = ''] = call.split(' ')
    const answer = await testApp.call<T>(method as 'POST', `/api/v1${path}`, { token: at(name).person.token, body })
    if (answer.status >= 300) throw new Error(`${title}: ${JSON.stringify(answer.body)}`)
    return answer.body
  })

test('who hears what at an open page', async () => {
  const url = await listen(testApp)
  await arrive(url, 'seller', await aMember(testApp, 'Sara'))
  await arrive(url, 'buyer', await aMember(testApp, 'Bruno'))
  await arrive(url, 'other', await aMember(testApp, 'Otto'))
  const admin = await anAdmin(testApp)
  // Ends what was open before the new part.
  await testApp.app.jobs.drain()
  await arrive(url, 'admin', admin)
  const [seller, buyer] = [at('seller').person, at('buyer').person]
  const product = await aProduct(testApp, seller, { stock: 5 })
  names.call(product.id, '<product>')
  received.splice(0)

  const asked = await calls('the buyer asks', 'buyer', 'POST /chat-requests', { productId: product.id, message: '¿Sigue en venta?' })
  names.call(asked.id, '<request>')
  const { room } = await calls<{ room: string }>('the seller accepts', 'seller', `PUT /chat-requests/${asked.id}/status`, {
    status: 'accepted',
  })
  for (const name of ['buyer', 'seller', 'other', 'admin']) await emits(name, 'joinRoom', { roomId: room })
  for (const name of ['seller', 'other']) await emits(name, 'joinProductRoom', { roomId: room })
  await emits('other', 'joinNotificationChannel', { userId: buyer.id }, 'the other listens for the buyer')
  const hello = { room, content: 'Hola', originalId: 'b-1' }
  await emits('buyer', 'sendMessage', hello)
  await emits('buyer', 'sendMessage', hello, 'the buyer sends the same again')
  await emits('other', 'sendMessage', { room, content: 'Yo también', originalId: 'o-1' })
  await emits('seller', 'typing', { roomId: room })
  await emits('seller', 'typing', { roomId: room }, 'the seller goes on typing')
  await emits('other', 'typing', { roomId: room })
  await emits('seller', 'readMessages', { roomId: room, seq: 1 })
  await emits('other', 'readMessages', { roomId: room, seq: 1 })
  await emits('buyer', 'presence', { roomId: room, status: 'active' })
  await emits('buyer', 'presence', { roomId: room, status: 'active' }, 'the buyer is still there')
  await emits('other', 'presence', { roomId: room, status: 'active' })
  await calls('the seller writes without a socket', 'seller', `POST /chat/${room}`, { content: 'Sí, sigue.', originalId: 's-1' })
  await emits('seller', 'leaveRoom', { roomId: room })
  await emits('buyer', 'presence', { roomId: room, status: 'inactive' }, 'the buyer is away, the seller has left')
  await emits('buyer', 'sendMessage', { room, content: 'La compro', originalId: 'b-2' }, 'the buyer writes to who has left the room')
  await emits('seller', 'leaveProductRoom', { roomId: room })
  await emits('buyer', 'sendMessage', { room, content: 'Ya', originalId: 'b-3' }, 'the buyer writes to who has left both')
  await emits('buyer', 'nothing', {}, 'the buyer emits what nobody knows')
  await emits('buyer', 'sendMessage', { room }, 'the buyer sends nothing')

  const order = await step('the buyer buys', async () => {
    const { body } = await placeOrder(testApp, buyer.token, { ids: [product.id], card: await aCard(testApp) })
    names.call(body.id, '<order>')
    names.call(body.number, '<number>')
    return body
  })
  await calls('the seller sends it', 'seller', `PUT /orders/${order.id}/status`, { status: 'enviada' })
  const claim = await calls('the buyer claims', 'buyer', `POST /orders/${order.id}/claim`, { text: 'Llegó roto.' })
  await calls('the seller answers', 'seller', `PUT /claims/${claim.id}/answer`, { text: 'Salió sano.' })
  await calls('the admin decides', 'admin', `PUT /claims/${claim.id}/outcome`, { outcome: 'devolver', note: 'Estaba roto.' })
  await calls('the seller reads all', 'seller', 'PUT /notifications/read')
  await step('the buyer reports the product', () => report(testApp, buyer, ['product', product.id]))
  const found = await caseOf(testApp, at('admin').person, product.id)
  await step('the admin hides it', () => decide(testApp, at('admin').person, found?.id, 'hide'))
  await step('the seller appeals', () => appeal(testApp, seller, found?.id))
  await calls('the seller blocks the buyer', 'seller', `PUT /blocks/${buyer.id}`)
  await emits('buyer', 'sendMessage', { room, content: '¿Hola?', originalId: 'b-4' }, 'the buyer writes while blocked')
  await emits('buyer', 'typing', { roomId: room }, 'the buyer types while blocked')
  const isGone = (name: string) => expect.poll(() => at(name).client.socket.connected).toBe(false)
  await step('the admin ends the sessions of the other', async () => {
    await testApp.call('DELETE', `/api/v1/users/${at('other').person.id}/sessions`, { token: at('admin').person.token })
    await testApp.app.jobs.drain()
    await isGone('other')
  })
  await step('the buyer signs out', async () => {
    await testApp.call('POST', '/api/v1/auth/logout', { token: buyer.token })
    await testApp.app.jobs.drain()
    await isGone('buyer')
  })
  lines.push(`still connected: ${[...people].flatMap(([name, { client }]) => (client.socket.connected ? [name] : [])).join(', ')}`)

  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('heard.txt')
})
