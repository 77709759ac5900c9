import { execFile } from 'node:child_process'
import { access, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '../../scripts/lib/free-port.mjs'
import { rowsOf } from './engines/db/database.ts'
import { openEmbedded } from './engines/db/embedded.ts'
import { compiled } from './testing/compiled.ts'
import { copyEmbedded } from './testing/embedded-copies.ts'
import { aMember } from './testing/people.ts'
import { createPostgres, hasPostgres, hasRedis, redisUrl } from './testing/servers.ts'
import { createTestApp } from './testing/test-app.ts'

let dir: string
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'feria-cli-'))
})
afterAll(() => rm(dir, { recursive: true, force: true }))

interface Output {
  code: number
  out: string
  err: string
}
/** Runs a command with nothing but these settings; it is ended after 40 s, which no command may take. */
const run = (
  args: string[],
  { env = { DATA_DIR: dir }, cwd = dir }: { env?: Record<string, string>; cwd?: string } = {},
): Promise<Output> =>
  new Promise((resolve) => {
    const withNode = { NODE: process.execPath, ...env }
    execFile(compiled.node, [compiled.cli, ...args], { env: withNode, cwd, timeout: 100_000, killSignal: 'SIGKILL' }, (error, out, err) =>
      resolve({ code: error ? Number(error.code ?? -1) : 0, out, err }),
    )
  })
const feria = async (...args: string[]) => {
  const { code, out, err } = await run(args)
  return code === 0 ? out : `failed: ${err}`
}

test('[ACC-65] the first admin is created from the command line, and unknown emails are refused', { timeout: 240_000 }, async () => {
  await copyEmbedded(dir)
  const db = await openEmbedded(dir)
  const testApp = await createTestApp({ db })
  const ana = await aMember(testApp)
  await testApp.close()
  expect(await feria('admin', 'nadie@feria.example')).toBe('failed: No member has this email.\n')
  expect(await feria('admin', ana.email.toUpperCase())).toContain('has the role admin')
  expect(await feria('role', ana.email, 'user')).toBe('failed: One admin has to remain.\n')
  expect(await feria('role', ana.email, 'reina')).toContain('failed: The roles are')
  expect(await feria('second-factor-off', ana.email)).toBe('failed: The second factor of this member is not on.\n')
  expect(await feria('rate', '1.500,50')).toContain('A dollar costs 1500.5 pesos')
  expect(await feria('rate', 'mucho')).toContain('failed: Say how many pesos')
  expect(await feria('mercadolibre')).toContain('failed: Set MERCADOLIBRE_CLIENT_ID')
  expect(await feria('ledger-check')).toBe('The books are right.\n')
})

test('the operator checks on Feria, and exports and imports everything', { timeout: 240_000 }, async () => {
  expect(await feria('jobs', '--failed')).toBe('No such job.\n')
  expect(await feria('jobs', '--todos')).toContain('failed: --todos is no option of jobs')
  expect(await feria('retry', '--all')).toBe('Jobs that are tried once more: 0.\n')
  expect(await feria('discard', '01a21c4f-f15a-7660-836a-ab721ac6e443')).toContain('failed: No job with the id')
  const doctor = await feria('doctor')
  expect(doctor).toMatch(/^ok {4}database {6}PostgreSQL .* up to date/)
  expect(doctor).toContain('ok    books         right to the cent')
  expect(await feria('export')).toContain('failed: Say which folder.')
  const exported = join(dir, 'export')
  expect(await feria('export', exported)).toMatch(/^\d+ rows of \d+ tables/)
  expect(await feria('import', exported)).toContain('failed: The database is not empty')
  const bad = await run(['doctor'], { env: { DATA_DIR: dir, NODE_ENV: 'production', SANDBOX_PAYMENTS: 'true', DATABSE_URL: 'x' } })
  expect(bad).toMatchObject({
    code: 1,
    out: expect.stringContaining('WRONG settings      SANDBOX_PAYMENTS takes test cards in production.'),
  })
  expect(bad.out).toContain('look  settings      DATABSE_URL is no setting: did you mean DATABASE_URL?')
})

describe('every command', () => {
  const names = [
    ...['admin', 'role', 'second-factor-off', 'rate', 'mercadolibre', 'ledger-check', 'export', 'import', 'doctor'],
    ...['vapid', 'migrate', 'env', 'access'],
  ]
  test('takes --help or -h, in English, and does nothing then', { timeout: 120_000 }, async () => {
    const empty = join(dir, 'help')
    // The two ways to ask take turns: a process each would be as many again.
    const helps = names.map((name, n) => (n % 2 === 0 ? [name, '--help'] : [name, 'x', '-h']))
    const answers = await Promise.all(helps.map(async (args) => [args[0], await run(args, { env: { DATA_DIR: empty } })] as const))
    for (const [name, { code, out }] of answers)
      expect([code, out]).toEqual([0, expect.stringMatching(new RegExp(`^npm run feria -- ${name}\\b.*\\n\\n {2}\\S`))])
    await expect(access(empty)).rejects.toThrow()
    const { code, out } = await run(['--help'])
    expect(code).toBe(0)
    for (const name of names) expect(out).toContain(`\n  ${name}`)
  })

  test('an unknown or missing command ends with code 2', { timeout: 60_000 }, async () => {
    expect(await run(['doktor'])).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining('There is no command «doktor»: did you mean doctor?'),
    })
    expect(await run([])).toMatchObject({ code: 2, out: '', err: expect.stringContaining('npm run feria -- COMMAND') })
  })
})

describe('commands and their database', () => {
  test('.env in the working directory counts; a missing database is not created, and reported', { timeout: 240_000 }, async () => {
    const place = await mkdtemp(join(dir, 'place-'))
    await writeFile(join(place, '.env'), `DATA_DIR=${dir}\n`)
    const there = await run(['ledger-check'], { env: {}, cwd: place })
    expect(there).toEqual({ code: 0, out: 'The books are right.\n', err: '' })
    const none = join(place, 'none')
    const commands = [['ledger-check'], ['export', join(place, 'backup')], ['doctor'], ['rate', '1999'], ['admin', 'ana@feria.example']]
    const answers = await Promise.all(
      commands.map(async (args) => [args[0], await run(args, { env: { DATA_DIR: none }, cwd: place })] as const),
    )
    for (const [name, { code, out, err }] of answers) {
      expect([name, code, out]).toEqual([name, 1, ''])
      expect(err).toBe(
        `There is no database in ${join(none, 'db')}. Set DATABASE_URL or DATA_DIR, here or in .env, or start Feria first.\n`,
      )
    }
    await expect(access(none)).rejects.toThrow()
    await expect(access(join(place, 'backup'))).rejects.toThrow()
  })

  test.skipIf(!hasPostgres)('a PostgreSQL without Feria is left unchanged', { timeout: 240_000 }, async () => {
    const { url, db, drop } = await createPostgres()
    const commands = [['ledger-check'], ['export', join(dir, 'backup')], ['doctor'], ['rate', '1999']]
    const env = { DATA_DIR: dir, DATABASE_URL: url }
    const answers = await Promise.all(commands.map(async (args) => [args[0], await run(args, { env })] as const))
    for (const [name, { code, out, err }] of answers) {
      const refusal = expect.stringMatching(/^The database \S+ has no Feria\. .*npm run feria -- migrate/)
      expect([name, code, out, err]).toEqual([name, 1, '', refusal])
    }
    const found = await db.db.execute("select 1 from pg_namespace where nspname in ('drizzle', 'pgboss')")
    expect(rowsOf(found)).toHaveLength(0)
    await drop()
  })
})

describe.skipIf(!hasPostgres || !hasRedis)('commands with Redis', () => {
  test('end by themselves, with or without Redis', { timeout: 240_000 }, async () => {
    const { url, drop } = await createPostgres()
    const away = `redis://127.0.0.1:${await freePort()}`
    const withRedis = (REDIS_URL: string) => ({ env: { DATA_DIR: dir, DATABASE_URL: url, REDIS_URL } })
    expect(await run(['migrate'], withRedis(away))).toMatchObject({ code: 0, out: 'The database is up to date.\n' })
    const ends = await Promise.all([
      run(['rate', '1500'], withRedis(away)),
      run(['doctor'], withRedis(redisUrl)),
      run(['doctor'], withRedis(away)),
    ])
    expect(ends).toMatchObject([
      { code: 0 },
      { code: 0, out: expect.stringContaining('Redis keeps what it is given') },
      { code: 1, out: expect.stringContaining('WRONG store') },
    ])
    await drop()
  })
})
