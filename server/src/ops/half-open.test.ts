import { type EventEmitter, once } from 'node:events'
import { connect as connectSocket, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLog } from '../core/log.ts'
import { aMember, PASSWORD, type Person } from '../testing/people.ts'
import { type Client, connect, listen } from '../testing/sockets.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let testApp: TestApp
let ana: Person
let port: number
let url: string
const lines: { level: number; msg: string; code?: string }[] = []
beforeAll(async () => {
  const waits = { headersMs: 1500, silenceMs: 1500, jsonMs: 3000, rateWindowMs: 2000, leastBytesPerSecond: 4000, lookMs: 50 }
  const log = createLog({ LOG_LEVEL: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) })
  testApp = await createTestApp({ waits, log })
  ana = await aMember(testApp)
  url = await listen(testApp)
  port = Number(new URL(url).port)
})
afterAll(() => testApp.close())

interface Wire {
  leave(): void
  write(text: string | Buffer): boolean
  received(): string
  isOpen(): boolean
  /** All that was received, once the other side has ended it. */
  ended: Promise<string>
}
const sockets: Socket[] = []
afterAll(() => {
  for (const socket of sockets) socket.destroy()
})

const wire = (): Promise<Wire> =>
  new Promise((resolve) => {
    let received = ''
    const socket = connectSocket(port, '127.0.0.1')
    sockets.push(socket)
    const ended = new Promise<string>((done) => socket.on('close', () => done(received)))
    socket.on('data', (chunk) => {
      received += chunk
    })
    socket.on('error', () => undefined)
    socket.on('connect', () =>
      resolve({
        write: (text) => !socket.destroyed && socket.write(text),
        received: () => received,
        leave: () => socket.destroy(),
        isOpen: () => !socket.closed,
        ended,
      }),
    )
  })

const login = JSON.stringify({ email: 'nadie@feria.example', password: PASSWORD })
const jsonHead = (length: number) =>
  `POST /api/v1/auth/login HTTP/1.1\r\nhost: feria\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`
const formHead = (length: number | 'chunked') => {
  const size = length === 'chunked' ? 'transfer-encoding: chunked' : `content-length: ${length}`
  return (
    `POST /api/v1/upload HTTP/1.1\r\nhost: feria\r\nauthorization: ${ana.token}\r\ncontent-type: multipart/form-data; ` +
    `boundary=x\r\n${size}\r\n\r\n`
  )
}
const formStart = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n'
const partHead = (length: number) =>
  `PUT /api/v1/upload/parts/${crypto.randomUUID()}/1 HTTP/1.1\r\nhost: feria\r\nauthorization: ` +
  `${ana.token}\r\ncontent-type: application/octet-stream\r\ncontent-length: ${length}\r\n\r\n`

// Each waits for its time to run out: they wait together.
describe.concurrent('a request that does not arrive', () => {
  test('is cut off where it stops, of any kind', async () => {
    const starts: Record<string, string> = {
      'the head of a request': 'POST /api/v1/auth/login HTTP/1.1\r\nhost: fe',
      'nothing at all': '',
      'a JSON body': jsonHead(200) + login.slice(0, 20),
      'a body of which nothing came': jsonHead(200),
      'an upload': formHead(1_000_000) + formStart + 'x'.repeat(5000),
      'a part of an upload': partHead(1_000_000) + 'x'.repeat(5000),
      'an upload in chunks': `${formHead('chunked')}10\r\n${formStart.slice(0, 16)}\r\n`,
      'a body that nobody reads': 'GET /api/v1/categories HTTP/1.1\r\nhost: feria\r\ncontent-length: 100000\r\n\r\nx',
      'a post of a polling socket': 'POST /socket.io/?EIO=4&transport=polling HTTP/1.1\r\nhost: feria\r\ncontent-length: 900\r\n\r\nx',
    }
    const open = new Set(Object.keys(starts))
    const cutOff = Object.entries(starts).map(async ([name, start]) => {
      const { write, ended } = await wire()
      if (start) write(start)
      await ended
      open.delete(name)
    })
    await Promise.race([Promise.all(cutOff), sleep(20_000)])
    expect([...open]).toEqual([])
  })

  test('gets its timeout in the shape of every error', async () => {
    const starts = [jsonHead(200) + login.slice(0, 20), formHead(1_000_000) + formStart, `${partHead(1_000_000)}x`]
    const answers = starts.map(async (start) => {
      const { write, ended } = await wire()
      write(start)
      return ended
    })
    for (const answer of await Promise.all(answers)) {
      expect(answer).toMatch(/^HTTP\/1\.1 408 /)
      expect(answer).toContain('"error":"too-slow"')
      expect(answer).toMatch(/connection: close/i)
    }
  })

  test('a JSON body that arrives byte by byte is cut off at the total limit', async () => {
    const { write, isOpen, ended } = await wire()
    write(jsonHead(10_000))
    const trickle = setInterval(() => isOpen() && write(' '), 100)
    expect(await ended).toMatch(/^HTTP\/1\.1 408 /)
    clearInterval(trickle)
  })

  test('an upload that trickles is cut off; a slow and steady one completes', async ({ expect }) => {
    const slow = await wire()
    slow.write(formHead(15_000_000) + formStart)
    const trickle = setInterval(() => slow.isOpen() && slow.write('x'.repeat(100)), 100)
    expect(await slow.ended).toMatch(/^HTTP\/1\.1 408 /)
    clearInterval(trickle)
    const steady = await wire()
    const end = '\r\n--x--\r\n'
    const bytes = formStart.length + 40 * 1000 + end.length
    steady.write(formHead(bytes) + formStart)
    // Longer than a JSON body may take, at twice the least rate.
    for (let i = 0; i < 40; i++) {
      steady.write('x'.repeat(1000))
      await sleep(100)
    }
    steady.write(end)
    await expect.poll(steady.received).toContain('"error":"uploads.not-an-image"')
  })

  test('a complete body has no timeout any more, and its connection is kept', async ({ expect }) => {
    const { write, received, isOpen } = await wire()
    write(`${jsonHead(login.length) + login}`)
    await expect.poll(received).toContain('accounts.bad-credentials')
    await sleep(3500)
    expect(isOpen()).toBe(true)
    write(`${jsonHead(login.length) + login}`)
    await expect.poll(() => received().split('accounts.bad-credentials').length).toBe(3)
  })
})

test('a client that disconnects within a body is no failure of ours', async () => {
  lines.length = 0
  for (const start of [jsonHead(200) + login.slice(0, 20), formHead(1_000_000) + formStart, `${partHead(1_000_000)}x`]) {
    const { write, leave } = await wire()
    write(start)
    await sleep(200)
    leave()
  }
  await expect.poll(() => lines.length).toBeGreaterThanOrEqual(3)
  expect(lines.filter(({ level }) => level > 30)).toEqual([])
})

describe('a body that is too large', () => {
  test.concurrent.for<[what: string, head: () => string, code: string]>([
    ['a JSON body', () => jsonHead(300_000), 'too-large'],
    ['an upload', () => formHead(16_000_000), 'uploads.too-large'],
    ['a part', () => partHead(9_000_000), 'uploads.too-large'],
    [
      'a body for a call without one',
      () => 'GET /api/v1/categories HTTP/1.1\r\nhost: feria\r\ncontent-length: 99999999\r\n\r\n',
      'too-large',
    ],
    ['a body for nowhere', () => 'POST /nowhere HTTP/1.1\r\nhost: feria\r\ncontent-length: 99999999\r\n\r\n', 'too-large'],
  ])('%s is refused by its declared size, before any of it came', async ([, head, code], { expect }) => {
    const { write, received, ended } = await wire()
    write(head())
    await expect.poll(received).toContain(`"error":"${code}"`)
    expect(received()).toMatch(/^HTTP\/1\.1 413 /)
    await ended
  })

  test('a client that sends it all the same reads the refusal', async () => {
    const body = Buffer.alloc(40_000_000)
    const headers = { 'content-type': 'application/octet-stream', authorization: ana.token }
    const answer = await fetch(`${url}/api/v1/upload/parts/${crypto.randomUUID()}/1`, { method: 'PUT', body, headers })
    expect(answer.status).toBe(413)
  })

  test('a body without a length ends at its limit', async () => {
    const { write, isOpen, ended } = await wire()
    write(formHead('chunked'))
    // Before the first boundary, where no limit of forms counts.
    const chunk = `10000\r\n${'x'.repeat(65_536)}\r\n`
    let sent = 0
    while (isOpen() && sent < 200_000_000) {
      write(chunk)
      sent += chunk.length
      await sleep(0)
    }
    await ended
    expect(sent).toBeLessThan(150_000_000)
  })
})

describe('a socket frame', () => {
  let client: Client
  test('of a megabyte closes its connection; a smaller one is answered', async () => {
    client = await connect(url, ana.token)
    expect(await client.emit('joinRoom', { roomId: 'x'.repeat(990_000) })).toMatchObject({ status: 400 })
    const ended = once(client.socket as unknown as EventEmitter, 'disconnect')
    client.socket.emit('joinRoom', { roomId: 'x'.repeat(1_000_000) })
    await ended
    client.close()
  })
})

test('by default a request has its documented time', async () => {
  const own = await createTestApp()
  const { server } = own.app.http
  expect(server.headersTimeout).toBe(30_000)
  expect(own.app.waits).toEqual({
    headersMs: 30_000,
    silenceMs: 30_000,
    jsonMs: 120_000,
    rateWindowMs: 60_000,
    leastBytesPerSecond: 4000,
    lookMs: 1000,
  })
  // The slowest upload that is let go on.
  expect(server.requestTimeout).toBe(Math.ceil((15 * 1024 * 1024) / 4) + 60_000)
  await own.close()
})
