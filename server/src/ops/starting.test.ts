import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '../../../scripts/lib/free-port.mjs'
import { compiled } from '../testing/compiled.ts'
import { copyEmbedded } from '../testing/embedded-copies.ts'
import { createPostgres, hasPostgres } from '../testing/servers.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

let dir: string
let taken: Server
let takenPort: string
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'feria-start-'))
  taken = createServer()
  taken.listen(0, '127.0.0.1')
  await once(taken, 'listening')
  takenPort = String((taken.address() as AddressInfo).port)
})
afterAll(async () => {
  taken.close()
  await rm(dir, { recursive: true, force: true })
})

const run = (settings: Record<string, string>, cwd = dir) => {
  const env = { NODE: process.execPath, PORT: '0', DEMO: 'no', DATA_DIR: join(dir, 'data'), ...settings }
  const child = spawn(compiled.node, [compiled.main], { env, cwd, stdio: ['ignore', 'pipe', 'pipe'] })
  return { child, output: textOf(child) }
}
const textOf = (child: ChildProcess) => {
  const output = { text: '' }
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output.text += chunk))
  return output
}
/** A start that fails: what it said, its code, and the milliseconds from its last word to its end. */
const failing = async (settings: Record<string, string>) => {
  const { child, output } = run(settings)
  let lastWordAt = performance.now()
  child.stderr?.on('data', () => (lastWordAt = performance.now()))
  const hang = setTimeout(() => child.kill('SIGKILL'), 40_000)
  const [code] = await once(child, 'exit')
  clearTimeout(hang)
  return { code, text: output.text, ms: performance.now() - lastWordAt }
}

describe('a failed start gives its reason in one line and ends with code 1 within 5 s', () => {
  test('a port in use is tried before a demo market is prepared', { timeout: 60_000 }, async () => {
    const data = join(dir, 'never')
    const { code, text, ms } = await failing({ PORT: takenPort, DEMO: 'yes', DATA_DIR: data })
    expect([code, text]).toEqual([1, `Feria could not start: port ${takenPort} is taken by another program: stop it, or set PORT.\n`])
    expect(ms).toBeLessThan(5000)
    await expect(readdir(data)).rejects.toThrow('ENOENT')
  })

  test('a metrics port in use: it never reports that it is ready', { timeout: 60_000 }, async () => {
    const { code, text, ms } = await failing({ METRICS_PORT: takenPort })
    expect(code).toBe(1)
    expect(text).toContain(`port ${takenPort} is taken by another program: stop it, or set METRICS_PORT.`)
    expect(text).not.toContain('is ready')
    expect(ms).toBeLessThan(5000)
  })

  test('a data folder that cannot be written', { timeout: 60_000 }, async () => {
    const file = join(dir, 'file')
    await writeFile(file, '')
    const { code, ms } = await failing({ DATA_DIR: join(file, 'data') })
    expect(code).toBe(1)
    expect(ms).toBeLessThan(5000)
  })

  test.skipIf(!hasPostgres)('a failing migration, also for lack of a right, which is named', { timeout: 120_000 }, async () => {
    const postgres = await createPostgres()
    await postgres.db.db.execute(sql`create table categories (id int)`)
    const broken = await failing({ DATABASE_URL: postgres.url })
    expect([broken.code, broken.text]).toEqual([1, expect.stringMatching(/^Feria could not start: .*"categories" already exists.*\n$/)])
    expect(broken.ms).toBeLessThan(5000)
    await postgres.drop()
    const strict = await createPostgres()
    const role = `nadie_${Math.random().toString(36).slice(2)}`
    await strict.db.db.execute(sql.raw(`create role ${role} login`))
    const url = new URL(strict.url)
    url.username = role
    const { code, text, ms } = await failing({ DATABASE_URL: url.href })
    expect([code, text]).toEqual([
      1,
      expect.stringMatching(/^Feria could not start: the role nadie_\w+ may not create tables.*GRANT CREATE.*\n$/),
    ])
    expect(ms).toBeLessThan(5000)
    await strict.db.db.execute(sql.raw(`drop role ${role}`))
    await strict.drop()
  })

  test('an address of another database, and invalid settings', { timeout: 60_000 }, async () => {
    const { code, text } = await failing({ DATABASE_URL: 'mysql://ana@db.example/feria' })
    expect([code, text]).toEqual([1, expect.stringContaining('DATABASE_URL: must begin with postgres:// or postgresql://')])
  })
})

describe('a start', () => {
  test('reads .env from the working directory; variables already set win; misspelt ones and halves are reported', {
    timeout: 120_000,
  }, async () => {
    const place = await mkdtemp(join(dir, 'place-'))
    await writeFile(join(place, '.env'), 'BRAND_NAME=Trueque\nPORT=1\nDATABSE_URL=postgres://nowhere\nMAIL_FROM=hola@feria.example\n')
    const { child, output } = run({ DATA_DIR: join(place, 'data') }, place)
    await expect.poll(() => output.text, { timeout: 90_000 }).toContain('Trueque is ready: http://localhost:')
    expect(output.text).toContain('DATABSE_URL is no setting: did you mean DATABASE_URL?')
    expect(output.text).toContain('Nothing comes of MAIL_FROM without SMTP_URL: set SMTP_URL too.')
    expect(output.text).not.toContain('not found')
    const [, port] = /ready: http:\/\/localhost:(\d+)/.exec(output.text) ?? []
    const page = await (await fetch(`http://127.0.0.1:${port}/acerca`)).text()
    expect(page).toContain('Acerca de Trueque')
    expect(page).not.toMatch(/\bFeria\b/)
    child.kill('SIGTERM')
    await once(child, 'exit')
  })

  test('prints everything as JSON where a program reads it, at any log level', { timeout: 180_000 }, async () => {
    await copyEmbedded(join(dir, 'read'))
    const { child, output } = run({ DATA_DIR: join(dir, 'read'), LOG_LEVEL: 'silent' })
    await expect.poll(() => output.text, { timeout: 170_000 }).toContain('Embedded database')
    child.kill('SIGTERM')
    await once(child, 'exit')
    const lines = output.text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(lines).toMatchObject([{ level: 30, msg: expect.stringContaining('Feria is ready: http://localhost:') }, { level: 30 }])
  })

  test('npm lives as long as the server that it started, which finishes its work', { timeout: 240_000 }, async () => {
    await copyEmbedded(join(dir, 'npm'))
    const port = await freePort()
    // What a developer's own .env may say of services is nothing here.
    const none = ['DATABASE_URL', 'DATABASE_REPLICA_URL', 'REDIS_URL', 'SMTP_URL', 'S3_BUCKET', 'METRICS_PORT'].map((name) => `${name}=`)
    const own = [`PORT=${port}`, 'DEMO=no', `DATA_DIR=${join(dir, 'npm')}`, 'STOP_DELAY_SECONDS=3', ...none]
    const npm = spawn('env', [...own, 'npm', 'start'], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    const output = textOf(npm)
    await expect.poll(() => output.text, { timeout: 200_000 }).toContain('is ready')
    npm.kill('SIGTERM')
    await sleep(1500)
    const ready = await fetch(`http://127.0.0.1:${port}/health/ready`)
    expect([ready.status, npm.exitCode, npm.signalCode]).toEqual([503, null, null])
    await once(npm, 'exit')
    await expect(fetch(`http://127.0.0.1:${port}/health/live`)).rejects.toThrow()
  })
})
