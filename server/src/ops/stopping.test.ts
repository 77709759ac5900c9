import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copyEmbedded } from '../testing/embedded-copies.ts'
import { bicycle, PASSWORD } from '../testing/people.ts'
import { openBalancer, type Running, startServer } from '../testing/processes.ts'
import { createPostgres, hasPostgres, type OwnPostgres } from '../testing/servers.ts'

const ended = (server: Running) => new Promise<number | null>((resolve) => server.process.once('exit', (code) => resolve(code)))

/** One request on a connection that is kept for the next, as browsers and proxies do. */
const ask = (agent: Agent, url: string, options: { method?: string; body?: object; token?: string } = {}) =>
  new Promise<{ status: number; body: string }>((resolve, reject) => {
    const { method = 'GET', body, token } = options
    const headers = { ...(body ? { 'content-type': 'application/json' } : {}), ...(token ? { authorization: token } : {}) }
    const asked = request(url, { method, agent, headers }, (answer) => {
      let text = ''
      answer.on('data', (chunk) => (text += chunk))
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: text }))
      answer.on('error', reject)
    })
    asked.on('error', reject)
    asked.end(body ? JSON.stringify(body) : undefined)
  })

/** Of the servers that are alone, one after another. */
let own: string
beforeAll(async () => {
  own = await mkdtemp(join(tmpdir(), 'feria-stop-'))
  await copyEmbedded(own)
})
afterAll(() => rm(own, { recursive: true, force: true }))

test('one process that is stopped answers open requests, and ends by itself', { timeout: 60_000 }, async () => {
  const server = await startServer({ DATA_DIR: own })
  const agent = new Agent({ keepAlive: true, maxSockets: 20 })
  // Hashing a password takes long enough to be under way when the signal comes.
  const asked = Array.from({ length: 5 }, (_, n) =>
    ask(agent, `${server.url}/api/v1/auth/register`, {
      method: 'POST',
      body: { name: 'Ana', email: `ana${n}@feria.example`, password: PASSWORD },
    }),
  )
  await Promise.race(asked)
  const end = ended(server)
  server.process.kill('SIGTERM')
  server.process.kill('SIGTERM')
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(asked.map(() => 201))
  expect(await end).toBe(0)
  agent.destroy()
})

test("one process whose open request arrives whole only after the signal does not wait for the client's kept connection", {
  timeout: 60_000,
}, async () => {
  const server = await startServer({ DATA_DIR: own })
  const agent = new Agent({ keepAlive: true })
  const body = JSON.stringify({ name: 'Ana', email: 'ana@feria.example', password: PASSWORD })
  const headers = { 'content-type': 'application/json', 'content-length': body.length }
  const slow = request(`${server.url}/api/v1/auth/register`, { method: 'POST', agent, headers })
  const answered = new Promise<number>((resolve, reject) => {
    slow.on('response', (answer) => answer.resume().on('end', () => resolve(answer.statusCode ?? 0)))
    slow.on('error', reject)
  })
  slow.write(body.slice(0, 10))
  await sleep(300)
  const end = ended(server)
  server.process.kill('SIGTERM')
  await sleep(300)
  slow.end(body.slice(10))
  expect(await answered).toBe(201)
  expect(await end).toBe(0)
  agent.destroy()
})

test('one process that stops under load refuses connections or answers them, and cuts none off', {
  timeout: 60_000,
}, async () => {
  const server = await startServer({ DATA_DIR: own })
  const outcomes: string[] = []
  // As a balancer that does not ask: whoever is refused goes elsewhere, whoever was cut off cannot know what became of it.
  const load = async () => {
    for (;;) {
      const outcome = await ask(new Agent(), `${server.url}/api/v1/products`).then(
        ({ status }) => String(status),
        (error: NodeJS.ErrnoException) => error.code ?? error.message,
      )
      outcomes.push(outcome)
      if (outcome !== '200') return
    }
  }
  const running = Array.from({ length: 24 }, load)
  await expect.poll(() => outcomes.length).toBeGreaterThan(200)
  server.process.kill('SIGTERM')
  await Promise.all(running)
  expect(new Set(outcomes)).toEqual(new Set(['200', 'ECONNREFUSED']))
})

describe.skipIf(!hasPostgres)('several processes behind a balancer', () => {
  let postgres: OwnPostgres
  let dir: string
  let servers: Running[] = []
  let balancer: Awaited<ReturnType<typeof openBalancer>>
  const start = () => startServer({ DATA_DIR: dir, DATABASE_URL: postgres.url, STOP_DELAY_SECONDS: '2' })
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'feria-stop-'))
    postgres = await createPostgres()
    servers = [await start(), await start()]
    balancer = await openBalancer(() => servers.map(({ port }) => port))
  }, 90_000)
  afterAll(async () => {
    await balancer?.close()
    await Promise.all(servers.map((server) => server.kill()))
    await postgres?.drop()
    if (dir) await rm(dir, { recursive: true, force: true })
  }, 60_000)

  test('are replaced one after another under load without a failed request', { timeout: 120_000 }, async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 12 })
    const { body } = await ask(agent, `${balancer.url}/api/v1/auth/register`, {
      method: 'POST',
      body: { name: 'Ana', email: 'ana@feria.example', password: PASSWORD },
    })
    const { token } = JSON.parse(body) as { token: string }
    let isOver = false
    let count = 0
    const failures: string[] = []
    const load = async (what: () => Promise<{ status: number; body: string }>, wanted: number) => {
      while (!isOver) {
        const answer = await what().catch((error: Error) => ({ status: 0, body: error.message }))
        count += 1
        if (answer.status !== wanted) failures.push(`${answer.status} ${answer.body.slice(0, 200)}`)
        await sleep(5)
      }
    }
    const running = [
      ...Array.from({ length: 6 }, () => load(() => ask(agent, `${balancer.url}/api/v1/products`), 200)),
      ...Array.from({ length: 3 }, () =>
        load(() => ask(agent, `${balancer.url}/api/v1/products`, { method: 'POST', body: bicycle, token }), 201),
      ),
    ]
    for (let turn = 0; turn < 2; turn++) {
      const next = await start()
      const leaving = servers[0] as Running
      const end = ended(leaving)
      leaving.process.kill('SIGTERM')
      // A balancer asks every second or so; until it knows, it goes on sending.
      await sleep(300)
      const health = await ask(new Agent(), `${leaving.url}/health/ready`)
      expect([health.status, JSON.parse(health.body).status]).toEqual([503, 'stopping'])
      servers = [...servers.slice(1), next]
      expect(await end).toBe(0)
    }
    const before = count
    while (count < before + 50) await sleep(20)
    isOver = true
    await Promise.all(running)
    agent.destroy()
    expect(failures).toEqual([])
    expect(count).toBeGreaterThan(100)
  })
})
