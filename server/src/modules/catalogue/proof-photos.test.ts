import type { PhotoProof, ProductDetail } from '@feria/contract/catalogue/schemas'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aMember, aProduct, type Person } from '../../testing/people.ts'
import { sendPicture } from '../../testing/send-picture.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { drawWord } from './proof-words.ts'

/** A photo of its own for each number; `brighter` makes another copy of the same. */
const photoOf = (n: number, brighter = 0): Promise<Buffer> => {
  let state = n * 2654435761
  const squares = Array.from({ length: 9 * 8 }, () => {
    state = (state * 1103515245 + 12345) & 0x7fffffff
    return ((state >> 8) % 200) + brighter
  })
  return sharp(Buffer.from(squares), { raw: { width: 9, height: 8, channels: 1 } })
    .resize(900, 800, { kernel: 'nearest' })
    .toColourspace('srgb')
    .jpeg({ quality: 95 })
    .toBuffer()
}

describe('a photo with the word of the day', () => {
  let testApp: TestApp
  let ana: Person
  let productId: string
  beforeAll(async () => {
    testApp = await createTestApp()
    ana = await aMember(testApp, 'Ana Vende')
    productId = (await aProduct(testApp, ana)).id
  })
  afterAll(() => testApp.close())

  const ask = (person = ana, id = productId) =>
    testApp.call<{ word: string; until: string; error?: string }>('POST', `/api/v1/products/${id}/proof-word`, { token: person.token })
  const send = (imageUrl: string, person = ana, id = productId) =>
    testApp.call<PhotoProof & { error: string }>('POST', `/api/v1/products/${id}/proof-photo`, { token: person.token, body: { imageUrl } })
  const photo = async (n: number, person = ana, brighter = 0) => (await sendPicture(testApp, person, await photoOf(n, brighter))).url
  const shown = async (id = productId) => (await testApp.call<ProductDetail>('GET', `/api/v1/products/${id}`)).body.proof

  test('the word is the same while it is open, and another one afterwards', async () => {
    const { body } = await ask()
    expect(body.word).toMatch(/^\p{Letter}+ \d\d$/u)
    expect(Date.parse(body.until) - testApp.clock.now().getTime()).toBe(30 * 60_000)
    testApp.clock.pass(29)
    expect((await ask()).body).toEqual(body)
    testApp.clock.pass(1)
    const next = (await ask()).body
    expect(Date.parse(next.until)).toBeGreaterThan(Date.parse(body.until))
  })

  test('a photo that is taken in time marks the product for everybody, for seven days', async () => {
    const { body } = await ask()
    testApp.clock.pass(5)
    const sent = await send(await photo(1))
    expect(sent.status).toBe(201)
    expect(sent.body).toMatchObject({ word: body.word, takenAt: testApp.clock.now().toISOString() })
    expect(await shown()).toEqual(sent.body)
    testApp.clock.pass(7 * 24 * 60 - 1)
    expect(await shown()).toEqual(sent.body)
    testApp.clock.pass(1)
    expect(await shown()).toBeNull()
  })

  test('a word serves once, and its mark stays while the next one is asked for', async () => {
    await ask()
    const first = (await send(await photo(2))).body
    const again = await send(await photo(3))
    expect([again.status, again.body.error]).toEqual([409, 'catalogue.no-word'])
    const next = (await ask()).body
    expect(await shown()).toEqual(first)
    expect((await send(await photo(4))).body).toMatchObject({ word: next.word })
  })

  test('a photo from before the word, after its time, or of another member is refused', async () => {
    const early = await photo(5)
    testApp.clock.pass(1)
    await ask()
    const other = await aMember(testApp, 'Beto')
    const [before, others] = [await send(early), await send(await photo(6, other))]
    expect([before.status, before.body.error]).toEqual([400, 'catalogue.not-fresh'])
    expect([others.status, others.body.error]).toEqual([404, 'uploads.not-found'])
    expect((await send('https://example.com/foto.jpg')).status).toBe(404)
    const late = await photo(7)
    testApp.clock.pass(30)
    expect((await send(late)).body.error).toBe('catalogue.no-word')
  })

  test('a picture that was in Feria before is refused, also a little changed; another try of the same is not', async () => {
    const other = await aMember(testApp, 'Caro')
    await photo(8, other)
    await photo(9)
    testApp.clock.pass(1)
    await ask()
    const [taken, own] = [await send(await photo(8, ana, 3)), await send(await photo(9, ana, 3))]
    expect([taken.status, taken.body.error, own.body.error]).toEqual([409, 'catalogue.photo-seen', 'catalogue.photo-seen'])
    await photo(10)
    expect((await send(await photo(10))).status).toBe(201)
  })

  test('a photo of nothing is refused, since it looks like every other', async () => {
    await ask()
    const grey = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#888' } })
      .jpeg()
      .toBuffer()
    expect((await send((await sendPicture(testApp, ana, grey)).url)).body.error).toBe('catalogue.photo-plain')
  })

  test('only the owner asks and sends, and not for what is sold or not there', async () => {
    const other = await aMember(testApp, 'Dora')
    expect([(await ask(other)).status, (await send('/files/x', other)).status]).toEqual([403, 403])
    expect((await ask(ana, '0190a000-0000-7000-8000-000000000000')).status).toBe(404)
    const sold = await aProduct(testApp, ana)
    await testApp.call('PUT', `/api/v1/products/${sold.id}`, { token: ana.token, body: { sold: true } })
    expect((await ask(ana, sold.id)).body.error).toBe('catalogue.already-sold')
  })

  test('the mark goes when the product becomes another, by its name or its pictures, and stays when its price changes', async () => {
    const edit = (body: object) => testApp.call('PUT', `/api/v1/products/${productId}`, { token: ana.token, body })
    const { name, imageUrl, images } = (await testApp.call<ProductDetail>('GET', `/api/v1/products/${productId}`)).body
    for (const [n, change, stays] of [
      [11, { price: 99 }, true],
      // As a form sends it, which has every field.
      [14, { price: 98, name, imageUrl, images }, true],
      [12, { name: 'Otra cosa' }, false],
      [13, { images: [await photo(40)] }, false],
    ] as const) {
      testApp.clock.pass(31)
      await ask()
      expect((await send(await photo(n))).status).toBe(201)
      expect((await edit(change)).status).toBe(200)
      expect((await shown()) !== null).toBe(stays)
    }
  })

  test('words are drawn among many', () => {
    const words = new Set(Array.from({ length: 500 }, () => drawWord()))
    expect(words.size).toBeGreaterThan(400)
    expect(drawWord((_, to) => to - 1)).toBe('zorro 99')
  })
})
