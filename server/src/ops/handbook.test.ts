import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Cluster, startPostgres } from '../../../scripts/lib/postgres.mjs'
import { commands } from '../cli/commands.ts'
import { settings } from '../config.ts'
import { copyEmbedded } from '../testing/embedded-copies.ts'
import { PASSWORD } from '../testing/people.ts'
import { startServer } from '../testing/processes.ts'
import { hasPostgres } from '../testing/servers.ts'
import { type LoopbackSmtp, openLoopbackSmtp } from '../testing/smtp.ts'

const project = fileURLToPath(new URL('../../../', import.meta.url))
const handbook = readFileSync(join(project, 'docs', 'OPERATIONS.md'), 'utf8')
/** What is set for Node or compose.yaml, and words in capitals. */
const NOT_OURS = ['NODE', 'NODE_EXTRA_CA_CERTS', 'BIND', 'STORE_URL', 'SIGTERM', 'ID', 'COMMAND', 'DIR', 'FOLDER', 'BACKUP', 'PUT']

/** The commands of the blocks of a language, under the heading before each. */
const blocksOf = (language: string): { heading: string; text: string }[] => {
  const form = /^## ([^\n]+)$|^```([^\n]*)\n(.*?)^```$/gms
  let heading = ''
  return [...handbook.matchAll(form)].flatMap(([, title, named, text = '']) => {
    heading = title ?? heading
    return named === language ? [{ heading, text }] : []
  })
}

describe('the handbook', () => {
  test('names commands and settings that there are', () => {
    const named = [...handbook.matchAll(/npm run feria -- (\S+)/g)].map(([, name = '']) => name.replace(/[`;.,]+$/, ''))
    expect(named.length).toBeGreaterThan(15)
    expect(named.filter((name) => !(name in commands) && name !== '--help')).toEqual([])
    const written = [...handbook.matchAll(/`([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*)(?:=[^`]*)?`/g)].map(([, name = '']) => name)
    expect(written.length).toBeGreaterThan(40)
    expect(written.filter((name) => !(name in settings.shape) && !NOT_OURS.includes(name))).toEqual([])
  })

  test('leads to files that are there', () => {
    const links = [...handbook.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, link = '']) => join(project, 'docs', link))
    expect(links.length).toBeGreaterThan(10)
    expect(links.filter((link) => !existsSync(link))).toEqual([])
  })

  test('has every block of commands tried, but for those of Kubernetes; machine.test.ts tries those that change a machine', () => {
    expect(blocksOf('sh').map(({ heading }) => heading)).toEqual(['Kubernetes'])
    expect(blocksOf('sh tried').length).toBeGreaterThan(5)
  })
})

describe.skipIf(!hasPostgres)('the commands of the handbook', () => {
  let cluster: Cluster
  let smtp: LoopbackSmtp
  let dir: string
  const ends: (() => Promise<unknown>)[] = []
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'feria-handbook-'))
    ends.push(() => rm(dir, { recursive: true, force: true }))
    cluster = await startPostgres()
    ends.push(cluster.stop)
    smtp = await openLoopbackSmtp({ disabledCommands: ['STARTTLS', 'AUTH'] })
    ends.push(smtp.close)
  }, 120_000)
  afterAll(async () => {
    for (const end of ends.toReversed()) await end()
  }, 60_000)

  /** Runs a block as written, with the places of this machine; fails with what it printed. */
  const run = async (text: string, env: Record<string, string>): Promise<string> => {
    const [version = ''] = (await readdir('/usr/lib/postgresql').catch(() => [])).sort((a, b) => Number(b) - Number(a))
    const path = [join('/usr/lib/postgresql', version, 'bin'), dirname(process.execPath), '/usr/bin', '/bin'].join(delimiter)
    const here = text
      .replaceAll('/etc/feria.env', join(dir, 'feria.env'))
      .replaceAll('/var/', `${dir}/`)
      .replaceAll('localhost:5432', `127.0.0.1:${cluster.port}`)
    const ofClients = { PGHOST: '127.0.0.1', PGPORT: String(cluster.port), PGUSER: 'feria' }
    const options = { cwd: project, env: { ...ofClients, ...env, PATH: path, HOME: dir }, timeout: 120_000 }
    return new Promise((resolve, reject) =>
      execFile('sh', ['-e', '-c', here], options, (error, out, err) => (error ? reject(new Error(`${here}\n${out}${err}`)) : resolve(out))),
    )
  }
  const under = (heading: string) => blocksOf('sh tried').filter((block) => block.heading === heading)

  test('of the first day, of every night, for secrets and for a backup do what they say', { timeout: 300_000 }, async () => {
    const production = {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://feria.example',
      TRUSTED_PROXIES: '1',
      DATABASE_URL: cluster.url,
      DATA_DIR: join(dir, 'lib', 'feria'),
      SMTP_URL: smtp.url,
      SMTP_TLS: 'opportunistic',
      MAIL_FROM: 'hola@feria.example',
    }
    await writeFile(
      join(dir, 'feria.env'),
      Object.entries(production)
        .map(([name, value]) => `${name}=${value}\n`)
        .join(''),
    )
    const [begin, admin, nightly] = under('The first day').map(({ text }) => text)
    expect(await run(begin ?? '', {})).toMatch(/The database is up to date\..*ok +database/s)
    // In production it would not say at which port it listens.
    const server = await startServer({ DATABASE_URL: cluster.url, DATA_DIR: production.DATA_DIR })
    ends.push(server.kill)
    const body = JSON.stringify({ name: 'Ana', email: 'ana@example.com', password: PASSWORD })
    const headers = { 'content-type': 'application/json' }
    expect((await fetch(`${server.url}/api/v1/auth/register`, { method: 'POST', headers, body })).status).toBe(201)

    expect(await run(admin ?? '', production)).toMatch(/has the role admin.*The mail server took the letter to ana@example\.com/s)
    expect(smtp.taken.map(String).filter((letter) => letter.includes('Prueba de correo'))).toHaveLength(1)
    expect(await run(nightly ?? '', production)).toMatch(/The books are right\..*Jobs that are tried once more: 0\./s)
    const [secrets] = under('Turning secrets')
    expect(await run(secrets?.text ?? '', production)).toMatch(/signed with a new key.*Older keys that are forgotten: \d/s)
    const [backup] = under('Backup and restore')
    expect(await run(backup?.text ?? '', production)).toMatch(/backups\/feria\/2.*The books are right\./s)
  })

  test('out of the embedded database move everything', { timeout: 120_000 }, async () => {
    const embedded = { DATA_DIR: join(dir, 'embedded') }
    await copyEmbedded(embedded.DATA_DIR)
    const server = await startServer(embedded)
    const body = JSON.stringify({ name: 'Eva', email: 'eva@example.com', password: PASSWORD })
    const headers = { 'content-type': 'application/json' }
    expect((await fetch(`${server.url}/api/v1/auth/register`, { method: 'POST', headers, body })).status).toBe(201)
    server.process.kill('SIGTERM')
    await new Promise((ended) => server.process.once('exit', ended))
    const [block] = under('Moving out of the embedded database')
    expect(await run(block?.text ?? '', embedded)).toMatch(/ok +database/)
    const again = await startServer({ ...embedded, DATABASE_URL: `postgres://feria@127.0.0.1:${cluster.port}/feria_moved` })
    ends.push(again.kill)
    const login = JSON.stringify({ email: 'eva@example.com', password: PASSWORD })
    expect((await fetch(`${again.url}/api/v1/auth/login`, { method: 'POST', headers, body: login })).status).toBe(200)
  })
})
