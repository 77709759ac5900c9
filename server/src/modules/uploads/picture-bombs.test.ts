import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ErrorAnswer } from '@feria/contract/errors'
import type { Picture } from '@feria/contract/uploads/schemas'
import { UPLOAD_PART_BYTES, UPLOAD_PATH } from '@feria/contract/uploads/values'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Bomb, makeBombs } from '../../engines/pictures/bombs.ts'
import { PASSWORD } from '../../testing/people.ts'
import { type Running, startServer } from '../../testing/processes.ts'
import { createPostgres, hasPostgres, type OwnPostgres } from '../../testing/servers.ts'

/** What all processes of a server may take together while it is attacked. */
const MAX_MB = 450
const isWatchable = hasPostgres && process.platform === 'linux'

let dir: string
let postgres: OwnPostgres
let server: Running
let token: string
let bombs: Bomb[]
beforeAll(async () => {
  if (!isWatchable) return
  dir = await mkdtemp(join(tmpdir(), 'feria-bombs-'))
  postgres = await createPostgres()
  server = await startServer({ DATA_DIR: dir, DATABASE_URL: postgres.url })
  const ana = { name: 'Ana', email: 'ana@feria.example', password: PASSWORD }
  const headers = { 'content-type': 'application/json' }
  const joined = await fetch(`${server.url}/api/v1/auth/register`, { method: 'POST', headers, body: JSON.stringify(ana) })
  token = ((await joined.json()) as { token: string }).token
  bombs = await makeBombs()
}, 120_000)
afterAll(async () => {
  await server?.kill()
  await postgres?.drop()
  if (dir) await rm(dir, { recursive: true, force: true })
})

type Sent = Promise<{ status: number; body: Picture & ErrorAnswer }>

const call = async <T = Picture & ErrorAnswer>(method: string, path: string, body?: RequestInit['body'], type?: string) => {
  const headers = { authorization: token, ...(type ? { 'content-type': type } : {}) }
  const answer = await fetch(server.url + path, { method, headers, ...(body ? { body } : {}) })
  return { status: answer.status, body: (await answer.json()) as T }
}

const sendWhole = (bytes: Buffer): Sent => {
  const body = new FormData()
  body.set('file', new Blob([new Uint8Array(bytes)]), 'foto.jpg')
  return call('POST', UPLOAD_PATH, body)
}

const sendParts = async (bytes: Buffer): Sent => {
  const size = JSON.stringify({ bytes: bytes.length })
  const { id, parts } = (await call<{ id: string; parts: number }>('POST', `${UPLOAD_PATH}/parts`, size, 'application/json')).body
  const partOf = (n: number) => new Uint8Array(bytes.subarray((n - 1) * UPLOAD_PART_BYTES, n * UPLOAD_PART_BYTES))
  const put = (n: number) => call('PUT', `${UPLOAD_PATH}/parts/${id}/${n}`, partOf(n), 'application/octet-stream')
  await Promise.all(Array.from({ length: parts }, (_, i) => put(i + 1)))
  return call('POST', `${UPLOAD_PATH}/parts/${id}/finish`)
}

const codeOf = ({ status, body }: Awaited<Sent>) => (status === 200 ? 'taken' : body.error)

const readNumber = async (path: string, name: string): Promise<number> =>
  Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(await readFile(path, 'utf8').catch(() => ''))?.[1] ?? 0)

/** Megabytes of the server and of all that it started; what they share, such as Node itself, counts once. */
const residentMb = async (): Promise<number> => {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const parents = await Promise.all(pids.map(async (pid) => ({ pid, parent: String(await readNumber(`/proc/${pid}/status`, 'PPid')) })))
  const ours = new Set([String(server.process.pid)])
  for (const { pid, parent } of parents) if (ours.has(parent)) ours.add(pid)
  const shares = await Promise.all([...ours].map((pid) => readNumber(`/proc/${pid}/smaps_rollup`, 'Pss')))
  return shares.reduce((sum, kB) => sum + kB / 1024, 0)
}

const watch = () => {
  let most = 0
  const timer = setInterval(
    () =>
      void residentMb().then((mb) => {
        most = Math.max(most, mb)
      }),
    50,
  )
  return { stop: () => clearInterval(timer), most: () => most }
}

test.skipIf(!isWatchable)('twenty bombs at once fail no other picture and take at most 450 MB', { timeout: 300_000 }, async () => {
  const photo = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#1f6f54' } })
    .jpeg()
    .toBuffer()
  const memory = watch()
  const sent = bombs.map(
    async ({ name, bytes }, i): Promise<[string, string]> => [name, codeOf(await (i % 3 === 0 ? sendParts : sendWhole)(bytes))],
  )
  const good = await sendWhole(photo)
  const answers = await Promise.all(sent)
  memory.stop()
  expect([good.status, good.body.width, good.body.height]).toEqual([200, 1280, 960])
  const [heavy, refused] = [bombs.filter(({ expected }) => expected === 'taken'), bombs.filter(({ expected }) => expected !== 'taken')]
  const answered = new Map(answers)
  expect(refused.map(({ name }) => [name, answered.get(name)])).toEqual(refused.map(({ name, expected }) => [name, expected]))
  for (const { name } of heavy) expect(['taken', 'uploads.too-heavy'], name).toContain(answered.get(name))
  expect(memory.most()).toBeGreaterThan(100)
  expect(memory.most()).toBeLessThanOrEqual(MAX_MB)
  expect(codeOf(await sendWhole(photo))).toBe('taken')
  // Beside the bombs a slow machine may need more than its time for the heaviest that is allowed, but not by itself.
  for (const { name, bytes } of heavy) expect([name, codeOf(await sendWhole(bytes))]).toEqual([name, 'taken'])
})
