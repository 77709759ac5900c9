import type { ChatRequest } from '@feria/contract/chat/schemas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPurchase } from '../../testing/money.ts'
import { aMember, aProduct, aRoom, bicycle, type Person } from '../../testing/people.ts'
import { restrict } from '../../testing/restricted.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { aModel, aPair, aWish } from '../../testing/wishes.ts'
import { liftRestriction } from './accounts.module.ts'

const HOUR = 60

const withApp = (settings: Record<string, string>) => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await createTestApp({ settings })
  })
  afterAll(() => testApp.close())
  const publish = ({ token }: Person) => testApp.call('POST', '/api/v1/products', { token, body: bicycle })
  return {
    app: () => testApp,
    publish,
    publishMany: async (member: Person, times: number) => {
      const statuses: number[] = []
      for (let n = 0; n < times; n++) statuses.push((await publish(member)).status)
      return statuses
    },
  }
}

describe('without the setting', () => {
  const { app, publish, publishMany } = withApp({})

  test('new accounts publish as others do; a limited member three a day, and is told until when', async () => {
    const ana = await aMember(app())
    expect(await publishMany(ana, 4)).toEqual([201, 201, 201, 201])
    await restrict(app(), ana, 'limited', 7)
    expect(await publishMany(ana, 4)).toEqual([201, 201, 201, 429])
    const { error } = await publish(ana)
    const sentence =
      /^Por ahora podés publicar 3 productos por día, hasta el \d+ de \p{L}+ de \d{4} a las \d\d:\d\d: tu cuenta tiene límites\.$/u
    expect(error.message).toMatch(sentence)
    app().clock.pass(24 * HOUR)
    expect((await publish(ana)).status).toBe(201)
    await liftRestriction(app().app.ctx, { userId: ana.id })
    expect(await publishMany(ana, 4)).toEqual([201, 201, 201, 201])
  })

  test('a limited member asks to chat five times an hour', async () => {
    const [buyer, seller] = [await aMember(app()), await aMember(app())]
    await restrict(app(), buyer, 'limited')
    const ask = async () => {
      const { id: productId } = await aProduct(app(), seller)
      return app().call<ChatRequest>('POST', '/api/v1/chat-requests', { token: buyer.token, body: { productId } })
    }
    for (let n = 0; n < 5; n++) expect((await ask()).status).toBe(201)
    expect((await ask()).error).toMatchObject({
      error: 'accounts.limited',
      message: expect.stringContaining('5 solicitudes de chat por hora'),
    })
    app().clock.pass(HOUR)
    expect((await ask()).status).toBe(201)
  })

  test('a limited member writes five times an hour to members who look for what they sell', async () => {
    const [bruno, vera] = await aPair(app())
    const pairs: { wishId: string; productId: string }[] = []
    for (let n = 0; n < 6; n++) {
      const model = aModel()
      const wish = await aWish(app(), bruno, { name: 'Heladera', modelo: model })
      const { id: productId } = await aProduct(app(), vera, { name: `Heladera ${model}`, description: 'No frost' })
      pairs.push({ wishId: wish.id, productId })
    }
    await app().app.jobs.drain()
    await restrict(app(), vera, 'limited')
    const write = async (n: number) => {
      const { wishId, productId } = pairs[n] ?? {}
      return app().call('POST', `/api/v1/request/${wishId}/message`, { token: vera.token, body: { productId, message: 'Hola' } })
    }
    for (let n = 0; n < 5; n++) expect((await write(n)).status).toBe(200)
    expect((await write(5)).error).toMatchObject({
      error: 'accounts.limited',
      message: expect.stringContaining('5 solicitudes de chat por hora'),
    })
  })

  test('twenty messages without an answer, and on after one', async () => {
    const { buyer, seller, room } = await aRoom(app())
    await restrict(app(), buyer, 'limited')
    const write = ({ token }: Person) => app().call('POST', `/api/v1/chat/${room}`, { token, body: { content: 'Hola' } })
    for (let n = 0; n < 20; n++) expect((await write(buyer)).status).toBe(201)
    expect((await write(buyer)).error).toMatchObject({
      error: 'accounts.limited',
      message: expect.stringContaining('20 mensajes sin respuesta'),
    })
    expect((await write(seller)).status).toBe(201)
    expect((await write(buyer)).status).toBe(201)
  })
})

describe('with the setting', () => {
  const { app, publish, publishMany } = withApp({ NEW_ACCOUNT_LIMITS: 'true' })

  test('an account is new for 72 hours', async () => {
    const ana = await aMember(app())
    expect(await publishMany(ana, 4)).toEqual([201, 201, 201, 429])
    expect((await publish(ana)).error.message).toMatch(/: tu cuenta es nueva\.$/)
    app().clock.pass(72 * HOUR)
    expect(await publishMany(ana, 4)).toEqual([201, 201, 201, 201])
  })

  test('or until an order of theirs is paid', async () => {
    const { buyer, seller } = await aPurchase(app())
    expect([await publishMany(buyer, 4), await publishMany(seller, 4)]).toEqual([
      [201, 201, 201, 201],
      [201, 201, 201, 201],
    ])
  })
})
