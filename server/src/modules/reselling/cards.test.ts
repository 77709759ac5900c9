import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withTransaction } from '../../core/transaction.ts'
import type { Person } from '../../testing/people.ts'
import { aResale, type Resale } from '../../testing/resale.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { storePicture } from '../uploads/uploads.module.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp({ settings: { PUBLIC_URL: 'https://feria.example' } })
})
afterAll(() => testApp.close())

const open = (url: string, headers: Record<string, string> = {}) => testApp.app.http.inject({ method: 'GET', url, headers })
const edit = ({ seller, product }: Resale, fields: object) =>
  testApp.call('PUT', `/api/v1/products/${product.id}`, { token: seller.token, body: fields })
const contentOf = (html: string, name: string) => new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]
const PLAIN = '<meta name="description" content="Compra y venta a través de IA.'
const aPicture = async ({ id, name, email, role }: Person, background: string) => {
  const bytes = await sharp({ create: { width: 800, height: 500, channels: 3, background } })
    .jpeg()
    .toBuffer()
  return withTransaction({ ...testApp.app.ctx, actor: { id, name, email, role, tokenHash: '' } }, (ctx) => storePicture(ctx, bytes))
}

test('[RES-14] the page of a link has a preview of the product for chats and networks, escaped; the rest is unchanged', async () => {
  const resale = await aResale(testApp)
  await edit(resale, { name: 'Mesa "Ñandú" <b>& $& 1', price: 1234.5 })
  const { body, headers, statusCode } = await open(`/resale/${resale.link.id}?t=abc`)
  expect(statusCode).toBe(200)
  expect(body).toContain('<title>Mesa &quot;Ñandú&quot; &lt;b&gt;&amp; $&amp; 1 · Feria</title>')
  expect(contentOf(body, 'og:title')).toBe('Mesa &quot;Ñandú&quot; &lt;b&gt;&amp; $&amp; 1 · Feria')
  expect(contentOf(body, 'description')).toBe(contentOf(body, 'og:description'))
  expect(contentOf(body, 'og:description')).toContain('1.357,95 USD. Te lo ofrece Rita Revende.')
  expect(contentOf(body, 'og:url')).toBe(`https://feria.example/resale/${resale.link.id}`)
  expect(contentOf(body, 'og:image')).toMatch(new RegExp(`^https://feria.example/resale/${resale.link.id}/image.jpg\\?v=[0-9a-f]{16}$`))
  expect(contentOf(body, 'twitter:card')).toBe('summary_large_image')
  expect(body).not.toContain(PLAIN)
  expect(headers['content-security-policy']).toMatch(/^default-src 'self';script-src 'self' 'sha256-/)
})

test('[RES-14] a link that is unknown, removed or of a hidden product has the usual head and no preview', async () => {
  const removed = await aResale(testApp)
  await testApp.call('DELETE', `/api/v1/resale-links/${removed.link.id}`, { token: removed.reseller.token })
  const hidden = await aResale(testApp)
  await testApp.call('PUT', `/api/v1/products/${hidden.product.id}/visibility`, { token: hidden.seller.token, body: { visible: false } })
  for (const id of [removed.link.id, hidden.link.id, crypto.randomUUID(), 'cualquiera', "x'; --"]) {
    const page = await open(`/resale/${encodeURIComponent(id)}`)
    expect(page.statusCode).toBe(404)
    expect(page.body).toContain(PLAIN)
    expect(page.body).not.toContain('og:')
    expect((await open(`/resale/${encodeURIComponent(id)}/image.jpg`)).statusCode).toBe(404)
  }
  const sold = await aResale(testApp)
  await edit(sold, { sold: true })
  expect(contentOf((await open(`/resale/${sold.link.id}`)).body, 'og:description')).toContain('Ya no está disponible')
})

test(
  '[RES-14] the card is a JPEG of 1200 by 630, drawn once a price and picture, with and without a picture, whatever ' + 'the name',
  async () => {
    const resale = await aResale(testApp)
    let drawn = 0
    const { draw } = testApp.engines.pictures
    testApp.engines.pictures.draw = (...args) => {
      drawn++
      return draw(...args)
    }
    const card = async () => {
      const answer = await open(`/resale/${resale.link.id}/image.jpg`)
      const { format, width, height } = await sharp(answer.rawPayload).metadata()
      expect([answer.statusCode, answer.headers['content-type'], format, width, height]).toEqual([200, 'image/jpeg', 'jpeg', 1200, 630])
      return answer
    }
    const [first] = await Promise.all([card(), card(), card()])
    await card()
    expect(drawn).toBe(1)
    expect((await open(`/resale/${resale.link.id}/image.jpg`, { 'if-none-match': String(first.headers.etag) })).statusCode).toBe(304)
    const picture = await aPicture(resale.seller, '#1f6f54')
    await edit(resale, { imageUrl: picture.url, price: 5, name: 'Palabrasinespacios'.repeat(5) })
    const second = await card()
    expect(drawn).toBe(2)
    expect(second.headers.etag).not.toBe(first.headers.etag)
    const at = async (payload: Buffer, left: number, top: number) =>
      [...(await sharp(payload).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())].map((value) => Math.round(value / 32))
    expect(await at(second.rawPayload, 300, 300)).toEqual([1, 3, 3])
    expect(await at(first.rawPayload, 1150, 300)).toEqual([8, 8, 8])
    await edit(resale, { imageUrl: 'https://example.com/fuera.jpg', name: '漢字 🚲' })
    await card()
    expect(drawn).toBe(3)
    testApp.engines.pictures.draw = draw
  },
)

test('previews are rate limited by address', async () => {
  const strict = await createTestApp({ settings: { RATE_LIMITS: 'true' } })
  const statuses: number[] = []
  for (let n = 0; n < 61; n++) statuses.push((await strict.app.http.inject({ method: 'GET', url: '/resale/nada/image.jpg' })).statusCode)
  expect([new Set(statuses.slice(0, 60)), statuses.at(-1)]).toEqual([new Set([404]), 429])
  await strict.close()
})
