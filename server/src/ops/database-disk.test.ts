import { execFile } from 'node:child_process'
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sentence } from '@feria/contract/errors'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Cluster, startPostgres } from '../../../scripts/lib/postgres.mjs'
import { openDatabase } from '../engines/db/open-database.ts'
import { aMember, aProduct, bicycle } from '../testing/people.ts'
import { hasPostgres } from '../testing/servers.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

const run = promisify(execFile)
const disk = await mkdtemp(join(tmpdir(), 'feria-database-disk-'))
// Only root may mount, and not in every container.
const mayMount = await run('mount', ['-t', 'tmpfs', '-o', 'size=300m', 'tmpfs', disk]).then(
  () => true,
  () => false,
)

describe.skipIf(!mayMount || !hasPostgres)('PostgreSQL whose disk is full', () => {
  let cluster: Cluster
  let testApp: TestApp
  const filler = join(disk, 'filler')
  beforeAll(async () => {
    await run('chmod', ['1777', disk])
    cluster = await startPostgres({ parent: disk })
    const db = await openDatabase({ url: cluster.url, dir: '' })
    await db.migrate()
    testApp = await createTestApp({ db })
  }, 120_000)
  afterAll(async () => {
    await testApp?.close()
    await cluster?.stop()
    await run('umount', [disk])
    await rm(disk, { recursive: true, force: true })
  }, 60_000)

  test('refuses what would write with a sentence, answers what only reads, and takes everything again once there is room', async () => {
    const ana = await aMember(testApp)
    const product = await aProduct(testApp, ana)
    const add = () => testApp.call('POST', '/api/v1/products', { token: ana.token, body: bicycle })
    await testApp.engines.db.db.execute(sql`create table filler as select repeat('x', 500) as text from generate_series(1, 10) as n`)
    const { bavail, bsize } = await statfs(disk)
    await writeFile(filler, Buffer.alloc(bavail * bsize))
    // Pages that are there still have some room.
    const grow = () => testApp.engines.db.db.execute(sql`insert into filler select repeat('x', 500) from generate_series(1, 10000) as n`)
    await expect(grow()).rejects.toThrow()
    const answers: number[] = []
    for (let n = 0; n < 200 && !answers.includes(507); n++) answers.push((await add()).status)
    expect(new Set(answers)).toEqual(new Set(answers.length === 1 ? [507] : [201, 507]))
    expect(await add()).toMatchObject({ status: 507, error: { error: 'no-space', message: sentence('no-space') } })
    expect((await testApp.call('GET', `/api/v1/products/${product.id}`)).status).toBe(200)
    expect((await testApp.call('GET', '/api/v1/users/me', { token: ana.token })).status).toBe(200)
    await rm(filler)
    expect((await add()).status).toBe(201)
  }, 60_000)
})
