import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openEmbedded } from './engines/db/embedded.ts'
import { aMember } from './testing/people.ts'
import { createWorld } from './testing/world.ts'

const cli = fileURLToPath(new URL('./cli.ts', import.meta.url))
let dir: string
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'feria-cli-'))
})
afterAll(() => rm(dir, { recursive: true, force: true }))

const feria = (...args: string[]) =>
  promisify(execFile)(process.execPath, [cli, ...args], { env: { DATA_DIR: dir } }).then(
    ({ stdout }) => stdout,
    (error: { stderr: string }) => `failed: ${error.stderr}`,
  )

test('[ACC-65] the first admin is made from the command line, and unknown emails are refused', { timeout: 240_000 }, async () => {
  const db = await openEmbedded(dir)
  const world = await createWorld({ db })
  const ana = await aMember(world)
  await world.close()
  expect(await feria('admin', 'nadie@feria.example')).toContain('failed: Usuario no encontrado')
  expect(await feria('admin', ana.email.toUpperCase())).toContain('has the role admin')
  expect(await feria('role', ana.email, 'user')).toContain('failed: Tiene que quedar al menos un administrador.')
  expect(await feria('role', ana.email, 'reina')).toContain('failed: The roles are')
  expect(await feria('second-factor-off', ana.email)).toContain('failed: La verificación en dos pasos no está activada.')
  expect(await feria('rate', '1.500,50')).toContain('A dollar costs 1500.5 pesos')
  expect(await feria('rate', 'mucho')).toContain('failed: Say how many pesos')
  expect(await feria('mercadolibre')).toContain('failed: Set MERCADOLIBRE_CLIENT_ID')
  expect(await feria('ledger-check')).toBe('The books are right.\n')
  expect(await feria()).toContain('npm run feria -- COMMAND')
})

test('the operator asks how Feria is, and takes everything along', { timeout: 240_000 }, async () => {
  const doctor = await feria('doctor')
  expect(doctor).toMatch(/^ok {4}database {6}PostgreSQL .* up to date/)
  expect(doctor).toContain('ok    books         right to the cent')
  expect(await feria('export')).toContain('failed: Say which folder.')
  const exported = join(dir, 'export')
  expect(await feria('export', exported)).toMatch(/^\d+ rows of \d+ tables/)
  expect(await feria('import', exported)).toContain('failed: The database is not empty')
  const bad = await promisify(execFile)(process.execPath, [cli, 'doctor'], {
    env: { DATA_DIR: dir, NODE_ENV: 'production', SANDBOX_PAYMENTS: 'true' },
  }).catch((error: { code: number; stdout: string }) => error)
  expect(bad).toMatchObject({
    code: 1,
    stdout: expect.stringContaining('WRONG settings      SANDBOX_PAYMENTS takes test cards in production.'),
  })
})
