import { expect, test } from 'vitest'
import { misfitsOf, type Settings } from './misfits.rules.ts'

/** A production to which nothing is to be said. */
const well: Settings = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://feria.example',
  TRUSTED_PROXIES: 1,
  DATABASE_URL: 'postgres://db.example/feria',
  DATABASE_REPLICA_URL: undefined,
  REDIS_URL: 'redis://redis.example',
  SMTP_URL: 'smtp://mail.example',
  SMTP_TLS: 'required',
  SMS_URL: undefined,
  SMS_CONSOLE: false,
  S3_BUCKET: 'feria',
  S3_ENDPOINT: 'https://s3.example',
  SANDBOX_PAYMENTS: false,
  MERCADOPAGO_ACCESS_TOKEN: 'APP_USR-1',
  MERCADOPAGO_PUBLIC_KEY: 'APP_USR-2',
  MERCADOPAGO_WEBHOOK_SECRET: ['dieciséis letras'],
  RATE_LIMITS: true,
  DEMO: 'no',
  ACCESS_LOG: true,
  LOG_LEVEL: 'info',
}
const reported = (changed: Partial<Settings>) =>
  misfitsOf({ ...well, ...changed }).map(({ isGrave, message }) => `${isGrave ? 'grave' : 'light'}: ${message}`)

test("valid settings report nothing, nor do a developer's", () => {
  expect(reported({})).toEqual([])
  const own = {
    NODE_ENV: 'development',
    PUBLIC_URL: 'http://localhost:3000',
    TRUSTED_PROXIES: 0,
    DATABASE_URL: undefined,
    REDIS_URL: undefined,
  }
  const none = { SMTP_URL: undefined, S3_BUCKET: undefined, S3_ENDPOINT: 'http://localhost:9000', MERCADOPAGO_ACCESS_TOKEN: undefined }
  expect(
    reported({ ...own, ...none, SANDBOX_PAYMENTS: true, RATE_LIMITS: false, DEMO: 'yes', SMTP_TLS: 'off', SMS_CONSOLE: true }),
  ).toEqual([])
})

test.each<[changed: Partial<Settings>, message: string]>([
  [{ LOG_LEVEL: 'warn' }, 'light: ACCESS_LOG writes nothing at this LOG_LEVEL'],
  [{ PUBLIC_URL: 'http://localhost:3000' }, 'grave: PUBLIC_URL is this machine'],
  [{ PUBLIC_URL: 'http://127.0.0.1' }, 'grave: PUBLIC_URL is this machine'],
  [{ PUBLIC_URL: 'http://feria.example' }, 'grave: PUBLIC_URL is not https'],
  [{ TRUSTED_PROXIES: 0 }, 'grave: PUBLIC_URL is https, so a proxy stands before Feria'],
  [{ SANDBOX_PAYMENTS: true }, 'grave: SANDBOX_PAYMENTS takes test cards'],
  [{ MERCADOPAGO_WEBHOOK_SECRET: ['dieciséis letras', 'quince letras..'] }, 'grave: MERCADOPAGO_WEBHOOK_SECRET has fewer than 16'],
  [{ MERCADOPAGO_ACCESS_TOKEN: 'TEST-1', MERCADOPAGO_PUBLIC_KEY: 'TEST-2' }, 'grave: MERCADOPAGO_ACCESS_TOKEN is one of a test'],
  [{ MERCADOPAGO_PUBLIC_KEY: 'TEST-2' }, 'grave: One of MERCADOPAGO_ACCESS_TOKEN and MERCADOPAGO_PUBLIC_KEY is of a test'],
  [{ DEMO: 'yes' }, 'grave: DEMO fills production'],
  [{ MERCADOPAGO_ACCESS_TOKEN: undefined }, 'light: Nobody takes payments'],
  [{ SMTP_URL: undefined }, 'grave: Without SMTP_URL'],
  [{ SMTP_TLS: 'off' }, 'grave: SMTP_TLS is off'],
  [{ RATE_LIMITS: false }, 'grave: RATE_LIMITS is off'],
  [{ DATABASE_URL: undefined, REDIS_URL: undefined }, 'light: The embedded database is for one small shop'],
  [{ DATABASE_REPLICA_URL: 'postgres://copy.example', REDIS_URL: undefined }, 'light: Without REDIS_URL each process knows only'],
  [{ S3_BUCKET: undefined }, 'light: Several processes without S3_BUCKET'],
  [{ S3_ENDPOINT: 'http://s3.example' }, 'light: S3_ENDPOINT is not https'],
])('%j reports one thing: %s', (changed, message) => {
  expect(reported(changed)).toEqual([expect.stringContaining(message)])
})

test('two conflicts are both reported, and so is one setting by itself', () => {
  expect(reported({ NODE_ENV: 'development', DATABASE_URL: undefined })).toEqual([
    expect.stringContaining('REDIS_URL is for several processes'),
  ])
  expect(reported({ SMTP_URL: undefined, SMTP_TLS: 'off' })).toHaveLength(1)
  expect(reported({ MERCADOPAGO_ACCESS_TOKEN: undefined, SANDBOX_PAYMENTS: true })).toEqual([expect.stringContaining('test cards')])
})
