import { execFile } from 'node:child_process'
import { access, appendFile, cp, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { OwnProduct, ProductDetail } from '@feria/contract/catalogue/schemas'
import type { Order } from '@feria/contract/orders/schemas'
import type { Picture } from '@feria/contract/uploads/schemas'
import { UPLOAD_PATH } from '@feria/contract/uploads/values'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createDatabase } from '../testing/create-database.ts'
import { callsTo } from '../testing/over-http.ts'
import { bicycle, PASSWORD } from '../testing/people.ts'
import { type Running, startServer } from '../testing/processes.ts'
import { PIXEL } from '../testing/send-picture.ts'
import { createPostgres, hasPostgres } from '../testing/servers.ts'

const script = (name: string) => fileURLToPath(new URL(`../../../deploy/${name}`, import.meta.url))
/** Debian keeps the programs of the server and of its clients here, off the path. */
const programs = '/usr/lib/postgresql'

describe.skipIf(!hasPostgres)('the scripts of backup and restore', () => {
  let dir: string
  let server: Running
  let settings: { DATABASE_URL: string; DATA_DIR: string }
  const ends: (() => Promise<unknown>)[] = []
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'feria-backup-'))
    ends.push(() => rm(dir, { recursive: true, force: true }))
    const postgres = await createPostgres()
    ends.push(postgres.drop)
    settings = { DATABASE_URL: postgres.url, DATA_DIR: join(dir, 'data') }
    server = await startServer(settings)
    ends.push(server.kill)
  }, 120_000)
  afterAll(async () => {
    for (const end of ends.toReversed()) await end()
  }, 60_000)

  const empty = async (): Promise<string> => {
    const { url, drop } = await createDatabase(inject('databaseUrl'))
    ends.push(drop)
    return url
  }
  /** Runs a script with nothing but these settings; resolves to its code and output. */
  const run = async (name: string, argument: string, env: Record<string, string>): Promise<{ code: number; output: string }> => {
    const [version = ''] = (await readdir(programs).catch(() => [])).sort((a, b) => Number(b) - Number(a))
    const path = [join(programs, version, 'bin'), dirname(process.execPath), '/usr/bin', '/bin'].join(delimiter)
    const options = { env: { ...env, PATH: path, HOME: dir }, timeout: 120_000 }
    return promisify(execFile)(script(name), [argument], options).then(
      ({ stdout }) => ({ code: 0, output: stdout }),
      (error: { code: number; stdout: string; stderr: string }) => ({ code: error.code, output: error.stdout + error.stderr }),
    )
  }
  test('bring back everything into another database and another folder, and refuse what is in use or damaged', {
    timeout: 240_000,
  }, async () => {
    const { call, register, buy } = callsTo(() => server.url)
    const [ana, beto] = [await register('ana'), await register('beto')]
    const form = new FormData()
    form.set('file', new Blob([Buffer.from(PIXEL, 'base64')], { type: 'image/png' }), 'foto.png')
    const sent = await fetch(server.url + UPLOAD_PATH, { method: 'POST', headers: { authorization: ana }, body: form })
    const { url: picture } = (await sent.json()) as Picture
    const { body: product } = await call<OwnProduct>('POST', '/api/v1/products', { body: { ...bicycle, images: [picture] }, token: ana })
    const { body: order } = await buy<Order>(product.id, beto, 'una-compra')

    const backups = join(dir, 'backups')
    const made = await run('backup.sh', backups, settings)
    expect(made.code, made.output).toBe(0)
    const backup = made.output.trim()
    expect(await readdir(backups)).toEqual([backup.split('/').at(-1)])
    // Its own user's alone: it has everybody's data.
    for (const path of [backup, ...(await readdir(backup)).map((name) => join(backup, name))])
      expect([path, (await stat(path)).mode & 0o077]).toEqual([path, 0])
    // What came afterwards is not in it.
    await register('carla')

    const inUse = await run('restore.sh', backup, settings)
    expect([inUse.code, inUse.output]).toEqual([1, expect.stringContaining('goes into an empty one. Nothing was restored.')])
    const damaged = join(dir, 'damaged')
    await cp(backup, damaged, { recursive: true })
    await appendFile(join(damaged, 'feria.dump'), 'x')
    const target = { DATABASE_URL: await empty(), DATA_DIR: join(dir, 'restored') }
    const refused = await run('restore.sh', damaged, target)
    expect([refused.code, refused.output]).toEqual([1, expect.stringContaining('nothing was restored')])
    const intoOld = await run('restore.sh', backup, { ...target, DATA_DIR: settings.DATA_DIR })
    expect([intoOld.code, intoOld.output]).toEqual([1, expect.stringContaining('is there: a backup goes into another folder')])
    await expect(access(target.DATA_DIR)).rejects.toThrow('ENOENT')

    const restored = await run('restore.sh', backup, target)
    expect(restored.output).toContain('The books are right.')
    expect(restored.code, restored.output).toBe(0)
    const again = await startServer(target)
    ends.push(again.kill)
    const { call: ask } = callsTo(() => again.url)
    expect((await ask<ProductDetail>('GET', `/api/v1/products/${product.id}`)).body.images).toEqual(product.images)
    expect((await fetch(again.url + picture)).status).toBe(200)
    expect((await ask<Order>('GET', `/api/v1/orders/${order.id}`, { token: beto })).body).toMatchObject({ id: order.id })
    const login = async (email: string) => (await ask('POST', '/api/v1/auth/login', { body: { email, password: PASSWORD } })).status
    expect([await login('ana@feria.example'), await login('carla@feria.example')]).toEqual([200, 401])
  })
})
