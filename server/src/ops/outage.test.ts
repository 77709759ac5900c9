import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { OwnProduct } from '@feria/contract/catalogue/schemas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '../../../scripts/lib/free-port.mjs'
import { type Cluster, startPostgres } from '../../../scripts/lib/postgres.mjs'
import { callsTo } from '../testing/over-http.ts'
import { bicycle, PASSWORD } from '../testing/people.ts'
import { type Running, startServer } from '../testing/processes.ts'
import { createPostgres, hasPostgres, hasRedis, type OwnPostgres } from '../testing/servers.ts'
import { connect } from '../testing/sockets.ts'

describe.skipIf(!hasPostgres)('PostgreSQL that restarts under load', () => {
  let cluster: Cluster
  let server: Running
  let dir: string
  const { call, register } = callsTo(() => server.url)
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'feria-outage-'))
    cluster = await startPostgres()
    server = await startServer({ DATA_DIR: dir, DATABASE_URL: cluster.url })
  }, 120_000)
  afterAll(async () => {
    await server?.kill()
    await cluster?.stop()
    if (dir) await rm(dir, { recursive: true, force: true })
  }, 60_000)

  test('loses nothing that was answered, is reported as busy, and serves again within 5 s', { timeout: 120_000 }, async () => {
    const token = await register('ana')
    const answered: string[] = []
    const statuses = new Set<number>()
    let isOver = false
    let lastAt = 0
    const write = async () => {
      while (!isOver) {
        const { status, body } = await call<OwnProduct>('POST', '/api/v1/products', { body: bicycle, token })
        statuses.add(status)
        if (status === 201) {
          answered.push(body.id)
          lastAt = performance.now()
        } else await sleep(20)
      }
    }
    const writers = Promise.all(Array.from({ length: 6 }, write))
    for (const how of ['fast', 'immediate'] as const) {
      const before = answered.length
      while (answered.length < before + 30) await sleep(10)
      await cluster.end(how)
      await sleep(300)
      await cluster.start()
      const up = performance.now()
      while (lastAt < up) await sleep(5)
      expect(performance.now() - up).toBeLessThan(5000)
    }
    const before = answered.length
    while (answered.length < before + 30) await sleep(10)
    isOver = true
    await writers
    expect([...statuses].filter((status) => ![201, 503].includes(status))).toEqual([])
    const found = await Promise.all(answered.map(async (id) => (await call('GET', `/api/v1/products/${id}`)).status))
    expect(found.filter((status) => status !== 200)).toEqual([])
    expect(new Set(answered).size).toBe(answered.length)
    expect((await call<{ status: string }>('GET', '/health/ready')).body.status).toBe('ok')
  })
})

describe.skipIf(!hasPostgres || !hasRedis)('Redis that is down', () => {
  let postgres: OwnPostgres
  let redis: ChildProcess | undefined
  let port: number
  let server: Running
  let dir: string
  const { call } = callsTo(() => server.url)
  const startRedis = async (...more: string[]) => {
    redis = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', ...more], {
      stdio: 'pipe',
    })
    for await (const chunk of redis.stdout ?? []) if (String(chunk).includes('Ready to accept connections')) break
  }
  const ready = async () => (await call<{ status: string }>('GET', '/health/ready')).body.status
  const becomes = async (wanted: string) => {
    const end = Date.now() + 8000
    while ((await ready()) !== wanted) {
      if (Date.now() > end) throw new Error(`It did not become ${wanted}.`)
      await sleep(50)
    }
  }
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'feria-outage-'))
    port = await freePort()
    postgres = await createPostgres()
  }, 60_000)
  afterAll(async () => {
    await server?.kill()
    redis?.kill('SIGKILL')
    await postgres?.drop()
    if (dir) await rm(dir, { recursive: true, force: true })
  })

  test('at the start, in between and hanging: presence and sockets degrade cleanly and recover with it, limits hold', {
    timeout: 120_000,
  }, async () => {
    const settings = { DATA_DIR: dir, DATABASE_URL: postgres.url, REDIS_URL: `redis://127.0.0.1:${port}`, RATE_LIMITS: 'true' }
    server = await startServer({ ...settings, LOG_LEVEL: 'info', METRICS_TOKEN: 'secreto-de-las-metricas' })
    const metric = async (name: string) => {
      const answer = await fetch(`${server.url}/metrics`, { headers: { authorization: 'Bearer secreto-de-las-metricas' } })
      return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(await answer.text())?.[1])
    }
    const logged: string[] = []
    server.process.stdout?.on('data', (chunk) => logged.push(...(String(chunk).match(/Redis is (away|back)/g) ?? [])))
    expect(await ready()).toBe('degraded')
    const register = async (name: string) =>
      call<{ token: string; user: { id: string } }>('POST', '/api/v1/auth/register', {
        body: { name, email: `${name}@feria.example`, password: PASSWORD },
      })
    const { status, body } = await register('ana')
    expect(status).toBe(201)
    const { token, user } = body
    /** Sixty wrong sign-ins at once, by what they were answered. */
    const guesses = async (email: string) => {
      const guess = () => call('POST', '/api/v1/auth/login', { body: { email, password: 'no es esta' }, token })
      const statuses = (await Promise.all(Array.from({ length: 60 }, guess))).map(({ status }) => status)
      return Object.fromEntries([...new Set(statuses)].map((one) => [one, statuses.filter((status) => status === one).length]))
    }
    const works = async () => {
      const from = performance.now()
      expect((await call('GET', '/api/v1/products', { token })).status).toBe(200)
      const client = await connect(server.url, token)
      expect((await client.emit('joinNotificationChannel', { userId: user.id })).error).toBeUndefined()
      client.close()
      expect(performance.now() - from).toBeLessThan(5000)
    }
    await works()

    await startRedis()
    await becomes('ok')
    expect(await metric('feria_redis_up')).toBe(1)
    await works()
    redis?.kill('SIGKILL')
    await becomes('degraded')
    expect(await metric('feria_redis_up')).toBe(0)
    expect(await metric('feria_redis_reconnections_total')).toBeGreaterThan(0)
    await works()
    expect((await register('beto')).status).toBe(201)
    expect(await guesses('ana@feria.example')).toEqual({ 401: 10, 429: 50 })
    expect((await call('GET', '/api/v1/users/me/sessions', { token })).status).toBe(200)

    await startRedis()
    await becomes('ok')
    redis?.kill('SIGSTOP')
    await becomes('degraded')
    expect(await metric('feria_redis_up')).toBe(0)
    await works()
    expect(await guesses('beto@feria.example')).toEqual({ 429: 60 })
    redis?.kill('SIGCONT')
    await becomes('ok')
    await works()
    expect(server.process.exitCode).toBeNull()
    expect(logged).toEqual(['Redis is back', 'Redis is away', 'Redis is back'])
  })

  test('a Redis that refuses us is reported at the start', { timeout: 60_000 }, async () => {
    redis?.kill('SIGKILL')
    await startRedis('--requirepass', 'otra')
    const settings = { DATA_DIR: dir, DATABASE_URL: postgres.url, REDIS_URL: `redis://:clave@127.0.0.1:${port}` }
    await expect(startServer(settings)).rejects.toThrow(/could not start: .*(AUTH|WRONGPASS)/)
  })
})
