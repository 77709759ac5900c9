import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { openSmsLoopback, type SmsLoopback } from '../../testing/sms.ts'
import { openMailFolder } from '../mail/folder.ts'
import { openConsoleSms } from './console.ts'
import { openSmsGateway } from './http-gateway.ts'
import { openSms } from './open-sms.ts'
import type { Sms } from './sms.ts'

const NUMBER = '+5491123456789'
const TEXT = '048291 es tu clave <& "ñandú">.\n@feria.example #048291'

let loopback: SmsLoopback
let folder: string
beforeEach(async () => {
  loopback = await openSmsLoopback()
  folder = await mkdtemp(join(tmpdir(), 'feria-sms-'))
})
afterEach(async () => {
  await loopback.close()
  await rm(folder, { recursive: true })
})

const gateway = (withinMs?: number) =>
  openSmsGateway({ url: loopback.url, token: 'ficha', sender: 'Feria', ...(withinMs ? { withinMs } : {}) })

const letters = async () => {
  const { outbox } = openMailFolder(folder, 'Feria')
  const [newest] = (await outbox?.list(undefined, 1)) ?? []
  return newest && outbox?.read(newest.id)
}

const kinds: { kind: string; open(): Sms; taken(): Promise<{ number: string; text: string }> }[] = [
  {
    kind: 'console',
    open: () => openConsoleSms(folder, 'Feria'),
    taken: async () => {
      const letter = await letters()
      return { number: letter?.to.split('@')[0] ?? '', text: letter?.text.trimEnd() ?? '' }
    },
  },
  {
    kind: 'http',
    open: gateway,
    taken: async () => {
      const { to, text } = loopback.asked[0]?.body ?? { to: '', text: '' }
      return { number: to, text }
    },
  },
]

describe.each(kinds)('the SMS engine $kind', ({ open, taken }) => {
  test('hands over number and text unchanged, and tells the operator where they go', async () => {
    const sms = open()
    expect((await sms.send(NUMBER, TEXT)).outcome).toBe('sent')
    expect(await taken()).toEqual({ number: NUMBER, text: TEXT })
    expect(sms.describe()).toMatch(/^written to |^127\.0\.0\.1:\d+ takes messages from Feria$/)
    expect(sms.describe()).not.toContain('ficha')
  })
})

test('a folder that cannot be written to may be there later', async () => {
  expect(await openConsoleSms('/dev/null/mail', 'Feria').send(NUMBER, TEXT)).toMatchObject({ outcome: 'unavailable' })
})

test('the gateway is asked in the documented shape', async () => {
  await gateway().send(NUMBER, TEXT)
  const [asked] = loopback.asked
  expect([asked?.method, asked?.path]).toEqual(['POST', '/messages'])
  expect(asked?.headers).toMatchObject({ authorization: 'Bearer ficha', 'content-type': 'application/json' })
  expect(asked?.body).toEqual({ from: 'Feria', to: NUMBER, text: TEXT })
})

test.each([
  [200, {}, { outcome: 'sent' }],
  [400, {}, { outcome: 'refused' }],
  [401, {}, { outcome: 'refused' }],
  [404, {}, { outcome: 'refused' }],
  [422, { 'retry-after': '5' }, { outcome: 'refused' }],
  [307, { location: 'http://127.0.0.1:9/' }, { outcome: 'refused' }],
  [408, {}, { outcome: 'unavailable' }],
  [429, { 'retry-after': '7' }, { outcome: 'unavailable', waitMs: 7000 }],
  [429, { 'retry-after': 'pronto' }, { outcome: 'unavailable' }],
  [500, {}, { outcome: 'unavailable' }],
  [503, { 'retry-after': '60' }, { outcome: 'unavailable', waitMs: 60_000 }],
])('the status %i with %o is understood, and asked once', async (status, headers, result) => {
  loopback.moods[0] = { status, headers }
  expect(await gateway().send(NUMBER, TEXT)).toEqual({ waitMs: undefined, ...result, detail: `HTTP ${status}` })
  expect(loopback.asked).toHaveLength(1)
})

test('a gateway that hangs or is down costs only its timeout', async () => {
  loopback.moods[0] = 'hang'
  expect(await gateway(50).send(NUMBER, TEXT)).toEqual({ outcome: 'unavailable', detail: 'TimeoutError' })
  await loopback.close()
  expect(await gateway().send(NUMBER, TEXT)).toMatchObject({ outcome: 'unavailable' })
  loopback = await openSmsLoopback()
})

describe('the settings', () => {
  const http = { SMS_URL: 'https://sms.example.com/send', SMS_TOKEN: 'ficha', SMS_SENDER: 'Feria' }

  test('choose none, the folder of development or the gateway', () => {
    expect(openSms(readConfig({}))).toBeNull()
    expect(openSms(readConfig({ SMS_CONSOLE: 'true', DATA_DIR: '/x' }))?.describe()).toBe('written to /x/mail')
    expect(openSms(readConfig({ SMS_CONSOLE: 'true', ...http }))?.describe()).toBe('sms.example.com takes messages from Feria')
  })

  test('need token and sender', () => {
    expect(() => readConfig({ SMS_URL: http.SMS_URL })).toThrow('SMS_URL needs SMS_TOKEN and SMS_SENDER')
  })

  test.each(['http://sms.example.com', 'https://10.0.0.7/send', 'https://gateway.internal', 'https://sms', 'ftp://127.0.0.1/'])(
    'refuse %s: neither public and https, nor of this machine',
    (SMS_URL) => {
      expect(() => readConfig({ ...http, SMS_URL })).toThrow('SMS_URL')
    },
  )

  test.each(['http://127.0.0.1:8025/send', 'http://localhost:8025', 'https://sms.example.com'])('take %s', (SMS_URL) => {
    expect(readConfig({ ...http, SMS_URL }).SMS_URL).toBe(SMS_URL)
  })
})
