import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSession } from '../../../lib/session.ts'
import { answering, refused } from '../../../testing/answering.ts'
import { show } from '../../../testing/show.tsx'
import { HandOver } from './hand-over.tsx'
import { sendCodesLater } from './later.ts'
import { texts } from './texts.ts'

const KEY = 'delivery-outbox:sara:venta'
const CALL = 'POST orders/venta/delivered'
const delivered = { id: 'venta', status: 'completada', heldUntil: null }

beforeEach(() => useSession.setState({ token: 'ficha', user: { id: 'sara', name: 'Sara' } as never, isRestored: true }))
afterEach(() => {
  localStorage.clear()
  useSession.setState({ token: null, user: null })
  vi.unstubAllGlobals()
})

const network = (isOn: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOn)
const open = async (at = '/sales/venta') => {
  const shown = show(<HandOver sale={{ orderId: 'venta' }} isMain />, at)
  if (!at.includes('#')) fireEvent.click(screen.getByRole('button', { name: texts.open }))
  return { ...shown, field: await screen.findByLabelText<HTMLInputElement>(texts.label) }
}
const submit = (field: HTMLInputElement, code: string) => {
  fireEvent.change(field, { target: { value: code } })
  fireEvent.click(screen.getByRole('button', { name: texts.submit }))
}

test('a code is sent as it was typed, and a wrong one stays in the sheet with the reason', async () => {
  const bodies: unknown[] = []
  answering({ [CALL]: (body: unknown) => (bodies.push(body) === 1 ? refused(400, 'orders.bad-code') : delivered) })
  const { field } = await open()
  expect([field.inputMode, field.autocomplete]).toEqual(['numeric', 'off'])
  submit(field, '111111')
  await screen.findByText('Ahora no.')
  submit(field, '222222')
  await screen.findByText(texts.done)
  expect(bodies).toEqual([{ code: '111111' }, { code: '222222' }])
  expect(localStorage.getItem(KEY)).toBeNull()
})

test('without a connection it waits on this device and says so; with one it is sent, once', async () => {
  const isOnline = network(false)
  const calls = answering({ [CALL]: delivered })
  const { field } = await open()
  submit(field, '222222')
  await screen.findByText(texts.waiting)
  expect(calls).toEqual([])
  const stop = sendCodesLater()
  isOnline.mockReturnValue(true)
  dispatchEvent(new Event('online'))
  dispatchEvent(new Event('online'))
  await screen.findByText(texts.done)
  await waitFor(() => expect(screen.queryByText(texts.waiting)).toBeNull())
  expect(calls.filter((call) => call === CALL)).toHaveLength(1)
  expect(localStorage.getItem(KEY)).toBeNull()
  stop()
})

test('an answer that never came leaves it waiting, also for the next visit; «Avisar ahora» sends it', async () => {
  let isAway = true
  answering({ [CALL]: () => (isAway ? Promise.reject(new TypeError('offline')) : delivered) })
  const { field, unmount } = await open()
  submit(field, '222222')
  await screen.findByText(texts.waiting)
  unmount()
  show(<HandOver sale={{ orderId: 'venta' }} isMain />)
  isAway = false
  fireEvent.click(await screen.findByRole('button', { name: texts.retry }))
  await screen.findByText(texts.done)
})

test('what is refused when it is sent later stays on the page of its sale, and another code can be loaded', async () => {
  localStorage.setItem(KEY, JSON.stringify({ code: '111111', refusal: null }))
  const calls = answering({ [CALL]: () => refused(400, 'orders.bad-code') })
  show(<HandOver sale={{ orderId: 'venta' }} isMain />)
  expect(screen.getByText(texts.waiting)).toBeTruthy()
  const stop = sendCodesLater()
  await waitFor(() => expect(screen.queryAllByText(texts.refused('Ahora no.')).length).toBeGreaterThan(0))
  expect(screen.getByRole('button', { name: texts.open })).toBeTruthy()
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual({ code: '111111', refusal: 'Ahora no.' })
  // What waits of another sale is sent with the next connection; what was refused is not.
  localStorage.setItem('delivery-outbox:sara:otra', JSON.stringify({ code: '333333', refusal: null }))
  dispatchEvent(new Event('online'))
  await waitFor(() => expect(calls).toContain('POST orders/otra/delivered'))
  expect(calls.filter((call) => call === CALL)).toHaveLength(1)
  stop()
})

test('too many tries for now: it is sent another time', async () => {
  localStorage.setItem(KEY, JSON.stringify({ code: '111111', refusal: null }))
  const calls = answering({ [CALL]: () => refused(429, 'too-many') })
  const stop = sendCodesLater()
  await waitFor(() => expect(calls).toEqual([CALL]))
  await waitFor(() => expect(JSON.parse(localStorage.getItem(KEY) ?? '{}')).toEqual({ code: '111111', refusal: null }))
  stop()
})

test('a code that waits is forgotten by who signs out, and kept where the server ended the session', () => {
  for (const [by, left] of [
    ['server', true],
    ['member', false],
  ] as const) {
    localStorage.setItem(KEY, JSON.stringify({ code: '111111', refusal: null }))
    useSession.setState({ token: 'ficha', user: { id: 'sara', name: 'Sara' } as never })
    useSession.getState().signOut(by)
    expect(localStorage.getItem(KEY) !== null, by).toBe(left)
  }
})

test('who comes by the QR finds its code filled in, and no more in the address', async () => {
  const { field } = await open('/sales/venta#entrega=048291')
  expect(field.value).toBe('048291')
  await waitFor(() => expect(location.hash).toBe(''))
})

/** A browser with a camera, which sees these codes one after another. */
const camera = (seen: string[], getUserMedia: () => Promise<unknown>) => {
  class BarcodeDetector {
    static getSupportedFormats = async () => ['qr_code']
    detect = async () => seen.splice(0, 1).map((rawValue) => ({ rawValue }))
  }
  vi.stubGlobal('BarcodeDetector', BarcodeDetector)
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true })
}

test('the camera reads the code of this sale alone, and is let go', async () => {
  const stop = vi.fn()
  const seen = ['hola', 'https://feria.example/sales/otra#entrega=111111', 'https://feria.example/sales/venta#entrega=048291']
  camera(seen, async () => ({ getTracks: () => [{ stop }] }))
  vi.spyOn(HTMLMediaElement.prototype, 'srcObject', 'set').mockImplementation(() => undefined)
  const { field } = await open()
  fireEvent.click(await screen.findByRole('button', { name: texts.scan }))
  await screen.findByText(texts.notOurs)
  await screen.findByText(texts.otherSale)
  await waitFor(() => expect(field.value).toBe('048291'))
  expect(stop).toHaveBeenCalledOnce()
})

test.each([
  ['NotAllowedError', texts.camera.refused],
  ['NotFoundError', texts.camera.none],
  ['NotReadableError', texts.camera.busy],
])('a camera that does not open says why, and the numbers can be typed: %s', async (name, sentence) => {
  camera([], () => Promise.reject(new DOMException('no', name)))
  const { field } = await open()
  fireEvent.click(await screen.findByRole('button', { name: texts.scan }))
  await screen.findByText(sentence)
  fireEvent.click(screen.getByRole('button', { name: texts.stop }))
  await waitFor(() => expect(screen.queryByText(sentence)).toBeNull())
  expect(field.disabled).toBe(false)
})

test('a browser that reads no QR says how else it goes', async () => {
  await open()
  await screen.findByText(texts.noReader)
  expect(screen.queryByRole('button', { name: texts.scan })).toBeNull()
})
