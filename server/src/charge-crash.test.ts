import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { OwnProduct } from '@feria/contract/catalogue'
import type { Order } from '@feria/contract/orders'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Loopback, openLoopback } from './testing/mercadopago.ts'
import { bicycle, PASSWORD } from './testing/people.ts'
import { type Running, startServer } from './testing/processes.ts'

const SECRET = 'secreto de los avisos'
const cli = fileURLToPath(new URL('./cli.ts', import.meta.url))

let dir: string
let loopback: Loopback
let server: Running
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'feria-charge-'))
  loopback = await openLoopback({ secret: SECRET, now: () => new Date() })
})
afterEach(() => server?.kill())
afterAll(async () => {
  await loopback?.close()
  await rm(dir, { recursive: true, force: true })
})

const settings = () => ({
  DATA_DIR: dir,
  MERCADOPAGO_ACCESS_TOKEN: loopback.accessToken,
  MERCADOPAGO_PUBLIC_KEY: 'APP_USR-publica',
  MERCADOPAGO_WEBHOOK_SECRET: SECRET,
  MERCADOPAGO_URL: loopback.url,
})
const call = async <T>(method: string, path: string, body?: object, headers: Record<string, string> = {}): Promise<T> => {
  const answer = await fetch(server.url + path, {
    method,
    headers: { ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return (await answer.json()) as T
}
const register = async (name: string) =>
  (await call<{ token: string }>('POST', '/api/v1/auth/register', { name, email: `${name}@feria.example`, password: PASSWORD })).token

const buyerOf = (authorization: string, productId: string, key: string) => ({
  buy: () =>
    call<Order & { error?: string; message?: string }>(
      'POST',
      '/api/v1/orders',
      { products: [{ productId }], cardToken: 'tok_APRO_una:450995', paymentMethod: 'credit' },
      { authorization, 'idempotency-key': key },
    ),
  mine: async () => (await call<Order[]>('GET', '/api/v1/orders', undefined, { authorization }))[0],
})

test('a server that dies between the charge and its own commit pays the order once it is back, and charges once', {
  timeout: 120_000,
}, async () => {
  server = await startServer(settings())
  const [ana, beto] = [await register('ana'), await register('beto')]
  const product = await call<OwnProduct>('POST', '/api/v1/products', { ...bicycle, price: 1500, currency: 'ARS' }, { authorization: ana })
  // The provider has charged; its answer meets nobody.
  loopback.beforeAnswer = async (request) => {
    if (request !== 'POST /v1/payments') return
    loopback.beforeAnswer = null
    await server.kill()
    throw new Error('nobody is there')
  }
  const buy = () =>
    call<Order>(
      'POST',
      '/api/v1/orders',
      { products: [{ productId: product.id }], cardToken: 'tok_APRO_una:450995', paymentMethod: 'credit' },
      { authorization: beto, 'idempotency-key': 'compra-cortada' },
    )
  await expect(buy()).rejects.toThrow()
  expect([...loopback.payments.values()].map(({ status }) => status)).toEqual(['approved'])
  server = await startServer(settings())
  const mine = async () => (await call<Order[]>('GET', '/api/v1/orders', undefined, { authorization: beto }))[0]
  expect((await mine())?.status).toBe('reservada')
  const [paid] = [...loopback.payments.values()]
  const { headers, query, body } = await loopback.notice(String(paid?.id))
  await call(
    'POST',
    `/api/v1/payments/notifications?${new URLSearchParams(query as Record<string, string>)}`,
    body as object,
    headers as Record<string, string>,
  )
  await expect.poll(async () => (await mine())?.status, { timeout: 20_000 }).toBe('pendiente')
  expect((await buy()).status).toBe('pendiente')
  expect(loopback.payments.size).toBe(1)
  const keys = loopback.requests.filter(({ call }) => call === 'POST /v1/payments').map(({ key }) => key)
  expect(new Set(keys).size).toBe(1)
  await server.kill()
  const { stdout } = await promisify(execFile)(process.execPath, [cli, 'ledger-check'], { env: settings(), cwd: dir })
  expect(stdout).toContain('The books are right.')
})

test('an order killed in mid-charge is settled within 60 s by what the provider says, without its notice', {
  timeout: 120_000,
}, async () => {
  server = await startServer(settings())
  const [carla, dario] = [await register('carla'), await register('dario')]
  const product = await call<OwnProduct>('POST', '/api/v1/products', { ...bicycle, price: 1700, currency: 'ARS' }, { authorization: carla })
  const { buy, mine } = buyerOf(dario, product.id, 'compra-sin-aviso')
  loopback.beforeAnswer = async (request) => {
    if (request !== 'POST /v1/payments') return
    loopback.beforeAnswer = null
    await server.kill()
    throw new Error('nobody is there')
  }
  const begun = performance.now()
  await expect(buy()).rejects.toThrow()
  server = await startServer(settings())
  expect(await mine()).toMatchObject({ status: 'reservada', isPaymentPending: true })
  await expect.poll(async () => (await mine())?.status, { timeout: 60_000 - (performance.now() - begun) }).toBe('pendiente')
  expect([...loopback.payments.values()].filter(({ transaction_amount }) => transaction_amount === 1700)).toHaveLength(1)
})

test('a provider that hangs holds a purchase for 12 s at most; the buyer is told, and the order is paid within 120 s of its answer', {
  timeout: 200_000,
}, async () => {
  server = await startServer(settings())
  const [emma, fede] = [await register('emma'), await register('fede')]
  const product = await call<OwnProduct>('POST', '/api/v1/products', { ...bicycle, price: 1900, currency: 'ARS' }, { authorization: emma })
  const { buy, mine } = buyerOf(fede, product.id, 'compra-colgada')
  // Everything that it is asked, for longer than the purchase waits.
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  loopback.beforeAnswer = () => answered
  const begun = performance.now()
  const told = await buy()
  expect(performance.now() - begun).toBeLessThan(13_000)
  expect(told).toMatchObject({ error: 'payments.unavailable', message: expect.stringContaining('No pudimos confirmar el pago') })
  expect(await mine()).toMatchObject({ status: 'reservada', isPaymentPending: true, can: { pay: false } })
  answer()
  loopback.beforeAnswer = null
  await expect.poll(async () => (await mine())?.status, { timeout: 120_000 }).toBe('pendiente')
  expect([...loopback.payments.values()].filter(({ transaction_amount }) => transaction_amount === 1900)).toHaveLength(1)
})
