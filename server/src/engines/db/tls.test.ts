import { execFile, execFileSync } from 'node:child_process'
import { chmodSync, chownSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Cluster, startPostgres } from '../../../../scripts/lib/postgres.mjs'
import { compiled } from '../../testing/compiled.ts'
import { hasPostgres } from '../../testing/servers.ts'
import { rowsOf } from './database.ts'
import { openDatabase } from './open-database.ts'

describe.skipIf(!hasPostgres)('PostgreSQL by TLS, with a certificate of a private authority', () => {
  let dir: string
  let cluster: Cluster
  beforeAll(async () => {
    dir = mkdtempSync(join(tmpdir(), 'feria-tls-'))
    const openssl = (...args: string[]) => execFileSync('openssl', args, { cwd: dir, stdio: 'pipe' })
    const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
    openssl('req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', 'key.pem', '-out', 'cert.pem', '-days', '1', ...subject)
    cluster = await startPostgres({
      settings: { ssl: 'on', ssl_cert_file: join(dir, 'cert.pem'), ssl_key_file: join(dir, 'key.pem') },
      // The server refuses a key that others may read, and its folder is its own.
      prepare: (folder) => {
        const { uid, gid } = statSync(folder)
        for (const file of [dir, join(dir, 'key.pem'), join(dir, 'cert.pem')]) chownSync(file, uid, gid)
        chmodSync(join(dir, 'key.pem'), 0o600)
      },
    })
  }, 60_000)
  afterAll(async () => {
    await cluster?.stop()
    if (dir) rmSync(dir, { recursive: true, force: true })
  })

  const isEncrypted = async (query: string, host = 'localhost') => {
    const database = await openDatabase({ url: `postgres://feria@${host}:${cluster.port}/feria${query}`, dir: '' })
    const answer = await database.db.execute(sql`select ssl from pg_stat_ssl where pid = pg_backend_pid()`)
    await database.close()
    return rowsOf<{ ssl: boolean }>(answer)[0]?.ssl
  }

  test('is checked against the authority in the address, by name', async () => {
    const authority = `sslrootcert=${encodeURIComponent(join(dir, 'cert.pem'))}`
    expect(await isEncrypted(`?sslmode=verify-full&${authority}`)).toBe(true)
    await expect(isEncrypted(`?sslmode=verify-full&${authority}`, '127.0.0.1')).rejects.toThrow(/altnames/)
  })

  test('is checked against the authority that Node is given besides the public ones', async () => {
    const url = `postgres://feria@localhost:${cluster.port}/feria?sslmode=verify-full`
    const env = { NODE: process.execPath, DATABASE_URL: url, NODE_EXTRA_CA_CERTS: join(dir, 'cert.pem') }
    const migrate = (settings: Record<string, string>) =>
      promisify(execFile)(compiled.node, [compiled.cli, 'migrate'], { env: settings, cwd: tmpdir() })
    expect((await migrate(env)).stdout).toContain('The database is up to date.')
    const { NODE_EXTRA_CA_CERTS: _, ...without } = env
    await expect(migrate(without)).rejects.toThrow()
  })

  test('is refused where the authority is not known, and not used where it is not asked for', async () => {
    await expect(isEncrypted('?sslmode=verify-full')).rejects.toThrow(/self-signed certificate/)
    expect(await isEncrypted('')).toBe(false)
  })
})
