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

test('[ACC-65] the first admin is made from the command line, and unknown emails are refused', { timeout: 120_000 }, async () => {
  const db = await openEmbedded(dir)
  const world = await createWorld({ db })
  const ana = await aMember(world)
  await world.close()
  expect(await feria('admin', 'nadie@feria.example')).toContain('failed: Usuario no encontrado')
  expect(await feria('admin', ana.email.toUpperCase())).toContain('has the role admin')
  expect(await feria('role', ana.email, 'user')).toContain('failed: Tiene que quedar al menos un administrador.')
  expect(await feria('role', ana.email, 'reina')).toContain('failed: The roles are')
  expect(await feria('rate', '1.500,50')).toContain('A dollar costs 1500.5 pesos')
  expect(await feria('rate', 'mucho')).toContain('failed: Say how many pesos')
  expect(await feria('mercadolibre')).toContain('failed: Set MERCADOLIBRE_CLIENT_ID')
  expect(await feria('ledger-check')).toBe('The books are right.\n')
  expect(await feria()).toContain('npm run feria -- COMMAND')
})
