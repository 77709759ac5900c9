import { api, type ServedRoute } from '@feria/contract'
import type { Picture } from '@feria/contract/uploads/schemas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { setRole } from '../modules/accounts/accounts.module.ts'
import { sweepUploads } from '../modules/uploads/use-cases/keep-pictures.ts'
import { keptCardSteps } from '../testing/kept-cards.ts'
import { aPurchase } from '../testing/money.ts'
import { aMember, aProduct, aRoom, bicycle, PASSWORD, type Person } from '../testing/people.ts'
import { aWillingMember, searchBuyers } from '../testing/prospecting.ts'
import { aResale } from '../testing/resale.ts'
import { printRows } from '../testing/rows.ts'
import { sendPicture } from '../testing/send-picture.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { aModel, aWish } from '../testing/wishes.ts'

let testApp: TestApp
let other: Person
let theirs: Picture
beforeAll(async () => {
  testApp = await createTestApp()
  other = await aMember(testApp, 'Otra')
  theirs = await sendPicture(testApp, other)
})
afterAll(() => testApp.close())

/** Made when it is needed first, and shared from then on. */
const once = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let made: Promise<T> | undefined
  return () => {
    made ??= make()
    return made
  }
}
const aSeller = once(() => aMember(testApp))
const theRoom = once(() => aRoom(testApp))
const aClaimed = once(async () => {
  const purchase = await aPurchase(testApp)
  const { body } = await testApp.call<{ id: string }>('POST', `/api/v1/orders/${purchase.order.id}/claim`, {
    token: purchase.buyer.token,
    body: { text: 'No anda' },
  })
  return { ...purchase, claimId: body.id }
})
/** Who agreed to be found, and who found them. */
const aFound = once(async () => {
  const [owner, buyer] = [await aMember(testApp), await aWillingMember(testApp)]
  await searchBuyers(testApp, owner)
  return { owner, buyer }
})

const NO_CARD = 'payments.card-not-found'
/** A card that somebody keeps, for a purchase by somebody else. */
const aKeptCard = once(async () => {
  const [seller, owner, buyer] = [await aMember(testApp), await aMember(testApp), await aMember(testApp)]
  const { id } = await keptCardSteps(() => ({ testApp, seller, buyer: owner })).keep()
  return { seller, buyer, field: { cardId: id } }
})

const made = async <T>(make: (() => Promise<T>) | null | undefined): Promise<T> => {
  if (!make) throw new Error('There is no such case.')
  return make()
}

type Send = (body: object) => ReturnType<TestApp['call']>

/** What a route takes in its body, as `images.[]`, with how it is read: an address of a picture, an id. */
interface Shape {
  _zod: { def: { type: string; shape?: object; element?: Shape; in?: Shape; innerType?: Shape; options?: Shape[]; format?: string } }
}
const fieldsOf = ({ _zod: { def } }: Shape, path: string[] = []): { path: string; format: string | undefined }[] => {
  const inner = def.element ?? def.in ?? def.innerType
  if (def.shape) return Object.entries(def.shape).flatMap(([name, field]) => fieldsOf(field, [...path, name]))
  if (def.options) return def.options.flatMap((option) => fieldsOf(option, path))
  return inner ? fieldsOf(inner, def.element ? [...path, '[]'] : path) : [{ path: path.join('.'), format: def.format }]
}
const bodies = Object.entries(api).flatMap(([module, routes]) =>
  (Object.entries(routes) as [string, ServedRoute][]).flatMap(([name, { body }]) =>
    body ? fieldsOf(body as z.ZodType as unknown as Shape).map(({ path, format }) => ({ name: `${module}.${name} ${path}`, format })) : [],
  ),
)

const as =
  (method: 'POST' | 'PUT', path: string, { token }: Person, rest: object = {}): Send =>
  (body) =>
    testApp.call(method, `/api/v1${path}`, { token, body: { ...rest, ...body } })

/** Each call that takes pictures: whose they are, the call, and the field as a list or alone. */
const taking: Record<string, () => Promise<{ owner: Person; send: Send; field: string; isList?: boolean }>> = {
  'catalogue.publish images.[]': async () => {
    const owner = await aSeller()
    return { owner, send: as('POST', '/products', owner, bicycle), field: 'images', isList: true }
  },
  'catalogue.publish imageUrl': async () => {
    const owner = await aSeller()
    return { owner, send: as('POST', '/products', owner, bicycle), field: 'imageUrl' }
  },
  'catalogue.edit images.[]': async () => {
    const owner = await aSeller()
    return { owner, send: as('PUT', `/products/${(await aProduct(testApp, owner)).id}`, owner), field: 'images', isList: true }
  },
  'catalogue.edit imageUrl': async () => {
    const owner = await aSeller()
    return { owner, send: as('PUT', `/products/${(await aProduct(testApp, owner)).id}`, owner), field: 'imageUrl' }
  },
  'orders.openClaim photos.[]': async () => {
    const { buyer, order } = await aPurchase(testApp)
    return { owner: buyer, send: as('POST', `/orders/${order.id}/claim`, buyer, { text: 'No anda' }), field: 'photos', isList: true }
  },
  'orders.answerClaim photos.[]': async () => {
    const { seller, claimId } = await aClaimed()
    return { owner: seller, send: as('PUT', `/claims/${claimId}/answer`, seller, { text: 'Sí' }), field: 'photos', isList: true }
  },
  'identities.send imageUrl': async () => {
    const { reseller } = await aResale(testApp)
    return { owner: reseller, send: as('POST', '/users/me/identity', reseller), field: 'imageUrl' }
  },
  'prospecting.sellDirect images.[]': async () => ({ ...(await found()), field: 'images', isList: true }),
  'prospecting.sellDirect imageUrl': async () => ({ ...(await found()), field: 'imageUrl' }),
  'assistant.draft images.[]': async () => {
    const member = await aMember(testApp)
    await setRole(testApp.app.ctx, member.email, 'premium')
    const login = { email: member.email, password: PASSWORD }
    const { body } = await testApp.call<{ token: string }>('POST', '/api/v1/auth/login', { body: login })
    const owner = { ...member, token: body.token }
    return { owner, send: as('POST', '/assistant/drafts', owner, { name: 'Mate' }), field: 'images', isList: true }
  },
}

const found = async () => {
  const { owner, buyer } = await aFound()
  const name = `Bicicleta ${aModel()}`
  return { owner, send: as('POST', '/products/sell-direct', owner, { ...bicycle, name, potentialBuyer: { id: buyer.id } }) }
}

test('every field that takes a picture is tested here', () => {
  const named = bodies.filter(({ name }) => /(image|photo|picture)/i.test(name.split(' ')[1] ?? '')).map(({ name }) => name)
  // A profile may show any address, and a photo with the word of the day and those of a message are fresh ones only: in tests of their own.
  const ofMessages = ['chat.send', 'chat.sendPolled', 'chat.sendOld'].map((name) => `${name} pictures.[]`)
  const apart = ['accounts.update imageUrl', 'catalogue.sendProofPhoto imageUrl', ...ofMessages]
  expect(named.filter((name) => !apart.includes(name)).toSorted()).toEqual(Object.keys(taking).toSorted())
})

test.each(Object.keys(taking))('a picture of another member among own ones is refused and changes nothing: %s', async (name) => {
  const { owner, send, field, isList } = await made(taking[name])
  const own = (await sendPicture(testApp, owner)).url
  const value = (...urls: string[]) => ({ [field]: isList ? urls : urls.at(-1) })
  const before = await printRows(testApp)
  const refused = await send(value(own, theirs.url))
  expect([refused.status, refused.error.error]).toEqual([404, 'uploads.not-found'])
  expect(await printRows(testApp)).toEqual(before)
  expect((await send(value(own))).status).toBeLessThan(300)
})

describe('the upload of another member', () => {
  test('accepts no part, reveals nothing and is not finished; its own member can continue', async () => {
    const [ana, bea] = [await aMember(testApp), await aMember(testApp)]
    const { body } = await testApp.call<{ id: string }>('POST', '/api/v1/upload/parts', { token: ana.token, body: { bytes: 10 } })
    const path = `/api/v1/upload/parts/${body.id}`
    const put = async ({ token }: Person) => {
      const headers = { authorization: token, 'content-type': 'application/octet-stream' }
      return (await testApp.app.http.inject({ method: 'PUT', url: `${path}/1`, headers, payload: Buffer.alloc(10) })).statusCode
    }
    const look = async ({ token }: Person) => {
      const { status, body } = await testApp.call<{ arrived?: number[] }>('GET', path, { token })
      return [status, body.arrived]
    }
    expect([await put(bea), await look(ana)]).toEqual([404, [200, []]])
    expect([await put(ana), await look(bea), await look(ana)]).toEqual([200, [404, undefined], [200, [1]]])
    expect((await testApp.call('POST', `${path}/finish`, { token: bea.token })).error.error).toBe('uploads.not-found')
    // Ten noughts are no picture.
    expect((await testApp.call('POST', `${path}/finish`, { token: ana.token })).error.error).toBe('uploads.not-an-image')
  })
})

/** Another seller's product, offered to the owner of a wish that it matches. */
const offering = async (step: string, rest: object = {}) => {
  const [buyer, seller] = [await aMember(testApp), await aMember(testApp)]
  const model = aModel()
  const { id } = await aWish(testApp, buyer, { name: 'Mate', modelo: model })
  const product = await aProduct(testApp, seller, { name: `Mate ${model}` })
  return { send: as('POST', `/request/${id}/${step}`, other, rest), field: { productId: product.id }, code: 'catalogue.not-found' }
}

/**
 * Each field of a body that names somebody or something: a call, what it must not name, and how that is refused. Null where anybody may
 * name any.
 */
const naming: Record<string, (() => Promise<{ send: Send; field: object; code: string }>) | null> = {
  'wishes.create userId': async () => {
    const wish = { name: 'Mate', modelo: 'cualquiera', country: 'Argentina' }
    return { send: as('POST', '/request', await aMember(testApp), wish), field: { userId: other.id }, code: 'wishes.not-you' }
  },
  'wishes.notify productId': () => offering('notify'),
  'wishes.write productId': () => offering('message', { message: 'Hola' }),
  'prospecting.sellDirect potentialBuyer.id': async () => {
    const { buyer } = await aFound()
    const field = { potentialBuyer: { id: buyer.id } }
    return { send: as('POST', '/products/sell-direct', other, bicycle), field, code: 'prospecting.member-not-found' }
  },
  'prospecting.offerProduct potentialBuyer.id': async () => {
    const { buyer } = await aFound()
    const { id } = await aProduct(testApp, other)
    const field = { potentialBuyer: { id: buyer.id } }
    return { send: as('POST', `/products/${id}/offers`, other), field, code: 'prospecting.member-not-found' }
  },
  'prospecting.enrichProfile memberId': async () => {
    const { buyer } = await aFound()
    const send = as('POST', '/advanced-prospection/enrich-profile', other)
    return { send, field: { memberId: buyer.id }, code: 'prospecting.member-not-found' }
  },
  'chat.activity userId': async () => {
    const { buyer, seller, room } = await theRoom()
    return { send: as('POST', `/chat/${room}/activity`, buyer, { action: 'join' }), field: { userId: seller.id }, code: 'chat.not-you' }
  },
  ...Object.fromEntries(
    ['send', 'sendPolled', 'sendOld'].flatMap((name) =>
      ['senderId', 'sender_id'].map((field) => [
        `chat.${name} ${field}`,
        async () => {
          const { buyer, seller, room } = await theRoom()
          const path = { send: `/chat/${room}`, sendPolled: `/chat/${room}/messages` }[name] ?? '/chat'
          return { send: as('POST', path, buyer, { content: 'hola', room }), field: { [field]: seller.id }, code: 'chat.not-you' }
        },
      ]),
    ),
  ),
  ...Object.fromEntries(
    ['room', 'roomId', 'room_id'].map((field) => [
      `chat.sendOld ${field}`,
      async () => {
        const { room } = await theRoom()
        return { send: as('POST', '/chat', other, { content: 'hola' }), field: { [field]: room }, code: 'chat.not-yours' }
      },
    ]),
  ),
  // The room of the address counts.
  ...Object.fromEntries(
    ['send', 'sendPolled'].flatMap((name) => ['room', 'roomId', 'room_id'].map((field) => [`chat.${name} ${field}`, null])),
  ),
  'orders.place cardId': async () => {
    const { seller, buyer, field } = await aKeptCard()
    const { id } = await aProduct(testApp, seller)
    return { send: as('POST', '/orders', buyer, { products: [{ productId: id }], cardToken: 'tok_1' }), field, code: NO_CARD }
  },
  'orders.pay cardId': async () => {
    const { seller, buyer, field } = await aKeptCard()
    const { id } = await aProduct(testApp, seller)
    const { body } = await testApp.call<{ id: string }>('POST', '/api/v1/orders', {
      token: buyer.token,
      body: { products: [{ productId: id }] },
    })
    const send = as('POST', `/orders/${body.id}/pay`, buyer, { cardToken: 'tok_1', paymentMethod: 'credit' })
    return { send, field, code: NO_CARD }
  },
  'reselling.buy cardId': async () => {
    const { field } = await aKeptCard()
    const { link, buyer } = await aResale(testApp)
    return { send: as('POST', `/resale/${link.id}/orders`, buyer, { cardToken: 'tok_1' }), field, code: NO_CARD }
  },
  // An admin's.
  'catalogue.setVisibilities ids.[]': null,
  'chat.ask productId': null,
  // What is not for the reporter gets the same answer: moderation/reports.test.ts.
  'moderation.report id': null,
  'orders.place products.[].productId': null,
  'reselling.createLink productId': null,
}

test('every field with an id is tested here', () => {
  const isNaming = ({ name, format }: (typeof bodies)[number]) => format === 'uuid' || / (.*\.)?(room|\w+Id|\w+_id)$/.test(name)
  const named = bodies.filter((field) => isNaming(field) && !/ (category|original)Id$/.test(field.name)).map(({ name }) => name)
  expect(named.toSorted()).toEqual(Object.keys(naming).toSorted())
})

test.each(Object.keys(naming).filter((name) => naming[name]))("another member's thing is refused and changes nothing: %s", async (name) => {
  const { send, field, code } = await made(naming[name])
  const before = await printRows(testApp)
  const { error } = await send(field)
  expect(error.error).toBe(code)
  expect(await printRows(testApp)).toEqual(before)
})

test('a message goes to the room of the address, whatever room its body names', async () => {
  const [one, theirs] = [await theRoom(), await aRoom(testApp)]
  for (const path of [`/chat/${one.room}`, `/chat/${one.room}/messages`]) {
    const sent = await as('POST', path, one.buyer)({ content: 'hola', room: theirs.room, roomId: theirs.room, room_id: theirs.room })
    expect(sent.body).toMatchObject({ roomId: one.room })
  }
  expect((await testApp.call('GET', `/api/v1/chat/${theirs.room}`, { token: theirs.buyer.token })).body).toEqual([])
})

test("a picture in use is kept, also in a claim and in a profile; another member's picture in a profile does not keep it", async () => {
  const urls: string[] = []
  const { buyer, seller, order } = await aPurchase(testApp)
  urls.push((await sendPicture(testApp, buyer)).url, (await sendPicture(testApp, seller)).url)
  const claim = await as('POST', `/orders/${order.id}/claim`, buyer)({ text: 'No anda', photos: urls.slice(0, 1) })
  await as('PUT', `/claims/${(claim.body as { id: string }).id}/answer`, seller)({ text: 'Sí', photos: urls.slice(1) })
  const [ana, bea] = [await aMember(testApp), await aMember(testApp)]
  urls.push((await sendPicture(testApp, ana)).url)
  const hers = (await sendPicture(testApp, other)).url
  await as('PUT', `/users/${ana.id}`, ana)({ imageUrl: urls.at(-1) })
  await as('PUT', `/users/${bea.id}`, bea)({ imageUrl: hers })
  await testApp.app.jobs.drain()
  testApp.clock.pass(24 * 60 + 1)
  await sweepUploads(testApp.app.ctx)
  const isThere = async (url: string) => (await testApp.app.http.inject({ method: 'GET', url })).statusCode === 200
  expect(await Promise.all([...urls, hers].map(isThere))).toEqual([true, true, true, false])
})
