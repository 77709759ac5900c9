import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSession } from '../../lib/session.ts'
import { Stored } from '../../testing/stored.ts'
import { sendBytes } from './transport.ts'

/** A request as browsers have it, which the test answers. */
class Request {
  static all: Request[] = []
  upload: { onprogress?: (event: { loaded: number }) => void } = {}
  headers: Record<string, string> = {}
  address = ''
  status = 0
  responseText = ''
  isAborted = false
  onload = () => undefined as unknown
  onerror = () => undefined as unknown
  constructor() {
    Request.all.push(this)
  }
  open(_method: string, address: string) {
    this.address = address
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  send() {}
  abort() {
    this.isAborted = true
  }
  answer(status: number, body: unknown) {
    Object.assign(this, { status, responseText: JSON.stringify(body) })
    this.onload()
  }
}

const send = (address: string, signal = new AbortController().signal) => {
  const sent = sendBytes({ method: 'PUT', address, body: new Blob(['x']), onSent: vi.fn(), signal })
  return { sent, request: Request.all.at(-1) as Request }
}

beforeEach(() => {
  Request.all = []
  vi.useFakeTimers()
  vi.stubGlobal('XMLHttpRequest', Request)
  vi.stubGlobal('localStorage', new Stored())
  vi.stubGlobal('sessionStorage', new Stored())
  useSession.setState({ token: 'of-ana', user: { id: 'ana' } as never, endedBy: null })
})
afterEach(() => {
  useSession.getState().signOut()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('our token is sent only to us, not to the store that receives the parts', async () => {
  const [ours, theirs] = [send('/api/v1/upload/parts/u/1'), send('https://store.example/u/1?signature=x')]
  expect(ours.request.headers.authorization).toBe('Bearer of-ana')
  expect(theirs.request.headers.authorization).toBeUndefined()
  for (const { sent, request } of [ours, theirs]) {
    request.answer(200, { ok: true })
    await expect(sent).resolves.toEqual({ ok: true })
  }
})

test('an expired session ends here, too; a late refusal of an older one does not end the current one', async () => {
  const over = { error: 'accounts.sign-in' }
  const late = send('/a')
  useSession.setState({ token: 'of-bea', user: { id: 'bea' } as never })
  late.request.answer(401, over)
  await expect(late.sent).rejects.toMatchObject({ status: 401 })
  expect(useSession.getState().token).toBe('of-bea')
  const now = send('/a')
  now.request.answer(401, over)
  await expect(now.sent).rejects.toMatchObject({ status: 401 })
  expect(useSession.getState()).toMatchObject({ token: null, endedBy: 'server' })
})

test('an upload that stalls for a minute counts as offline; one in progress does not', async () => {
  const { sent, request } = send('/a')
  const failed = expect(sent).rejects.toMatchObject({ status: 0 })
  await vi.advanceTimersByTimeAsync(59_000)
  request.upload.onprogress?.({ loaded: 1 })
  await vi.advanceTimersByTimeAsync(59_000)
  expect(request.isAborted).toBe(false)
  await vi.advanceTimersByTimeAsync(1000)
  expect(request.isAborted).toBe(true)
  await failed
})

test('an abort stops the request and rejects with its reason', async () => {
  const left = new AbortController()
  const { sent, request } = send('/a', left.signal)
  const failed = expect(sent).rejects.toBe('gone')
  left.abort('gone')
  await failed
  expect(request.isAborted).toBe(true)
})
