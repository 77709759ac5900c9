import { sentence } from '@feria/contract/errors'
import { UPLOAD_PART_BYTES, UPLOAD_PATH } from '@feria/contract/uploads/values'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallError } from '../../lib/call.ts'
import { inParallel, planParts } from './part-planning.ts'
import { refuse, sendPicture } from './send-picture.ts'
import { throttled, withRetries } from './throttled.ts'
import type { Sending } from './transport.ts'

const MIB = 1024 * 1024
const picture = { url: '/files/1/1280.webp', id: '1', width: 1, height: 1, variants: [] }
const photo = (bytes: number) => new File([new Uint8Array(bytes)], 'foto.jpg', { type: 'image/jpeg' })
const never = new AbortController().signal

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const wiresOf = (transport: (sending: Sending) => Promise<unknown>) => {
  const calls: string[] = []
  const call = (async (route: { path: string }) => {
    calls.push(route.path)
    return route.path.endsWith('/finish') ? picture : { id: 'up1', parts: 2, partBytes: UPLOAD_PART_BYTES, urls: null, arrived: [] }
  }) as never
  return { calls, wires: { transport, call } }
}

test('[SEL-41] pictures go to /api/v1/upload', () => expect(UPLOAD_PATH).toBe('/api/v1/upload'))

test('[SEL-43] a file is cut into parts of 8 MiB, the last one shorter', () => {
  expect(planParts(15 * MIB)).toEqual([
    { n: 1, start: 0, end: 8 * MIB },
    { n: 2, start: 8 * MIB, end: 15 * MIB },
  ])
  expect(planParts(16 * MIB).at(-1)).toEqual({ n: 2, start: 8 * MIB, end: 16 * MIB })
  expect(planParts(1)).toHaveLength(1)
})

test('[SEL-43] at most six parts are in progress, and a failure starts no more', async () => {
  let now = 0
  let most = 0
  const done: number[] = []
  const items = Array.from({ length: 20 }, (_, n) => n)
  const work = inParallel(items, 6, async (n) => {
    now += 1
    most = Math.max(most, now)
    await new Promise((resolve) => setTimeout(resolve, 10))
    now -= 1
    done.push(n)
    if (n === 7) throw new Error('broken')
  })
  const failed = expect(work).rejects.toThrow('broken')
  await vi.runAllTimersAsync()
  await failed
  expect(most).toBe(6)
  expect(done.length).toBeLessThan(20)
})

test('[SEL-43] progress is reported at once, then every 150 ms, the newest last', () => {
  const reported: number[] = []
  const progress = throttled((value: number) => reported.push(value), 150)
  for (let n = 1; n <= 4; n++) {
    progress.push(n)
    vi.advanceTimersByTime(50)
  }
  expect(reported).toEqual([1, 3])
  vi.advanceTimersByTime(1000)
  expect(reported).toEqual([1, 3, 4])
  progress.push(5)
  progress.push(6)
  progress.stop()
  vi.advanceTimersByTime(1000)
  expect(reported).toEqual([1, 3, 4, 5])
})

test('[SEL-44] a part is tried ten times, waiting 1 s, then twice as long', async () => {
  const times: number[] = []
  const begun = Date.now()
  const work = withRetries(
    async () => {
      times.push((Date.now() - begun) / 1000)
      throw new CallError(0)
    },
    never,
    () => true,
  )
  const failed = expect(work).rejects.toThrow()
  await vi.runAllTimersAsync()
  await failed
  expect(times).toEqual([0, 1, 3, 7, 15, 31, 63, 127, 255, 511])
})

test('[SEL-44] a refusal is not retried, and an abort ends the waiting', async () => {
  const work = vi.fn(async () => {
    throw new CallError(415)
  })
  await expect(withRetries(work, never, () => false)).rejects.toThrow()
  expect(work).toHaveBeenCalledTimes(1)
  const abort = new AbortController()
  const waiting = withRetries(work, abort.signal, () => true)
  const failed = expect(waiting).rejects.toThrow('enough')
  await vi.advanceTimersByTimeAsync(500)
  abort.abort(new Error('enough'))
  await failed
})

test.each([
  [408, 2],
  [503, 2],
  [507, 1],
])('a part that is answered %i is sent %i times: a slow one may succeed, a full disk stays full', async (status, times) => {
  let asked = 0
  const { wires } = wiresOf(async ({ address }) => {
    if (!address.endsWith('/2')) return undefined
    asked += 1
    if (asked === 1) throw new CallError(status)
    return undefined
  })
  const work = sendPicture(photo(9 * MIB), { onProgress: () => undefined, signal: never, wires }).catch(() => undefined)
  await vi.runAllTimersAsync()
  await work
  expect(asked).toBe(times)
})

test('[SEL-42] up to 8 MiB one multipart request carries the file under «file»', async () => {
  const sent: Sending[] = []
  const { wires, calls } = wiresOf(async (sending) => {
    sent.push(sending)
    return picture
  })
  const shares: number[] = []
  const answer = await sendPicture(photo(1000), { onProgress: (share) => shares.push(share), signal: never, wires })
  expect(answer).toEqual(picture)
  expect(sent.map(({ method, address }) => `${method} ${address}`)).toEqual(['POST /api/v1/upload'])
  expect(sent.map(({ body }) => (body as FormData).get('file'))).toEqual([expect.any(File)])
  expect([calls, shares.at(-1)]).toEqual([[], 1])
})

test('[SEL-43] a larger file is sent in parts that survive a broken connection', async () => {
  const sent: string[] = []
  let breaks = 2
  const { wires, calls } = wiresOf(async ({ method, address, body, onSent }) => {
    sent.push(`${method} ${address} ${(body as Blob).size}`)
    onSent((body as Blob).size)
    if (address.endsWith('/2') && breaks-- > 0) throw new CallError(0)
    return undefined
  })
  const shares: number[] = []
  const work = sendPicture(photo(9 * MIB), { onProgress: (share) => shares.push(share), signal: never, wires })
  await vi.runAllTimersAsync()
  expect(await work).toEqual(picture)
  expect(sent).toEqual([
    `PUT /api/v1/upload/parts/up1/1 ${8 * MIB}`,
    ...Array.from({ length: 3 }, () => `PUT /api/v1/upload/parts/up1/2 ${MIB}`),
  ])
  expect(calls).toEqual(['/api/v1/upload/parts', '/api/v1/upload/parts/:id/finish'])
  expect(shares).toEqual([...shares].sort((a, b) => a - b))
  expect(shares.at(-1)).toBe(1)
})

test("[SEL-21] a file that is no image is refused before sending, with the contract's message", async () => {
  const transport = vi.fn()
  const { wires } = wiresOf(transport)
  const text = new File(['hola'], 'nota.txt', { type: 'text/plain' })
  await expect(sendPicture(text, { onProgress: () => undefined, signal: never, wires })).rejects.toThrow(sentence('uploads.not-an-image'))
  expect(transport).not.toHaveBeenCalled()
  expect(refuse({ name: 'IMG_1.HEIC', type: '', size: 5 })?.message).toBe(sentence('uploads.heic'))
  expect(refuse({ name: 'a.png', type: 'image/png', size: 16 * MIB })?.message).toBe(sentence('uploads.too-large'))
  expect(refuse({ name: 'a.png', type: 'image/png', size: 5 })).toBeNull()
})

test('[SEL-43] with a store parts are sent to its own addresses', async () => {
  const addresses: string[] = []
  const transport = async ({ address }: Sending) => void addresses.push(address)
  const { wires } = wiresOf(transport)
  const urls = ['https://store.example/1?sig=a', 'https://store.example/2?sig=b']
  const call = (async (route: { path: string }) => (route.path.endsWith('/finish') ? picture : { id: 'up1', urls })) as never
  await sendPicture(photo(9 * MIB), { onProgress: () => undefined, signal: never, wires: { ...wires, call } })
  expect(addresses.sort()).toEqual(urls)
})

test('[SEL-44] after an interruption only missing parts are sent', async () => {
  const file = photo(9 * MIB)
  const tried: string[] = []
  const failing = async ({ address }: Sending) => {
    tried.push(address)
    if (address.endsWith('/2')) throw new CallError(400)
  }
  await expect(sendPicture(file, { onProgress: () => undefined, signal: never, wires: wiresOf(failing).wires })).rejects.toThrow()
  const asked: string[] = []
  const call = (async (route: { method: string; path: string }) => {
    asked.push(`${route.method} ${route.path}`)
    return route.path.endsWith('/finish') ? picture : { id: 'up1', urls: null, arrived: [1] }
  }) as never
  tried.length = 0
  const shares: number[] = []
  const transport = async ({ address }: Sending) => void tried.push(address)
  await sendPicture(file, { onProgress: (share) => shares.push(share), signal: never, wires: { transport, call } })
  // What had arrived counts as sent.
  expect(shares).toEqual([8 / 9, 1])
  expect(asked).toEqual(['GET /api/v1/upload/parts/:id', 'POST /api/v1/upload/parts/:id/finish'])
  expect(tried).toEqual(['/api/v1/upload/parts/up1/2'])
})

test('[SEL-44] a part is retried where that may help: not for a full disk, nor for a refusal', async () => {
  for (const [status, tries] of [
    [429, 2],
    [408, 2],
    [503, 2],
    [0, 2],
    [507, 1],
    [403, 1],
  ] as const) {
    let sent = 0
    const { wires } = wiresOf(async ({ address }) => {
      if (address.endsWith('/1') && ++sent === 1) throw new CallError(status)
    })
    const sending = sendPicture(photo(9 * MIB), { onProgress: vi.fn(), signal: never, wires }).catch(() => undefined)
    await vi.runAllTimersAsync()
    await sending
    expect([status, sent]).toEqual([status, tries])
  }
})

test('a part that failed for good stops the others', async () => {
  const signals: AbortSignal[] = []
  const { wires } = wiresOf(({ address, signal }) => {
    signals.push(signal)
    return address.endsWith('/1') ? Promise.reject(new CallError(403)) : new Promise(() => undefined)
  })
  await expect(sendPicture(photo(9 * MIB), { onProgress: vi.fn(), signal: never, wires })).rejects.toMatchObject({ status: 403 })
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true])
})
