import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { OwnProduct } from '@feria/contract/catalogue/schemas'
import type { Order } from '@feria/contract/orders/schemas'
import { afterAll, describe, test } from 'vitest'
import { compiled } from '../testing/compiled.ts'
import { openLoopback } from '../testing/mercadopago.ts'
import { bicycle, PASSWORD } from '../testing/people.ts'
import { startServer } from '../testing/processes.ts'
import { createPostgres, hasPostgres } from '../testing/servers.ts'

const SECRET = 'secreto de los avisos'

/** What is open, to be closed at the end. */
const open: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const close of open.toReversed()) await close()
})

/** A Feria of its own, with a provider that can be made to hang or to meet nobody; a seller, a buyer, and a product of so many pesos. */
const aShop = async (price: number) => {
  const dir = await mkdtemp(join(tmpdir(), 'feria-charge-'))
  const loopback = await openLoopback({ secret: SECRET, now: () => new Date() })
  const postgres = hasPostgres ? await createPostgres() : undefined
  const settings = {
    DATA_DIR: dir,
    ...(postgres && { DATABASE_URL: postgres.url }),
    MERCADOPAGO_ACCESS_TOKEN: loopback.accessToken,
    MERCADOPAGO_PUBLIC_KEY: 'APP_USR-publica',
    MERCADOPAGO_WEBHOOK_SECRET: SECRET,
    MERCADOPAGO_URL: loopback.url,
  }
  let server = await startServer(settings)
  open.push(
    () => rm(dir, { recursive: true, force: true }),
    async () => postgres?.drop(),
    loopback.close,
    () => server.kill(),
  )
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
  const [seller, authorization] = [await register('ana'), await register('beto')]
  const fields = { ...bicycle, price, currency: 'ARS' }
  const { id: productId } = await call<OwnProduct>('POST', '/api/v1/products', fields, { authorization: seller })
  return {
    loopback,
    settings,
    call,
    buy: () =>
      call<Order & { error?: string; message?: string }>(
        'POST',
        '/api/v1/orders',
        { products: [{ productId }], cardToken: 'tok_APRO_una:450995', paymentMethod: 'credit' },
        { authorization, 'idempotency-key': 'una-compra' },
      ),
    mine: async () => (await call<Order[]>('GET', '/api/v1/orders', undefined, { authorization }))[0],
    kill: () => server.kill(),
    startAgain: async () => {
      server = await startServer(settings)
    },
    /** The provider charges; its answer meets nobody. */
    dieInMidCharge: () => {
      loopback.beforeAnswer = async (request) => {
        if (request !== 'POST /v1/payments') return
        loopback.beforeAnswer = null
        await server.kill()
        throw new Error('nobody is there')
      }
    },
  }
}

// Each waits for minutes of the provider's and of Feria's own: they wait together.
describe.concurrent('an interrupted charge', () => {
  test('a server that dies between the charge and its own commit pays the order once it is back, and charges once', {
    timeout: 120_000,
  }, async ({ expect }) => {
    const { loopback, settings, call, buy, mine, kill, startAgain, dieInMidCharge } = await aShop(1500)
    dieInMidCharge()
    await expect(buy()).rejects.toThrow()
    expect([...loopback.payments.values()].map(({ status }) => status)).toEqual(['approved'])
    await startAgain()
    expect((await mine())?.status).toBe('reservada')
    const [paid] = [...loopback.payments.values()]
    const { headers, query, body } = await loopback.notification(String(paid?.id))
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
    await kill()
    const { stdout } = await promisify(execFile)(process.execPath, [compiled.cli, 'ledger-check'], {
      env: settings,
      cwd: settings.DATA_DIR,
    })
    expect(stdout).toContain('The books are right.')
  })

  test("an order killed in mid-charge is resolved within 60 s by the provider's state, without its webhook", {
    timeout: 120_000,
  }, async ({ expect }) => {
    const { loopback, buy, mine, startAgain, dieInMidCharge } = await aShop(1700)
    dieInMidCharge()
    const begun = performance.now()
    await expect(buy()).rejects.toThrow()
    await startAgain()
    expect(await mine()).toMatchObject({ status: 'reservada', isPaymentPending: true })
    await expect.poll(async () => (await mine())?.status, { timeout: 60_000 - (performance.now() - begun) }).toBe('pendiente')
    expect(loopback.payments.size).toBe(1)
  })

  test('a provider that hangs holds a purchase for 12 s at most; the buyer is told so, and the order is paid within 120 s of its answer', {
    timeout: 200_000,
  }, async ({ expect }) => {
    const { loopback, buy, mine } = await aShop(1900)
    // Everything that it is asked, for longer than the purchase waits.
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
    loopback.beforeAnswer = () => answered
    const begun = performance.now()
    const refusal = await buy()
    expect(performance.now() - begun).toBeLessThan(13_000)
    expect(refusal).toMatchObject({ error: 'payments.unavailable', message: expect.stringContaining('No pudimos confirmar el pago') })
    expect(await mine()).toMatchObject({ status: 'reservada', isPaymentPending: true, can: { pay: false } })
    answer()
    loopback.beforeAnswer = null
    await expect.poll(async () => (await mine())?.status, { timeout: 120_000 }).toBe('pendiente')
    expect(loopback.payments.size).toBe(1)
  })
})
