// @vitest-environment happy-dom
import '../../../testing/leave-nothing.ts'
import type { ResaleTransaction } from '@feria/contract/reselling/schemas'
import { act } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { runHook } from '../../../testing/run-hook.tsx'
import { useTransactionActions } from './use-transaction-actions.ts'

const show = vi.hoisted(() => vi.fn())
vi.mock('@mantine/notifications', () => ({ notifications: { show } }))

const whatsappUrl = 'https://wa.me/5491155551234?text=Hola'
const answers: { whatsapp?: Response; pay?: Response } = {}
const newTab = () => ({ close: vi.fn(), opener: 'us' as unknown, location: { replace: vi.fn() } })
let tab: ReturnType<typeof newTab> | null
const messages = () => show.mock.calls.map(([notification]) => notification.message)

beforeEach(() => {
  show.mockClear()
  tab = newTab()
  vi.stubGlobal('open', () => tab)
  vi.stubGlobal('fetch', async (address: string) => answers[address.includes('whatsapp') ? 'whatsapp' : 'pay']?.clone())
})
const open = () => runHook(() => useTransactionActions({ id: 't1' } as ResaleTransaction))
const start = async () => {
  const transactionActions = open()
  await act(async () => transactionActions.result.current.openChat())
  await expect.poll(() => transactionActions.result.current.isOpening).toBe(false)
  return transactionActions
}
const whatsapp = (body: object, status = 200) => {
  answers.whatsapp = Response.json(body, { status })
}

test('a chat opens in a tab of its own, which has no access to this page', async () => {
  whatsapp({ whatsappUrl, isSent: false })
  await start()
  expect(tab?.location.replace).toHaveBeenCalledExactlyOnceWith(whatsappUrl)
  expect([tab?.opener, tab?.close.mock.calls.length]).toEqual([null, 0])
})

test('a message sent automatically, or not at all, leaves no empty tab', async () => {
  whatsapp({ whatsappUrl, isSent: true })
  await start()
  expect([tab?.close.mock.calls.length, tab?.location.replace.mock.calls.length]).toEqual([1, 0])
  tab = newTab()
  whatsapp({ error: 'reselling.bad-step', message: 'Todavía no.' }, 409)
  await start()
  expect([tab?.close.mock.calls.length, tab?.location.replace.mock.calls.length]).toEqual([1, 0])
  expect(messages().at(-1)).toBe('Error al iniciar el chat de WhatsApp: Todavía no.')
})

test('where the browser opens no tab the address of the chat is shown', async () => {
  tab = null
  whatsapp({ whatsappUrl, isSent: false })
  const transactionActions = await start()
  expect(transactionActions.result.current.chat).toBe(whatsappUrl)
})

test('the payment link is copied to the clipboard at once', async () => {
  answers.pay = Response.json({ paymentLink: 'https://feria.example/resale/l1?t=x' })
  const transactionActions = open()
  await act(async () => transactionActions.result.current.makeLink())
  await expect.poll(() => navigator.clipboard.readText()).toBe('https://feria.example/resale/l1?t=x')
  await expect.poll(messages).toHaveLength(1)
})
