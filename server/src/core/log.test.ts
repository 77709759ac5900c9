import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCard, aMember, aProduct, PASSWORD, type Person } from '../testing/people.ts'
import { listen } from '../testing/sockets.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { createLog } from './log.ts'

const lines: string[] = []
const log = createLog({ LOG_LEVEL: 'trace' }, { write: (line: string) => void lines.push(line) })
let testApp: TestApp
let ana: Person
beforeAll(async () => {
  testApp = await createTestApp({ log })
  ana = await aMember(testApp)
})
afterAll(() => testApp.close())

/** A request whose every statement fails, so that its error is logged with all that hangs on it. */
const brokenly = async <T>(work: () => Promise<T>): Promise<T> => {
  const broken = testApp.engines.db.db as unknown as { execute: unknown; _: unknown }
  const { execute } = broken
  broken.execute = () => Promise.reject(new Error(`Failed query: select 1\nparams: ${ana.email},${ana.token}`))
  const answer = await work()
  broken.execute = execute
  return answer
}

test('an error is logged with the id in the answer', { timeout: 60_000 }, async () => {
  lines.length = 0
  const { status, headers } = await brokenly(() => testApp.call('GET', '/api/v1/orders/contacts', { token: ana.token }))
  const line = lines.map((text) => JSON.parse(text)).find(({ err }) => err)
  expect([status, line.reqId]).toEqual([500, headers['x-request-id']])
  expect(line.err).toMatchObject({ type: expect.stringMatching(/./), message: expect.stringMatching(/./) })
})

test('no password, token, cookie or card is ever in the log', async () => {
  lines.length = 0
  const product = await aProduct(testApp, ana)
  const card = await aCard(testApp, 'FUND')
  const order = { products: [{ productId: product.id }], cardToken: card, paymentMethod: 'credit' }
  const beto = await aMember(testApp, 'Beto')
  await testApp.call('POST', '/api/v1/orders', { token: beto.token, body: order, headers: { cookie: 'visita=galleta-secreta' } })
  await testApp.call('POST', '/api/v1/auth/login', { body: { email: ana.email, password: 'otra clave 99' } })
  await brokenly(() => testApp.call('GET', '/api/v1/chat/unread', { token: ana.token, headers: { cookie: 'visita=galleta-secreta' } }))
  // What a careless line might hand over.
  const error = Object.assign(new Error('Failed query: insert\nparams: ana@feria.example,hash'), {
    code: '23505',
    detail: 'Key (email)=(ana@feria.example) already exists.',
    config: { headers: { authorization: `Bearer ${ana.token}` } },
    cause: new Error(`POST https://u:clave@pagos.example failed with Bearer ${ana.token} for 4509 9535 6623 3704`),
  })
  log.error({ err: error }, 'x')
  log.info({
    body: { password: PASSWORD, deep: { token: ana.token, cardToken: card } },
    token: ana.token,
    cookie: 'visita=galleta-secreta',
  })
  log.info({
    req: { headers: { authorization: ana.token, cookie: 'visita=galleta-secreta' } },
    card: { number: '4509953566233704', cvc: '123' },
  })
  const all = lines.join('')
  expect(lines.length).toBeGreaterThanOrEqual(3)
  expect(all).toContain('23505')
  for (const secret of [
    PASSWORD,
    'otra clave 99',
    ana.token,
    beto.token,
    card,
    'galleta-secreta',
    '4509953566233704',
    '4509 9535',
    'u:clave',
  ])
    expect(all).not.toContain(secret)
  expect(all).not.toContain('ana@feria.example')
})

test('with a setting each answer has a line: the pattern of its route and the id of its member, no path, query or address', async () => {
  const own: Record<string, unknown>[] = []
  const write = (line: string) => void own.push(JSON.parse(line))
  const logging = await createTestApp({ log: createLog({ LOG_LEVEL: 'info' }, { write }), settings: { ACCESS_LOG: 'true' } })
  const eva = await aMember(logging, 'Eva')
  const product = await aProduct(logging, eva)
  own.length = 0
  const url = await listen(logging)
  const headers = { authorization: eva.token, 'x-forwarded-for': '203.0.113.9' }
  const answers: Response[] = []
  for (const path of [`/api/v1/products/${product.id}`, '/api/v1/products?q=una+sorpresa', '/mails/no-es-una-ficha', '/api/v1/nada'])
    answers.push(await fetch(url + path, path.includes('?') ? {} : { headers }))
  const sizes = await Promise.all(answers.map(async (answer) => (await answer.arrayBuffer()).byteLength))
  const lines = own.filter(({ msg }) => msg === 'request')
  expect(lines.map(({ method, route, status, userId }) => [method, route, status, userId])).toEqual([
    ['GET', '/api/v1/products/:id', 200, eva.id],
    ['GET', '/api/v1/products', 200, undefined],
    ['GET', '/mails/:token', 400, eva.id],
    ['GET', 'none', 404, undefined],
  ])
  expect(lines.map(({ reqId }) => reqId)).toEqual(answers.map((answer) => answer.headers.get('x-request-id')))
  for (const { ms } of lines) expect(ms).toBeGreaterThan(0)
  // Its head too, so more than a small body; a large one is compressed.
  expect(lines[2]?.bytes).toBeGreaterThan(sizes[2] ?? 0)
  expect(lines[1]?.bytes).toBeGreaterThan(100)
  const text = JSON.stringify(lines)
  for (const secret of [product.id, 'sorpresa', 'no-es-una-ficha', 'nada', '203.0.113.9', '127.0.0.1']) expect(text).not.toContain(secret)
  await logging.close()
})

test('without the setting no answer has one', async () => {
  lines.length = 0
  await testApp.call('GET', '/api/v1/categories', { token: ana.token })
  expect(lines).toEqual([])
})

test('readable lines log the same, and redact as much', () => {
  let output = ''
  const write = (line: string) => {
    output += line
  }
  const human = createLog({ LOG_LEVEL: 'info', LOG_FORMAT: 'human' }, { write })
  human.debug('unheard')
  human.warn({ orderId: 7, token: 'galleta-secreta', err: new Error('Failed query: insert\nparams: ana@feria.example') }, 'a refund waits')
  expect(output).toMatch(/^\[\d\d:\d\d:\d\d\] WARN: a refund waits .*"orderId":7/)
  expect(output).toContain('log.test.ts')
  expect(output).not.toMatch(/unheard|galleta-secreta|ana@feria|"level"/)
})

/** What a log of its own wrote of something. */
const written = (details: object, message?: string): Record<string, unknown> => {
  let output = ''
  const write = (line: string) => {
    output += line
  }
  const own = createLog({ LOG_LEVEL: 'trace' }, { write })
  own.child({ request: 'r'.repeat(900) }).error(details, message)
  return JSON.parse(output)
}
const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values((value ?? {}) as object).flatMap((inner) => textsIn(inner))

test('no value in the log is longer than 500 characters', () => {
  const long = 'ñ'.repeat(2000)
  const cause = new Error(`${long} at its root`)
  const line = written({ err: new Error(long, { cause }), body: { deep: [{ text: long }] } }, long)
  const texts = textsIn(line)
  expect(texts.length).toBeGreaterThan(6)
  for (const text of texts) expect(text.length).toBeLessThanOrEqual(500)
  expect(line).toMatchObject({ level: 50, msg: `${'ñ'.repeat(499)}…`, body: { deep: [{ text: `${'ñ'.repeat(499)}…` }] } })
})

test('a thrown value is logged with its message, whether it is an error or not', () => {
  expect(written({ err: { name: 'ErrnoError', message: 'no space', errno: 51, secret: 'x' } }).err).toEqual({
    type: 'ErrnoError',
    message: 'no space',
    code: 51,
  })
  expect(written({ err: Object.assign(Object.create(null), { code: 'EIO' }) }).err).toEqual({ type: 'object', message: '', code: 'EIO' })
  expect(written({ err: new AggregateError([new Error('one'), new Error('other')], 'all') }).err).toMatchObject({
    message: 'all',
    errors: [{ message: 'one' }, { message: 'other' }],
  })
  expect(written({ err: 'plain' }).err).toBe('plain')
  expect(written({ err: undefined }).err).toBe(undefined)
})

test('the stack of an error names our own files, without its message', () => {
  const { stack, message } = written({ err: new Error('here') }).err as { stack: string; message: string }
  expect(message).toBe('here')
  expect(stack.split('\n')[0]).toMatch(/^at .*server\/src\/core\/log\.test\.ts:\d+/)
  expect(stack).not.toMatch(/node:internal|here/)
})
