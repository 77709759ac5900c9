import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { getPriority } from 'node:os'
import sharp from 'sharp'
import { afterEach, expect, test } from 'vitest'
import { openPictures } from './open-pictures.ts'
import { openSharpPictures } from './sharp.ts'
import { startWorker } from './start-worker.ts'

const WIDTHS = [120, 240]
const MAX_PIXELS = 1_000_000
const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c2410c' } })
    .jpeg()
    .toBuffer()
const workers: ChildProcess[] = []
const starting = () => {
  const worker = startWorker()
  workers.push(worker)
  return worker
}
const opened = (start = starting, options: Omit<Parameters<typeof openPictures>[0], 'start'> = {}) => {
  const pictures = openPictures({ start, ...options })
  closing.push(pictures)
  return pictures
}
const closing: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const pictures of closing.splice(0)) await pictures.close()
  for (const worker of workers.splice(0)) if (worker.exitCode === null && worker.signalCode === null) await once(worker, 'exit')
})

test('the child process answers the same bytes as libvips does here', async () => {
  const [beside, here, photo] = [opened(), openSharpPictures(), await drawn(800, 600)]
  const [there, own] = [await beside.read(photo, WIDTHS, MAX_PIXELS), await here.read(photo, WIDTHS, MAX_PIXELS)]
  expect(there).toEqual(own)
  expect(there).toMatchObject({ width: 240, height: 180, variants: [{ width: 120 }, { width: 240 }] })
  expect(await beside.hash(photo)).toBe(await here.hash(photo))
  expect(await beside.toJpeg(photo)).toEqual(await here.toJpeg(photo))
  const card = { picture: photo, title: 'Bicicleta de paseo', price: '$ 120.000', note: 'Usada · Rosario', brand: 'Feria' }
  expect(await beside.draw(card, MAX_PIXELS)).toEqual(await here.draw(card, MAX_PIXELS))
  expect(workers).toHaveLength(1)
})

test('a file that is no picture, or too large, is refused by the child process as well', async () => {
  const pictures = opened()
  expect(await pictures.read(Buffer.from('<svg/>'), WIDTHS, MAX_PIXELS)).toBe('not-an-image')
  expect(await pictures.read(await drawn(2000, 1000), WIDTHS, MAX_PIXELS)).toBe('too-many-pixels')
  expect(await pictures.hash(Buffer.from('nada'))).toBeNull()
  expect(await pictures.toJpeg(Buffer.from('nada'))).toBeNull()
})

test.skipIf(process.platform !== 'linux')('the child process gets none of our environment and a lower priority', async () => {
  const pictures = opened()
  await pictures.hash(await drawn(9, 8))
  const pid = String(workers[0]?.pid)
  const environment = (await readFile(`/proc/${pid}/environ`, 'utf8')).split('\0').map((line) => line.split('=')[0])
  expect(environment.filter((name) => name && !/^(MALLOC_|NODE_CHANNEL_)/.test(name))).toEqual([])
  expect(getPriority(Number(pid))).toBe(10)
})

test('a crash fails no picture: another process reads those in progress', async () => {
  const pictures = opened()
  const photo = await drawn(3000, 2000)
  const reading = [pictures.read(photo, WIDTHS, 10_000_000), pictures.read(photo, WIDTHS, 10_000_000)]
  workers[0]?.kill('SIGKILL')
  for (const read of await Promise.all(reading)) expect(read).toMatchObject({ width: 240 })
  expect(workers).toHaveLength(2)
  expect(await pictures.hash(photo)).toMatch(/^[0-9a-f]{16}$/)
  expect(workers).toHaveLength(2)
})

test('a picture that crashes two processes is rejected, and the next one is read', async () => {
  let isDeadly = true
  const pictures = opened(() => {
    const worker = starting()
    if (isDeadly) worker.on('spawn', () => worker.kill('SIGKILL'))
    return worker
  })
  const photo = await drawn(9, 8)
  await expect(pictures.hash(photo)).rejects.toThrow('The process that reads pictures died.')
  expect(workers).toHaveLength(2)
  isDeadly = false
  expect(await pictures.hash(photo)).toMatch(/^[0-9a-f]{16}$/)
})

test('a picture that exceeds the memory limit is rejected, and the others in progress are read', async () => {
  const pictures = opened(() => {
    const worker = startWorker(150)
    workers.push(worker)
    return worker
  })
  const heavy = await sharp({ create: { width: 6000, height: 5800, channels: 3, background: '#c2410c' } })
    .jpeg({ progressive: true })
    .toBuffer()
  const [given, beside] = await Promise.all([
    pictures.read(heavy, WIDTHS, 50_000_000),
    pictures.read(await drawn(800, 600), WIDTHS, MAX_PIXELS),
  ])
  expect(given).toBe('too-heavy')
  expect(beside).toMatchObject({ width: 240 })
  expect(workers.filter(({ signalCode }) => signalCode === 'SIGKILL')).toHaveLength(2)
  expect(await pictures.hash(await drawn(9, 8))).toMatch(/^[0-9a-f]{16}$/)
})

test('a picture that takes too long is rejected with its process, and the others in progress are read', async () => {
  const pictures = opened(starting, { deadlineMs: 3000 })
  const photo = await drawn(800, 600)
  await pictures.hash(photo)
  workers[0]?.kill('SIGSTOP')
  const [late, beside] = await Promise.all([pictures.read(photo, WIDTHS, MAX_PIXELS), pictures.read(photo, WIDTHS, MAX_PIXELS)])
  expect(late).toBe('too-heavy')
  expect(beside).toMatchObject({ width: 240 })
  expect(workers).toHaveLength(2)
})

test('a full queue refuses more pictures until later', async () => {
  const pictures = opened(starting, { mostWaiting: 2 })
  const photo = await drawn(800, 600)
  const reads = await Promise.all([1, 2, 3, 4].map(() => pictures.read(photo, WIDTHS, MAX_PIXELS)))
  expect(reads.map((read) => (typeof read === 'string' ? read : 'read'))).toEqual(['read', 'read', 'busy', 'busy'])
})

test('the process ends when idle for a while, and starts again with the next picture', async () => {
  const pictures = opened(starting, { idleMs: 50 })
  const photo = await drawn(9, 8)
  await pictures.hash(photo)
  if (workers[0]) await once(workers[0], 'exit')
  expect(workers[0]?.exitCode).toBe(0)
  expect(await pictures.hash(photo)).toMatch(/^[0-9a-f]{16}$/)
  expect(workers).toHaveLength(2)
})
