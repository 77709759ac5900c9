import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { envExample } from './cli/commands.ts'
import { idle, misspelt, readConfig, redacted } from './config.ts'

test('without settings, one process serves everything from its own folder', () => {
  expect(readConfig({})).toMatchObject({
    PORT: 3000,
    HOST: '127.0.0.1',
    DATA_DIR: 'data',
    PUBLIC_URL: 'http://localhost:3000',
    SANDBOX_PAYMENTS: true,
  })
  expect(readConfig({}).DATABASE_URL).toBeUndefined()
  expect(readConfig({ DATABASE_URL: '', PORT: '' }).DATABASE_URL).toBeUndefined()
  expect(readConfig({ DATABASE_URL: '', PORT: '' })).toMatchObject({ PORT: 3000 })
})

test('production refuses test cards unless configured', () => {
  expect(readConfig({ NODE_ENV: 'production' }).SANDBOX_PAYMENTS).toBe(false)
  expect(readConfig({ NODE_ENV: 'production', SANDBOX_PAYMENTS: 'true' }).SANDBOX_PAYMENTS).toBe(true)
})

test('names every bad variable and never its value', () => {
  const read = () => readConfig({ PORT: 'secreto', DATABASE_URL: 'no es una dirección', DEMO: 'tal vez' })
  expect(read).toThrow(/PORT[\s\S]*DATABASE_URL[\s\S]*DEMO/)
  expect(read).not.toThrow(/secreto/)
})

test('reports names that resemble a setting, and ignores those of other programs', () => {
  const env = { DATABSE_URL: 'x', SMPT_URL: 'x', PUBLIC_URI: 'x', HOME: '/root', PATH: 'x', POSTGRES_PASSWORD: 'x', TERM: 'x', PORT: '1' }
  expect(misspelt(env)).toEqual([
    'DATABSE_URL is no setting: did you mean DATABASE_URL?',
    'SMPT_URL is no setting: did you mean SMTP_URL?',
    'PUBLIC_URI is no setting: did you mean PUBLIC_URL?',
  ])
})

test('another kind of database is refused, with the supported kind', () => {
  expect(() => readConfig({ DATABASE_URL: 'mysql://ana:clave@db.example/feria' })).toThrow(
    'DATABASE_URL: must begin with postgres:// or postgresql://',
  )
  expect(() => readConfig({ REDIS_URL: 'http://cache.example' })).toThrow('REDIS_URL: must begin with redis:// or rediss://')
})

test.each<[env: Record<string, string>, sentence: string]>([
  [{ PUBLIC_URL: 'feria.example' }, 'PUBLIC_URL: must be an address that begins with http:// or https://'],
  [{ PUBLIC_URL: 'localhost:3000' }, 'PUBLIC_URL: must be an address that begins with http:// or https://'],
  [{ PUBLIC_URL: 'https://feria.example/tienda' }, 'PUBLIC_URL: must be an address without a path'],
  [{ PUBLIC_URL: 'https://feria.example?desde=1' }, 'PUBLIC_URL: must be an address without a path'],
  [{ AI_URL: 'localhost:11434/v1' }, 'AI_URL: must be an address that begins with http:// or https://'],
  [{ S3_ENDPOINT: 'minio:9000' }, 'S3_ENDPOINT: must be an address that begins with'],
  [{ SMTP_URL: 'mail.example:587' }, 'SMTP_URL: must begin with smtp:// or smtps://'],
  [{ SMTP_URL: 'smtp://ana:a#b@mail.example' }, 'SMTP_URL: cannot be read: special characters of a password are written as %23'],
  [{ SMTP_URL: 'smtp://ana:50%off@mail.example' }, 'SMTP_URL: cannot be read: special characters of a password'],
  [{ REDIS_URL: 'redis://:a/b@cache.example' }, 'REDIS_URL: cannot be read: special characters of a password'],
  [{ DATABASE_URL: 'postgres://ana:a#b@db.example/feria' }, 'special characters of a password'],
  [{ MAIL_FROM: 'Feria <hola@feria.example>' }, 'MAIL_FROM: must be the address alone'],
  [{ PORT: 'ochenta' }, 'PORT: must be a number'],
  [{ STOP_DELAY_SECONDS: '5s' }, 'STOP_DELAY_SECONDS: must be a number'],
  [{ DATABASE_POOL: '2.5' }, 'DATABASE_POOL: must be a whole number'],
  [{ NODE_ENV: 'prod' }, 'NODE_ENV: must be one of development, production, test'],
  [{ SECOND_FACTOR_KEY: 'corta' }, 'SECOND_FACTOR_KEY: must have 32 characters or more'],
  [{ WHATSAPP_PHONE_ID: '+54 11' }, 'WHATSAPP_PHONE_ID: must be digits alone'],
])('of the wrong kind, %j is refused with what to write', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence)
})

test('an address may have a port and end in a slash', () => {
  const urls = ['http://localhost:3000', 'https://feria.example:8443/', 'https://feria.example'].map((PUBLIC_URL) =>
    readConfig({ PUBLIC_URL }),
  )
  expect(urls.map(({ PUBLIC_URL }) => PUBLIC_URL)).toEqual(['http://localhost:3000', 'https://feria.example:8443', 'https://feria.example'])
})

test.each<Record<string, string>>([
  { MERCADOPAGO_ACCESS_TOKEN: 'x', MERCADOPAGO_PUBLIC_KEY: 'x', MERCADOPAGO_WEBHOOK_SECRET: 'x' },
  { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'hola@feria.example' },
  { S3_BUCKET: 'feria', S3_ACCESS_KEY: 'x', S3_SECRET: 'x' },
  { MERCADOLIBRE_CLIENT_ID: 'x', MERCADOLIBRE_CLIENT_SECRET: 'x' },
  { ALIEXPRESS_APP_KEY: 'x', ALIEXPRESS_APP_SECRET: 'x', ALIEXPRESS_TRACKING_ID: 'x' },
  { ALIBABA_APP_KEY: 'x', ALIBABA_APP_SECRET: 'x' },
  { WHATSAPP_TOKEN: 'x', WHATSAPP_PHONE_ID: '1', WHATSAPP_TEMPLATE: 'x' },
  { VAPID_PUBLIC_KEY: 'x', VAPID_PRIVATE_KEY: 'x', VAPID_SUBJECT: 'mailto:a@feria.example' },
])('%j are set together: half of them is refused, or said to come to nothing', (whole) => {
  expect(idle(readConfig(whole))).toEqual([])
  const [first = '', ...others] = Object.keys(whole)
  for (const one of others) {
    const { [one]: _, ...half } = whole
    expect(() => readConfig(half), one).toThrow(new RegExp(`${first} needs .*${one}`))
  }
  const { [first]: _, ...rest } = whole
  expect(idle(readConfig(rest))).toEqual([`Nothing comes of ${others.join(' and ')} without ${first}: set ${first} too.`])
})

test.each<[env: Record<string, string>, sentence: string]>([
  [{ S3_ENDPOINT: 'https://s3.example' }, 'Nothing comes of S3_ENDPOINT without S3_BUCKET'],
  [{ SMTP_NAME: 'feria.example' }, 'Nothing comes of SMTP_NAME without SMTP_URL'],
  [{ DATABASE_PREPARED: 'true' }, 'Nothing comes of DATABASE_PREPARED without DATABASE_URL'],
  [{ AI_KEY: 'x', AI_CHAT_MODEL: 'x' }, 'Nothing comes of AI_KEY and AI_CHAT_MODEL without AI_URL'],
])('%j is said to come to nothing', (env, sentence) => {
  expect(idle(readConfig(env))).toEqual([expect.stringContaining(sentence)])
})

test('what follows another setting is refused without it', () => {
  const url = 'postgres://db.example/feria'
  expect(() => readConfig({ DATABASE_DIRECT_URL: url })).toThrow('DATABASE_DIRECT_URL needs DATABASE_URL.')
  expect(() => readConfig({ DATABASE_REPLICA_URL: url })).toThrow('DATABASE_REPLICA_URL needs DATABASE_URL.')
})

test('the log has the production level, or is quiet', () => {
  const levels = [{}, { NODE_ENV: 'production' }, { LOG_LEVEL: 'debug' }].map((env) => readConfig(env).LOG_LEVEL)
  expect(levels).toEqual(['warn', 'info', 'debug'])
})

test('the log is readable lines on a terminal, otherwise JSON, unless configured', () => {
  const formats = [{}, { LOG_FORMAT: 'human' }, { LOG_FORMAT: 'json' }].map((env) => readConfig(env).LOG_FORMAT)
  expect(formats).toEqual([process.stdout.isTTY ? 'human' : 'json', 'human', 'json'])
  expect(() => readConfig({ LOG_FORMAT: 'xml' })).toThrow('LOG_FORMAT')
})

test('is logged without passwords', () => {
  const shown = JSON.stringify(redacted(readConfig({ DATABASE_URL: 'postgres://ana:clave@db.example/feria' })))
  expect(shown).toContain('db.example')
  expect(shown).not.toContain('clave')
})

test('.env.example has every setting with its default', () => {
  expect(readFileSync(new URL('../../.env.example', import.meta.url), 'utf8')).toBe(envExample())
})
