import { act } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useSession } from '../../lib/session.ts'
import { runHook } from '../../testing/run-hook.tsx'
import type { Basket } from './basket.ts'
import { useCheckout } from './use-checkout.ts'

const basket = { orderId: null, lines: [{ name: 'Mesa' }], total: 10 } as unknown as Basket
const refusal = (error: string, status: number) => Response.json({ error, message: 'El precio cambió.' }, { status })
const answers: (() => Response | Promise<Response>)[] = []
const sent: { key: string; body: { orderId: string } }[] = []
const left: string[] = []
const askAgain = vi.fn(async () => undefined)
const reserve = vi.fn(async () => 'o1')

beforeEach(() => {
  for (const list of [answers, sent, left]) list.length = 0
  vi.clearAllMocks()
  vi.spyOn(location, 'assign').mockImplementation((address) => void left.push(String(address)))
  vi.stubGlobal('fetch', async (_address: string, { headers, body }: RequestInit) => {
    sent.push({ key: (headers as Record<string, string>)['idempotency-key'] ?? '', body: JSON.parse(String(body)) })
    return answers.shift()?.()
  })
  useSession.setState({ token: null, user: null })
})
const open = () => runHook(() => useCheckout(['https://pay.example'], { reserve, askAgain }))

test("a checkout is paid at the provider's page, for the order that it placed, and continues when the member returns", async () => {
  answers.push(() => new Response('https://pay.example/1'))
  const page = open()
  await act(async () => page.result.current.start(basket))
  expect([left, page.result.current.isStarting, sent[0]?.body.orderId]).toEqual([['https://pay.example/1'], true, 'o1'])
  await act(async () => page.result.current.start(basket))
  expect(sent).toHaveLength(1)
  await act(async () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
  expect(page.result.current.isStarting).toBe(false)
  answers.push(() => new Response('/sandbox/checkout/2'))
  await act(async () => page.result.current.start({ ...basket, orderId: 'o7' }))
  expect([left.at(-1), sent[1]?.body.orderId, sent[1]?.key === sent[0]?.key]).toEqual([`${location.origin}/sandbox/checkout/2`, 'o7', true])
  expect(reserve).toHaveBeenCalledTimes(1)
})

test('a failure shows why; another price asks for consent, and a refusal ends the key', async () => {
  answers.push(
    () => Promise.reject(new TypeError('no network')),
    () => refusal('payments.other-price', 409),
    () => new Response('https://evil.example/'),
  )
  const page = open()
  const failures: (string | null)[] = []
  for (let tries = 0; tries < 3; tries++) {
    await act(async () => page.result.current.start(basket))
    failures.push(page.result.current.failure)
    expect([page.result.current.isStarting, askAgain.mock.calls.length]).toEqual([false, tries === 0 ? 0 : 1])
  }
  const general = 'Hubo un error al iniciar el pago. Intenta de nuevo.'
  expect(failures).toEqual([general, 'El precio cambió.', general])
  expect(left).toEqual([])
  expect([sent[0]?.key === sent[1]?.key, sent[1]?.key === sent[2]?.key]).toEqual([true, false])
})
