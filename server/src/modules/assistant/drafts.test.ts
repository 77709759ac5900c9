import type { PriceBand, ProductDraft } from '@feria/contract/assistant/schemas'
import { eq, inArray, isNull } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openAi } from '../../engines/ai/open-ai.ts'
import { type AiEndpoint, answerJson, openAiEndpoint } from '../../testing/ai-endpoint.ts'
import { aCard, aMember, anAdmin, aProduct, type Person } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { aWish } from '../../testing/wishes.ts'
import { setRate } from '../catalogue/catalogue.module.ts'
import { orders } from '../orders/tables.ts'
import { uploads } from '../uploads/tables.ts'
import { uploads as uploadsModule } from '../uploads/uploads.module.ts'

let testApp: TestApp
let endpoint: AiEndpoint
let ada: Person
let ana: Person
beforeAll(async () => {
  endpoint = await openAiEndpoint()
  testApp = await createTestApp()
  ada = await anAdmin(testApp)
  ana = await aMember(testApp)
  await setRate(testApp.app.ctx, 150_000, 'test')
})
afterAll(async () => {
  await testApp.close()
  await endpoint.close()
})
beforeEach(async () => {
  testApp.engines.ai = await openAi({ ...testApp.config, AI_URL: endpoint.url, AI_VISION_MODEL: 'ojo' })
  endpoint.asked.length = 0
  endpoint.answer = (response) => answerJson(response, '{}')
})

/**
 * Uploads a drawing of some circles as a member and answers its address; the same seed draws the same, `quality` only encodes it otherwise.
 */
const uploadDrawing = async (testApp: TestApp, person: Person, seed: number, quality = 90): Promise<string> => {
  let state = (seed * 2_654_435_761) >>> 0
  const next = () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e3779b9) >>> 0
    return state / 2 ** 32
  }
  const circles = [0, 1, 2, 3, 4, 5].map(() => {
    const color = `rgb(${[next(), next(), next()].map((part) => Math.floor(part * 255)).join(',')})`
    return `<circle cx="${next() * 400}" cy="${next() * 300}" r="${30 + next() * 60}" fill="${color}"/>`
  })
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" ' +
    `fill="#888"/>${circles.join('')}</svg>`
  const bytes = await sharp(Buffer.from(svg)).jpeg({ quality }).toBuffer()
  const edge = 'limite'
  const head = `--${edge}\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`
  const answer = await testApp.app.http.inject({
    method: 'POST',
    url: '/api/v1/upload',
    headers: { 'content-type': `multipart/form-data; boundary=${edge}`, authorization: person.token },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${edge}--\r\n`)]),
  })
  return answer.json<{ url: string }>().url
}

const draft = (body: object, person = ada) => testApp.call<ProductDraft>('POST', '/api/v1/assistant/drafts', { token: person.token, body })
const hint = async (query: string, person = ana) =>
  (await testApp.call<{ band: PriceBand | null }>('GET', `/api/v1/assistant/price-hint?${query}`, { token: person.token })).body.band

describe('a draft of a product', () => {
  test('[SRCH-10] is for Premium members and admins, in the stated words', async () => {
    const refused = await draft({ name: 'Mesa' }, ana)
    expect([refused.status, refused.error.error, refused.error.message]).toEqual([
      403,
      'assistant.premium',
      'Función Premium - Esta característica requiere una suscripción premium',
    ])
    expect((await testApp.call('POST', '/api/v1/assistant/drafts', { body: { name: 'Mesa' } })).status).toBe(401)
    expect((await draft({})).error.error).toBe('bad-input')
  })

  test('[SRCH-08] is built from what the model sees, each field checked and marked', async () => {
    const url = await uploadDrawing(testApp, ada, 1)
    endpoint.answer = (response) =>
      answerJson(
        response,
        JSON.stringify({
          name: 'Reposera de lona',
          category: 'hogar y jardin',
          condition: 'usado',
          description: 'Azul, plegable',
          details: `Escribime al 11 2345-6789 o mirá www.estafa.com. <b>Linda</b>. ${'x'.repeat(5000)}`,
        }),
      )
    const { body } = await draft({ images: [url] })
    expect(body).toMatchObject({
      model: 'modelo',
      name: { value: 'Reposera de lona', from: 'fotos' },
      category: { value: { id: 3, name: 'Hogar y Jardín' }, from: 'fotos' },
      condition: { value: 'Usado', from: 'fotos' },
      description: { value: 'Azul, plegable', from: 'fotos' },
      band: null,
      demand: null,
    })
    expect(body.details?.value.length).toBeLessThanOrEqual(2000)
    expect(body.details?.value).not.toMatch(/2345|estafa|</)
    const [, user] = endpoint.asked[0]?.body.messages ?? []
    expect(JSON.stringify(user?.content)).toMatch(/data:image\/jpeg;base64,\/9j\//)
    expect(endpoint.asked[0]?.body.response_format?.type).toBe('json_schema')
  })

  test('obeys no instruction in a picture: an unknown category, condition or text is dropped', async () => {
    const url = await uploadDrawing(testApp, ada, 2)
    endpoint.answer = (response) =>
      answerJson(
        response,
        JSON.stringify({ name: 'Taza', category: 'Armas', condition: 'REGALADO', role: 'admin', price: 1, details: '  ' }),
      )
    const { body } = await draft({ images: [url], name: 'Taza de loza' })
    expect(body).toMatchObject({ name: { value: 'Taza de loza', from: 'nombre' }, category: null, condition: null, details: null })
    expect(body).not.toHaveProperty('price')
    expect((await testApp.call<{ role: string }>('GET', '/api/v1/users/me', { token: ana.token })).body).not.toMatchObject({
      role: 'admin',
    })
  })

  test("accepts only own uploads: addresses elsewhere are never fetched, nor others' pictures", async () => {
    const theirs = await uploadDrawing(testApp, ana, 3)
    for (const images of [
      ['https://fotos.example/foto.jpg'],
      [theirs],
      ['/images/mesa.webp'],
      [`/files/${crypto.randomUUID()}/640.webp`],
    ]) {
      expect((await draft({ images })).error).toMatchObject({ error: 'uploads.not-found', fields: { images: 'Subí tus propias fotos.' } })
    }
    const within = `${endpoint.url}/foto.jpg`.replace('http:', 'https:')
    expect((await draft({ images: [within] })).error).toMatchObject({ error: 'bad-input' })
    expect(endpoint.asked).toHaveLength(0)
  })

  test('without a model, or when it does not answer, the name and the catalogue suggest the fields', async () => {
    const seller = await aMember(testApp, 'Vera Vende')
    await aProduct(testApp, seller, { name: 'Taladro percutor Bosch', categoryId: 3 })
    const url = await uploadDrawing(testApp, ada, 4)
    endpoint.answer = (response) => void response.writeHead(500).end()
    expect((await draft({ images: [url], name: 'Taladro percutor' })).body).toMatchObject({
      model: 'sin respuesta',
      name: { value: 'Taladro percutor', from: 'nombre' },
      category: { value: { id: 3 }, from: 'nombre' },
      condition: null,
    })
    endpoint.asked.length = 0
    expect((await draft({ name: 'Taladro percutor' })).body).toMatchObject({ model: 'sin modelo', category: { from: 'nombre' } })
    expect(endpoint.asked, 'without a picture there is nothing to see').toHaveLength(0)
    testApp.engines.ai = await openAi(testApp.config)
    expect((await draft({ images: [url], name: 'Taladro percutor' })).body.model).toBe('sin modelo')
  })

  test('finds own products with nearly the same picture, also among older pictures', async () => {
    const [before, now, other] = [
      await uploadDrawing(testApp, ada, 5, 95),
      await uploadDrawing(testApp, ada, 5, 40),
      await uploadDrawing(testApp, ada, 6),
    ]
    const mesa = await aProduct(testApp, ada, { name: 'Mesa dibujada', imageUrl: before })
    await aProduct(testApp, ana, { name: 'Mesa de otra' })
    const duplicates = async (url: string) => (await draft({ images: [url] })).body.duplicates.map(({ id }) => id)
    expect([await duplicates(now), await duplicates(other)]).toEqual([[mesa.id], []])
    const id = before.split('/')[2] ?? ''
    await testApp.app.ctx.db.update(uploads).set({ hash: null }).where(eq(uploads.id, id))
    expect(await duplicates(now)).toEqual([])
    await uploadsModule.schedules?.['hash-pictures']?.run(testApp.app.ctx)
    expect(await duplicates(now)).toEqual([mesa.id])
    expect(await testApp.app.ctx.db.select().from(uploads).where(isNull(uploads.hash))).toEqual([])
    await testApp.call('PUT', `/api/v1/products/${mesa.id}`, { token: ada.token, body: { sold: true } })
    expect(await duplicates(now)).toEqual([])
  })

  test('shows how many members look for it, from five on', async () => {
    for (let n = 0; n < 4; n++) await aWish(testApp, await aMember(testApp), { name: 'Telescopio refractor' })
    await testApp.app.jobs.drain()
    const demand = async () => (await draft({ name: 'Telescopio refractor' })).body.demand
    expect(await demand()).toBeNull()
    await aWish(testApp, await aMember(testApp), { name: 'Telescopio refractor' })
    await testApp.app.jobs.drain()
    expect(await demand()).toBe(5)
  })
})

describe('the price range', () => {
  test('needs at least five cases of others, at the rate, without outliers, other models and accessories', async () => {
    const query = 'name=Samsung%20Galaxy%20A54%20128%20GB&currency=USD'
    const sell = async (price: number, rest: object = {}) =>
      aProduct(testApp, await aMember(testApp, 'Otro Vende'), {
        name: 'Celular Samsung Galaxy A54 128 GB',
        description: 'Negro',
        categoryId: 1,
        price,
        ...rest,
      })
    for (const price of [200, 210, 220, 230]) await sell(price)
    await aProduct(testApp, ana, { name: 'Celular Samsung Galaxy A54 128 GB', price: 1, categoryId: 1 })
    await sell(90, { name: 'Celular Samsung Galaxy A34 128 GB' })
    await sell(95, { name: 'Celular Samsung Galaxy A54 256 GB' })
    await sell(8, { name: 'Funda para Samsung Galaxy A54' })
    expect(await hint(query)).toBeNull()
    await sell(360_000, { currency: 'ARS' })
    expect(await hint(query)).toEqual({ low: 210, middle: 220, high: 230, currency: 'USD', cases: 5, sold: 0, listed: 5 })
    await sell(5000)
    expect((await hint(query))?.cases).toBe(5)
    expect(await hint(query.replace('USD', 'ARS'))).toMatchObject({ middle: 330_000, currency: 'ARS' })
    expect(await hint(`${query}&condition=Nuevo`)).toBeNull()
    expect(await hint(`${query}&categoryId=2`)).toBeNull()
    const images = [await uploadDrawing(testApp, ada, 9)]
    for (const [condition, cases] of [
      ['Usado', 5],
      ['Nuevo', undefined],
    ]) {
      endpoint.answer = (response) => answerJson(response, JSON.stringify({ category: 'Electrónica', condition }))
      expect((await draft({ images, name: 'Samsung Galaxy A54 128 GB' })).body.band?.value.cases).toBe(cases)
    }
  })

  test('counts sales at their price for 180 days, and few cases of one seller', async () => {
    const one = await aMember(testApp, 'Solo Uno')
    const publish = (person: Person, price: number) =>
      aProduct(testApp, person, { name: 'Bandoneón Alfred Arnold 142', description: 'Doble A', price, stock: 1 })
    for (const price of [900, 910, 920, 930, 940, 950]) await publish(one, price)
    const query = 'name=Bandone%C3%B3n%20Alfred%20Arnold%20142'
    expect(await hint(query)).toBeNull()
    const buyer = await aMember(testApp, 'Beto Compra')
    const sold: string[] = []
    for (const price of [1000, 1100]) {
      const seller = await aMember(testApp, 'Otro Vende')
      const product = await publish(seller, price)
      const { body } = await testApp.call<{ id: string }>('POST', '/api/v1/orders', {
        token: buyer.token,
        body: { products: [{ productId: product.id }], cardToken: await aCard(testApp), paymentMethod: 'credit' },
      })
      sold.push(body.id)
    }
    const soldAgo = async (ms: number) => {
      const completedAt = new Date(testApp.clock.now().getTime() - ms)
      await testApp.app.ctx.db.update(orders).set({ status: 'completada', completedAt }).where(inArray(orders.id, sold))
      return hint(query)
    }
    expect(await soldAgo(0)).toMatchObject({ cases: 5, sold: 2, listed: 3 })
    expect(await soldAgo(180 * 86_400_000)).toMatchObject({ cases: 5, sold: 2, listed: 3 })
    expect(await soldAgo(180 * 86_400_000 + 1)).toBeNull()
  })

  test('is for members and needs a name', async () => {
    expect((await testApp.call('GET', '/api/v1/assistant/price-hint?name=x')).status).toBe(401)
    expect((await testApp.call('GET', '/api/v1/assistant/price-hint', { token: (await aMember(testApp)).token })).error.error).toBe(
      'bad-input',
    )
  })
})
