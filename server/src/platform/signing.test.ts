import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ChatMessage } from '@feria/contract/chat/schemas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusalToken } from '../modules/prospecting/use-cases/refuse-offers.ts'
import { readPayment } from '../modules/reselling/signed-payment.ts'
import { privateUrlOf, takePrivate } from '../modules/uploads/uploads.module.ts'
import { askReset, mailedToken, mailsTo, reset } from '../testing/mails.ts'
import { aCompleted } from '../testing/money.ts'
import { aMember, aRoom, PASSWORD } from '../testing/people.ts'
import { aContact, aResale } from '../testing/resale.ts'
import { sendPicture } from '../testing/send-picture.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { signText } from './signing.ts'
import { unsubscribePathOf } from './unsubscribe.ts'

/** One purpose of a signature. */
interface Purpose {
  make(): Promise<string>
  /** Whether it accepts this token. */
  opens(token: string): Promise<boolean>
}

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())

const get = async (url: string, headers: Record<string, string> = {}) => testApp.app.http.inject({ method: 'GET', url, headers })
const post = async (path: string, body: object) => (await testApp.call('POST', `/api/v1${path}`, { body })).status === 200
const change = async (to: string) => {
  const ana = await aMember(testApp)
  await testApp.call('PUT', `/api/v1/users/${ana.id}`, { token: ana.token, body: { email: to, password: PASSWORD } })
  return ana.email
}

/** What is signed, by its purpose. */
const signed: Record<string, Purpose> = {
  'private-file': {
    make: async () => {
      const ana = await aMember(testApp)
      const ctx = { ...testApp.app.ctx, actor: { ...ana, tokenHash: '' } }
      const { url } = await privateUrlOf(ctx, await takePrivate(ctx, (await sendPicture(testApp, ana)).url))
      return url.replace('/private-files/', '')
    },
    opens: async (token) => (await get(`/private-files/${token}`)).statusCode === 200,
  },
  'chat-picture': {
    make: async () => {
      const { buyer, room } = await aRoom(testApp)
      const body = { pictures: [(await sendPicture(testApp, buyer)).url] }
      const sent = await testApp.call<ChatMessage>('POST', `/api/v1/chat/${room}`, { token: buyer.token, body })
      return (sent.body.pictures?.[0]?.url ?? '').replace('/private-files/chat/', '')
    },
    opens: async (token) => (await get(`/private-files/chat/${token}`)).statusCode === 200,
  },
  'letter-end': {
    make: async () => (await unsubscribePathOf(testApp.app.ctx, 'resumen', (await aMember(testApp)).id)).replace(/.*\/mails\//, ''),
    opens: async (token) => (await get(`/mails/${token}`)).statusCode === 200 || post('/letters/end', { token }),
  },
  'payout-stop': {
    make: async () => {
      const { seller } = await aCompleted(testApp)
      const body = { amount: 10, currency: 'USD', destination: '0170099220000067797370', holder: 'Ana Vende', password: PASSWORD }
      await testApp.call('POST', '/api/v1/payouts', { token: seller.token, body })
      return /\/mails\/payouts\/(\S+)/.exec((await mailsTo(testApp, seller.email)).join())?.[1] ?? ''
    },
    opens: async (token) => (await get(`/mails/payouts/${token}`)).statusCode === 200,
  },
  'offer-refusal': {
    make: async () => refusalToken(testApp.app.ctx, (await aMember(testApp)).id),
    opens: (token) => post('/offers/refusal', { token }),
  },
  'resale-cookie': {
    make: async () => {
      const { headers } = await testApp.call('POST', `/api/v1/resale/${shared.link.id}/visit`, { body: {} })
      return String(headers['set-cookie']).split(/[=;]/)[1] ?? ''
    },
    opens: async (token) => {
      const { body } = await get(`/api/v1/reseller/remembered/${shared.product.id}`, { cookie: `feria_resale=${token}` })
      return JSON.parse(body).link !== null
    },
  },
  'resale-payment': {
    make: async () => (await aContact(testApp, shared)).t,
    opens: async (token) => (await readPayment(testApp.app.ctx, token)) !== null,
  },
}

/** What is random, kept as a hash, and works once. */
const random: Record<string, Purpose> = {
  'a link to set a password': {
    make: async () => askReset(testApp, (await aMember(testApp)).email),
    opens: async (token) => (await reset(testApp, token, 'yerba con cedrón 7')).status === 200,
  },
  'a link that confirms an email': {
    make: async () => {
      await change('confirma@otra.example')
      return mailedToken(testApp, 'confirma@otra.example', 'confirm-email')
    },
    opens: (token) => post('/users/confirm-email', { token }),
  },
  'a link that undoes a change of email': {
    make: async () => mailedToken(testApp, await change('deshace@otra.example'), 'undo-email'),
    opens: (token) => post('/users/undo-email', { token }),
  },
  'a session': {
    make: async () => (await aMember(testApp)).token,
    opens: async (token) => (await testApp.call('GET', '/api/v1/users/me/sessions', { token })).status === 200,
  },
}

let shared: Awaited<ReturnType<typeof aResale>>
const tokens: Record<string, string> = {}
const purposes = { ...signed, ...random }
beforeAll(async () => {
  shared = await aResale(testApp)
  for (const [name, { make }] of Object.entries(purposes)) tokens[name] = await make()
})

test('every purpose of a signature is tested here', () => {
  const source = join(import.meta.dirname, '..')
  const files = globSync('**/*.ts', { cwd: source, exclude: ['**/*.test.ts', 'testing/**'] })
  const texts = files.map((file) => readFileSync(`${source}/${file}`, 'utf8'))
  const purposes = texts.flatMap((text) =>
    /(?:signText|readSigned)\(ctx, /.test(text) ? (/const PURPOSE = '([\w-]+)'/.exec(text)?.[1] ?? '?') : [],
  )
  expect(purposes.toSorted()).toEqual(Object.keys(signed).toSorted())
})

describe.each(Object.entries(purposes).map(([name, each]) => ({ name, ...each })))('$name', ({ name, opens }) => {
  const others = Object.keys(purposes).filter((other) => other !== name)

  test('is not valid for any other purpose', async () => {
    for (const other of others) expect(await opens(tokens[other] ?? ''), other).toBe(false)
  })

  test('is valid for its own purpose', async () => {
    expect(tokens[name]).toMatch(/^.{16,}$/)
    expect(await opens(tokens[name] ?? '')).toBe(true)
  })
})

test.each(Object.entries(signed).map(([name, each]) => ({ name, ...each })))(
  '$name is not valid for its own text signed for another purpose, unsigned or with one byte changed',
  async ({ name, opens }) => {
    const token = tokens[name] ?? ''
    const text = token.slice(0, token.lastIndexOf('~'))
    for (const purpose of Object.keys(signed).filter((other) => other !== name)) {
      expect(await opens(await signText(testApp.app.ctx, purpose, text)), purpose).toBe(false)
    }
    const bent = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`
    for (const wrong of [text, `${text}~`, bent]) expect(await opens(wrong), wrong).toBe(false)
  },
)
