import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const takeBack = vi.fn()
const offerAction = vi.fn(async (_: { act: () => void }) => takeBack)
vi.mock('../ui/action-toast.tsx', () => ({ offerAction }))
const { startWorker } = await import('./worker.ts')

const aWorker = () => Object.assign(new EventTarget(), { postMessage: vi.fn() })
const aRegistration = () =>
  Object.assign(new EventTarget(), {
    waiting: null as ReturnType<typeof aWorker> | null,
    installing: null as ReturnType<typeof aWorker> | null,
    update: vi.fn(async () => undefined),
  })
let registration: ReturnType<typeof aRegistration>
let workers: EventTarget & { controller: object | null; register: () => Promise<unknown> }

beforeEach(() => {
  vi.clearAllMocks()
  registration = aRegistration()
  workers = Object.assign(new EventTarget(), { controller: {} as object | null, register: async () => registration })
  vi.stubGlobal('navigator', { serviceWorker: workers })
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
})
afterEach(() => vi.unstubAllGlobals())

/** A newer version arrives and tells each of its states. */
const arrive = () => {
  const newer = aWorker()
  registration.installing = newer
  registration.dispatchEvent(new Event('updatefound'))
  registration.waiting = newer
  for (let n = 0; n < 3; n++) newer.dispatchEvent(new Event('statechange'))
  return newer
}

test('a newer version is offered once, whatever states it goes through; a still newer one takes the place of the offer', async () => {
  await startWorker()
  const first = arrive()
  expect([offerAction.mock.calls.length, takeBack.mock.calls.length]).toEqual([1, 0])
  const second = arrive()
  await vi.waitFor(() => expect(takeBack).toHaveBeenCalledTimes(1))
  expect(offerAction).toHaveBeenCalledTimes(2)
  offerAction.mock.calls[1]?.[0].act()
  expect([first.postMessage.mock.calls, second.postMessage.mock.calls]).toEqual([[], [['take-over']]])
})

test('the first version of all is not offered: it takes over by itself', async () => {
  workers.controller = null
  await startWorker()
  arrive()
  expect(offerAction).not.toHaveBeenCalled()
})
