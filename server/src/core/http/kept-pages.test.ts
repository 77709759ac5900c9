import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { openMemoryKv } from '../../engines/kv/memory.ts'
import { bodyOf, keepPages, prepare } from './kept-pages.ts'

const aClock = () => {
  let ms = 0
  return { now: () => ms, pass: (seconds: number) => (ms += seconds * 1000) }
}

/** Renders pages that say how often anything was rendered. */
const aPress = (status = 200) => {
  let count = 0
  return { render: () => prepare(status, { 'content-type': 'text/html' }, `<p>page ${++count} ñ</p>`), count: () => count }
}

/** Two processes over one store, with the same build unless said. */
const twoProcesses = (builds = ['a', 'a'] as const) => {
  const clock = aClock()
  const kv = { ...openMemoryKv(clock.now), isShared: true }
  const [one, two] = builds.map((build) => keepPages({ kv, build, now: clock.now }))
  if (!one || !two) throw new Error('There are two builds')
  return { clock, kv, one, two }
}

test('a page is rendered once for all processes, with its status and headers', async () => {
  const { one, two } = twoProcesses()
  const { render, count } = aPress(404)
  const first = await one('/x', null, render)
  const second = await two('/x', null, render)
  expect(count()).toBe(1)
  expect(second).toEqual(first)
  expect((await bodyOf(second, undefined)).toString()).toBe('<p>page 1 ñ</p>')
  expect(gunzipSync(await bodyOf(second, 'gzip')).toString()).toBe('<p>page 1 ñ</p>')
  expect(brotliDecompressSync(await bodyOf(second, 'br')).toString()).toBe('<p>page 1 ñ</p>')
})

test('another address, another version, another build and a minute later are rendered anew', async () => {
  const { clock, one, two } = twoProcesses()
  const { render, count } = aPress()
  await one('/x', null, render)
  await two('/y', null, render)
  await two('/x', 'v2', render)
  expect(count()).toBe(3)
  clock.pass(61)
  await two('/x', 'v2', render)
  expect(count()).toBe(4)
  const others = twoProcesses(['a', 'b'] as never)
  await others.one('/x', null, render)
  await others.two('/x', null, render)
  expect(count()).toBe(6)
})

test('a failure is not kept, neither here nor for the others; a store that is away keeps nothing and breaks nothing', async () => {
  const { one, two } = twoProcesses()
  const failing = aPress(500)
  await one('/x', null, failing.render)
  await two('/x', null, failing.render)
  await one('/x', null, failing.render)
  expect(failing.count()).toBe(3)
  const away = {
    ...openMemoryKv(),
    isShared: true,
    get: () => Promise.reject(new Error('away')),
    set: () => Promise.reject(new Error('away')),
  }
  const { render, count } = aPress()
  const keep = keepPages({ kv: away, build: 'a' })
  await keep('/x', null, render)
  await keep('/x', null, render)
  expect(count()).toBe(1)
})

test('many who ask at once get one rendering; the last 1,000 pages are kept', async () => {
  const keep = keepPages({ kv: openMemoryKv(), build: 'a' })
  const { render, count } = aPress()
  await Promise.all(Array.from({ length: 20 }, () => keep('/x', null, render)))
  expect(count()).toBe(1)
  for (let n = 0; n < 1000; n++) await keep(`/${n}`, null, render)
  await keep('/x', null, render)
  expect(count()).toBe(1002)
})

test('what is kept of a page, or read from the others, has memory of its own: a place in a larger piece would keep all of it', async () => {
  const { one, two } = twoProcesses()
  const { render } = aPress()
  for (const page of [await one('/x', null, render), await two('/x', null, render)])
    for (const encoding of ['br', 'gzip'] as const) {
      const body = await bodyOf(page, encoding)
      expect(body.buffer.byteLength, encoding).toBe(body.length)
    }
})
