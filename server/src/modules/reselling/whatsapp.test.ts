import type { ResaleTransaction } from '@feria/contract/reselling/schemas'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aResale, transactionsOf } from '../../testing/resale.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { openWhatsappLoopback, type WhatsappLoopback } from '../../testing/whatsapp.ts'

let loopback: WhatsappLoopback
let testApp: TestApp
beforeEach(async () => {
  loopback = await openWhatsappLoopback()
  const settings = { WHATSAPP_TOKEN: 'ficha', WHATSAPP_PHONE_ID: '1066', WHATSAPP_TEMPLATE: 'consulta', WHATSAPP_URL: loopback.url }
  testApp = await createTestApp({ settings })
})
afterEach(async () => {
  await testApp.close()
  await loopback.close()
})

const begun = async () => {
  const resale = await aResale(testApp)
  const { token } = resale.reseller
  const body = { name: 'Caro', phone: '11 2345-6789', consent: true }
  const { id } = (await testApp.call<{ id: string }>('POST', `/api/v1/resale/${resale.link.id}/contact`, { body })).body
  await testApp.call('POST', `/api/v1/reseller/transaction/validate/${id}`, { token, body: {} })
  const write = () =>
    testApp.call<ResaleTransaction & { whatsappUrl: string; isSent: boolean }>('POST', `/api/v1/reseller/transaction/whatsapp/${id}`, {
      token,
      body: {},
    })
  return { ...resale, write }
}

test(
  '[RES-47] where WhatsApp is configured the buyer is written to, once however often it is asked; the chat’s address ' + 'is answered too',
  async () => {
    const { write, product, link } = await begun()
    const answers = await Promise.all([write(), write(), write()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const again = await write()
    expect(again.body).toMatchObject({
      isSent: true,
      whatsappInitiated: true,
      whatsappUrl: expect.stringContaining('https://wa.me/5491123456789?text='),
    })
    expect(loopback.asked).toHaveLength(1)
    const words = loopback.asked[0]?.body.template.components[0]?.parameters.map(({ text }) => text)
    expect(words).toEqual(['Caro', 'Rita Revende', product.name, expect.stringContaining('110,00'), link.url])
  },
)

test.each([
  ['refuses', { status: 401, code: 190, message: 'Error validating access token' }],
  ['breaks', 'break'],
] as const)('[RES-47] where WhatsApp %s the chat’s address is answered, and nothing is sent again', async (_what, mood) => {
  loopback.moods[0] = mood
  const { write, reseller } = await begun()
  expect((await write()).body).toMatchObject({ isSent: false, whatsappUrl: expect.stringContaining('https://wa.me/') })
  loopback.moods[0] = 'take'
  expect((await write()).body).toMatchObject({ isSent: false })
  expect(loopback.asked).toHaveLength(1)
  expect(await transactionsOf(testApp, reseller)).toMatchObject([{ whatsappInitiated: true, can: { pay: true } }])
})
