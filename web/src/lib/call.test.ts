import * as api from '@feria/contract/routes'
import { afterEach, expect, test, vi } from 'vitest'
import { addressOf, CallError, call, callPage, explain, nextCursor } from './call.ts'
import { mayRetry } from './query-client.ts'
import { useSession } from './session.ts'

const ana = {
  id: '1',
  name: 'Ana',
  email: 'ana@example.com',
  phone: null,
  address: null,
  role: 'user' as const,
  imageUrl: null,
  accountType: 'individuo' as const,
  hasSellerPage: true,
  isEmailConfirmed: true,
  mustConfirmEmail: false,
  pendingEmail: null,
  acceptedTerms: null,
  restriction: null,
  createdAt: '',
}
const answering = (status: number, body: unknown, headers: Record<string, string> = {}) => {
  const fetched = vi.fn(
    async (..._: Parameters<typeof fetch>) => new Response(body === undefined ? null : JSON.stringify(body), { status, headers }),
  )
  vi.stubGlobal('fetch', fetched)
  return fetched
}

afterEach(() => {
  vi.unstubAllGlobals()
  useSession.setState({ token: null, user: null, endedBy: null })
})

test('params fill the path and empty query values are left out', () => {
  expect(addressOf({ path: '/api/v1/products/:id' }, { params: { id: 'a b/c' } })).toBe('/api/v1/products/a%20b%2Fc')
  expect(addressOf({ path: '/api/v1/products' }, { query: { search: 'tele visor', category: '', limit: 0, page: undefined } })).toBe(
    '/api/v1/products?search=tele+visor&limit=0',
  )
})

test('[ACC-60] the stored token is sent with every call', async () => {
  useSession.setState({ token: 'secret', user: ana })
  const fetched = answering(200, { message: 'ok' })
  await call(api.accounts.logout, {})
  expect(fetched.mock.calls[0]?.[1]?.headers).toMatchObject({ authorization: 'Bearer secret' })
})

test("[LIM-10] a refusal carries the server's sentence, under message or msg, and its fields", async () => {
  answering(400, { error: 'bad-input', msg: 'Ese email no es válido.', requestId: 'r1', fields: { email: 'Ese email no es válido.' } })
  const error = await call(api.accounts.forgotPassword, { body: { email: 'x' } }).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(CallError)
  expect(error).toMatchObject({ status: 400, code: 'bad-input', message: 'Ese email no es válido.', requestId: 'r1' })
  expect((error as CallError).fields).toEqual({ email: 'Ese email no es válido.' })
})

test("no answer is offline; a foreign answer falls back to the screen's message", async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch')
  })
  const offline = await call(api.accounts.logout, {}).catch((thrown: unknown) => thrown)
  expect(offline).toMatchObject({ status: 0, code: 'offline', message: 'No pudimos conectarnos. Intentá de nuevo.' })
  expect(explain(offline, 'Error en el registro')).toBe('No pudimos conectarnos. Intentá de nuevo.')
  vi.stubGlobal('fetch', async () => new Response('<html>Bad gateway</html>', { status: 502 }))
  const broken = await call(api.accounts.logout, {}).catch((thrown: unknown) => thrown)
  expect(explain(broken, 'Error en el registro')).toBe('Error en el registro')
  expect([mayRetry(0, offline), mayRetry(2, offline), mayRetry(1, broken)]).toEqual([true, false, true])
  expect(mayRetry(0, new CallError(404))).toBe(false)
})

test('a cancelled call is no network failure', async () => {
  const left = new AbortController()
  vi.stubGlobal('fetch', async () => {
    left.abort('gone')
    throw new TypeError('Failed to fetch')
  })
  const leaving = call(api.accounts.logout, {}, { signal: left.signal })
  await expect(leaving).rejects.toBeInstanceOf(TypeError)
})

test('[ACC-57] a session unknown to the server is cleared; wrong credentials clear none', async () => {
  useSession.setState({ token: 'old', user: ana })
  answering(401, { error: 'accounts.bad-credentials', message: 'Credenciales incorrectas' })
  await call(api.accounts.login, { body: { email: 'a@b.c', password: 'x' } }).catch(() => undefined)
  expect(useSession.getState().token).toBe('old')
  answering(401, { error: 'accounts.sign-in', message: 'Iniciá sesión para continuar.' })
  await call(api.favorites.ids, {}).catch(() => undefined)
  expect(useSession.getState()).toMatchObject({ token: null, user: null, endedBy: 'server' })
})

test('a page reads its cursor from the Link header', async () => {
  answering(200, [{ id: '1' }], { link: '<https://feria.example/api/v1/products?cursor=a%2Bb&limit=20>; rel="next"' })
  expect(await callPage(api.catalogue.list, { query: {} })).toEqual({ items: [{ id: '1' }], next: 'a+b' })
  expect(nextCursor(null)).toBeNull()
  expect(nextCursor('</api/v1/products?cursor=x>; rel="prev"')).toBeNull()
  expect(nextCursor('</api/v1/products?limit=5&cursor=x>; rel=next')).toBe('x')
})
