import { afterEach, beforeEach, expect, test } from 'vitest'
import { openWhatsappLoopback, type WhatsappLoopback } from '../../testing/whatsapp.ts'
import { openCloudApi } from './cloud-api.ts'

let loopback: WhatsappLoopback
beforeEach(async () => {
  loopback = await openWhatsappLoopback()
})
afterEach(() => loopback.close())

const PHONE = '+54 9 11 2345 6789'
const open = (withinMs?: number) =>
  openCloudApi({
    token: 'ficha',
    phoneId: '1066',
    template: 'consulta',
    language: 'es_AR',
    url: loopback.url,
    ...(withinMs ? { withinMs } : {}),
  })

test('[RES-47] a template is sent in the documented shape, its parameters without line breaks and not too long', async () => {
  expect(await open().send(PHONE, ['Caro', 'Rita\nRevende', '', 'x'.repeat(300)])).toEqual({ id: 'wamid.1' })
  const [asked] = loopback.asked
  expect(asked?.path).toBe('/v26.0/1066/messages')
  expect(asked?.headers.authorization).toBe('Bearer ficha')
  expect(asked?.body).toEqual({
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: '5491123456789',
    type: 'template',
    template: {
      name: 'consulta',
      language: { code: 'es_AR' },
      components: [
        {
          type: 'body',
          parameters: ['Caro', 'Rita Revende', '-', `${'x'.repeat(179)}…`].map((text) => ({ type: 'text', text })),
        },
      ],
    },
  })
})

test.each([
  ['an expired token', 401, 190, 'not-allowed'],
  ['a number without WhatsApp', 400, 131_026, 'not-reached'],
  ['too many messages', 429, 130_429, 'limit'],
  ['too many to one number', 400, 131_056, 'limit'],
  ['a limit that we do not know', 429, 999, 'limit'],
  ['blanks that are not those of the template', 400, 132_000, 'refused'],
  ['a template that is not there', 404, 132_001, 'refused'],
])('[RES-47] reports the cause of %s, and calls once', async (_what, status, code, trouble) => {
  loopback.moods[0] = { status, code, message: '(#1) no' }
  expect(await open().send(PHONE, ['Caro'])).toMatchObject({ trouble, detail: `${code} (#1) no` })
  expect(loopback.asked).toHaveLength(1)
})

test('an Argentine mobile that is not listed with its 9 is retried without it, once', async () => {
  const notListed = { status: 400, code: 131_030, message: 'not in allowed list' }
  loopback.moods.splice(0, 1, notListed, 'take')
  expect(await open().send(PHONE, ['Caro'])).toEqual({ id: 'wamid.2' })
  expect(loopback.asked.map(({ body }) => body.to)).toEqual(['5491123456789', '541123456789'])
  loopback.moods.splice(0, 1, notListed)
  expect(await open().send(PHONE, ['Caro'])).toMatchObject({ trouble: 'not-reached' })
  expect(await open().send('+598 94 123 456', ['Caro'])).toMatchObject({ trouble: 'not-reached' })
  expect(loopback.asked).toHaveLength(5)
})

test('a service that hangs, fails or is down costs only its timeout', async () => {
  loopback.moods[0] = 'hang'
  expect(await open(50).send(PHONE, ['Caro'])).toEqual({ trouble: 'no-answer', detail: 'TimeoutError' })
  loopback.moods[0] = 'break'
  expect(await open().send(PHONE, ['Caro'])).toEqual({ trouble: 'no-answer', detail: 'HTTP 502' })
  expect(loopback.asked).toHaveLength(2)
  await loopback.close()
  expect(await open().send(PHONE, ['Caro'])).toMatchObject({ trouble: 'no-answer' })
  loopback = await openWhatsappLoopback()
})
