import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { envExample } from './cli/commands.ts'
import { misspelt, readConfig, redacted } from './config.ts'

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
