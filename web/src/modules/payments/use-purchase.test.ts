import type { Order } from '@feria/contract/orders/schemas'
import type { KeptCard } from '@feria/contract/payments/schemas'
import { act } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useSession } from '../../lib/session.ts'
import { runHook } from '../../testing/run-hook.tsx'
import type { Basket } from './basket.ts'
import type { Payable } from './checkout-gate.tsx'
import { useFreeOrder } from './use-free-order.ts'
import { usePurchase } from './use-purchase.ts'

const basket = { orderId: null, productId: 'p1', total: 100, currency: 'USD', due: null } as Basket
const options = { provider: 'sandbox', tokenUrl: '/sandbox/card-tokens' }
const payable = { basket, options } as Payable
const card = { number: '4509 9535 6623 3704', name: 'APRO', expiry: '11/30', cvc: '123' }
const order = (status: Order['status'], isPaymentPending = false) => ({ id: 'o1', status, isPaymentPending })
const refusal = (error: string, status: number) => ({ status, body: { error, message: 'No.' } })
type Answer = ReturnType<typeof order> | ReturnType<typeof refusal> | null

const target = { kind: 'product', id: 'p1', cardType: 'credit' } as const
let asked: { address: string; key: string | undefined; body: Record<string, unknown> }[]

/** The server answers a purchase with each of these in turn; null is no answer at all. */
const answering = (...answers: Answer[]) =>
  vi.stubGlobal('fetch', async (address: string, { headers, body }: RequestInit) => {
    if (address === options.tokenUrl) return Response.json({ id: `token-${asked.length + 1}` })
    asked.push({ address, key: (headers as Record<string, string>)['idempotency-key'], body: JSON.parse(String(body)) })
    const answer = answers.shift()
    if (!answer) throw new TypeError('no network')
    return 'body' in answer ? Response.json(answer.body, { status: answer.status }) : Response.json(answer, { status: 201 })
  })
const keys = () => asked.map(({ key }) => key)

beforeEach(() => {
  asked = []
  useSession.setState({ token: null, user: null })
})
test('a purchase without an answer is retried under its key, also after a reload, and its success ends the key', async () => {
  answering(null, refusal('too-many', 429), order('pendiente'), order('pendiente'))
  const first = runHook(() => usePurchase(target, 'credit'))
  expect([first.result.current.hasBegun, first.result.current.wasUnsure]).toEqual([false, false])
  await act(async () => first.result.current.pay(payable, card))
  expect(first.result.current).toMatchObject({ hasBegun: true, isDone: false, isPaying: false, failure: { kind: 'retry' } })
  first.unmount()
  const second = runHook(() => usePurchase(target, 'credit'))
  expect([second.result.current.hasBegun, second.result.current.wasUnsure]).toEqual([true, true])
  await act(async () => second.result.current.pay(payable, card))
  await act(async () => second.result.current.pay(payable, card))
  expect(second.result.current).toMatchObject({ isDone: true, failure: null })
  expect(new Set(keys()).size).toBe(1)
  expect(asked[0]?.body).toEqual({
    cardToken: 'token-1',
    paymentMethod: 'credit',
    total: 100,
    currency: 'USD',
    products: [{ productId: 'p1', quantity: 1 }],
  })
  second.unmount()
  const next = runHook(() => usePurchase(target, 'credit'))
  expect([next.result.current.hasBegun, next.result.current.wasUnsure]).toEqual([false, false])
  await act(async () => next.result.current.pay(payable, card))
  expect(new Set(keys()).size).toBe(2)
})

test('a refused card is followed by another under the same key; a refused purchase by a new one', async () => {
  answering(
    refusal('payments.rejected', 402),
    refusal('payments.other-price', 409),
    order('cancelada'),
    order('reservada'),
    order('pendiente'),
  )
  const page = runHook(() => usePurchase(target, 'credit'))
  const kinds: unknown[] = []
  for (let tries = 0; tries < 5; tries++) {
    await act(async () => page.result.current.pay(payable, card))
    kinds.push(page.result.current.failure?.kind ?? 'paid')
  }
  expect(kinds).toEqual(['card', 'price', 'retry', 'unsure', 'paid'])
  const [one, two, three, four, five] = keys()
  expect([one === two, two === three, three === four, four === five]).toEqual([true, false, false, true])
})

test('a typed card is kept where that is asked for; a kept one is named, and followed by another under its key', async () => {
  answering(order('pendiente'), refusal('payments.rejected', 402), order('pendiente'))
  const page = runHook(() => usePurchase(target, 'credit'))
  await act(async () => page.result.current.pay(payable, card, true))
  const kept = { id: 'k1', providerId: 'card_1', cardType: 'debit' } as KeptCard
  const sent: unknown[] = []
  const server = fetch
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    if (address === options.tokenUrl) sent.push(JSON.parse(String(init.body)))
    return server(address, init)
  })
  await act(async () => page.result.current.pay(payable, { kept, cvc: '123' }))
  expect(page.result.current.failure?.kind).toBe('card')
  await act(async () => page.result.current.pay(payable, card))
  expect(sent).toEqual([{ cardId: 'card_1', cvc: '123' }, card])
  expect(asked.map(({ body }) => [body.cardId, body.paymentMethod, body.keepCard])).toEqual([
    [undefined, 'credit', true],
    ['k1', 'debit', undefined],
    [undefined, 'credit', undefined],
  ])
  expect(keys()[1]).toBe(keys()[2])
})

test('a second press while a purchase is in progress pays nothing', async () => {
  answering(order('pendiente'))
  const page = runHook(() => usePurchase(target, 'debit'))
  await act(async () => {
    const pay = () => page.result.current.pay(payable, card)
    const [paid, again] = await Promise.all([pay(), pay()])
    expect([paid, again]).toEqual([order('pendiente'), null])
  })
  expect(asked).toHaveLength(1)
})

test('an order is paid unchanged, and a resale through its link', async () => {
  answering(order('pendiente'), order('pendiente'))
  const own = runHook(() => usePurchase({ kind: 'order', id: 'o1', cardType: 'debit' }, 'debit'))
  await act(async () => own.result.current.pay(payable, card))
  const resale = runHook(() => usePurchase({ kind: 'resale', id: 'l1', cardType: 'debit', t: 'firma' }, 'debit'))
  await act(async () => resale.result.current.pay(payable, card))
  expect(asked.map(({ address }) => address.replace('/api/v1/', ''))).toEqual(['orders/o1/pay', 'resale/l1/orders'])
  expect(asked.map(({ body }) => [body.t, body.total])).toEqual([
    [undefined, undefined],
    ['firma', 100],
  ])
})

test('a free order without an answer is retried under its key, a refused one under a new one', async () => {
  answering(null, order('pendiente'), refusal('payments.other-price', 409), order('pendiente'))
  const otherPrice = vi.fn()
  const done: boolean[] = []
  const page = runHook(() => useFreeOrder(target, otherPrice))
  const press = () => act(async () => void done.push((await page.result.current.order({ ...basket, total: 0 })) !== null))
  await press()
  expect(page.result.current).toMatchObject({ isBusy: false, failure: expect.stringContaining('conectar') })
  await press()
  expect(page.result.current).toMatchObject({ isBusy: true, failure: null })
  page.unmount()
  const next = runHook(() => useFreeOrder(target, otherPrice))
  for (const _ of [1, 2]) await act(async () => void done.push((await next.result.current.order({ ...basket, total: 0 })) !== null))
  expect(done).toEqual([false, true, false, true])
  expect(otherPrice).toHaveBeenCalledTimes(1)
  const [one, two, three, four] = keys()
  expect([one === two, two === three, three === four]).toEqual([true, false, false])
})
