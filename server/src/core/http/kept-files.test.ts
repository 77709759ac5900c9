import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepFiles } from './kept-files.ts'

const SCRIPT = `export const words = '${'ñandú '.repeat(50)}'`
const STYLES = 'a { color: red }\n'.repeat(50)
const SOUND = Buffer.from(Array.from({ length: 100 }, (_, n) => n))
const STORED = 'public, max-age=60'

let folder: string
let http: FastifyInstance
beforeAll(async () => {
  const outside = await mkdtemp(join(tmpdir(), 'feria-files-'))
  folder = join(outside, 'built')
  await mkdir(join(folder, 'inner'), { recursive: true })
  await writeFile(join(outside, 'secret.js'), 'secret')
  await writeFile(join(folder, 'app.js'), SCRIPT)
  await writeFile(join(folder, 'app.js.br'), brotliCompressSync(SCRIPT))
  await writeFile(join(folder, 'app.js.gz'), gzipSync(SCRIPT))
  await writeFile(join(folder, 'late.css'), STYLES)
  await writeFile(join(folder, 'inner', 'sound.wav'), SOUND)
  await writeFile(join(folder, '.hidden.js'), 'hidden')
  http = Fastify()
  // The second folder holds no more than one of them at a time.
  for (const [prefix, send] of [['/files/', keepFiles(folder, STORED)] as const, ['/narrow/', keepFiles(folder, STORED, 200)] as const])
    http.get<{ Params: { '*': string } }>(`${prefix}*`, async (request, reply) =>
      (await send(request.params['*'], request, reply)) ? reply : reply.code(404).send(),
    )
})
afterAll(async () => {
  await http.close()
  await rm(join(folder, '..'), { recursive: true, force: true })
})

const get = (path: string, headers: Record<string, string> = {}, method: InjectOptions['method'] = 'GET') =>
  http.inject({ method: method ?? 'GET', url: `/files/${path}`, headers })

test('a file comes as the browser accepts it, with its type and a strong ETag of its own for each encoding', async () => {
  const [br, gzip, plain] = [
    await get('app.js', { 'accept-encoding': 'gzip, br' }),
    await get('app.js', { 'accept-encoding': 'gzip, br;q=0' }),
    await get('app.js'),
  ]
  expect([br, gzip, plain].map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined])
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(SCRIPT)
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(SCRIPT)
  expect(plain.body).toBe(SCRIPT)
  const etags = [br, gzip, plain].map(({ headers }) => String(headers.etag))
  expect(new Set(etags).size).toBe(3)
  for (const { headers, rawPayload } of [br, gzip, plain]) {
    expect(headers.etag).toMatch(/^"[\w-]{22}"$/)
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': STORED,
      vary: 'accept-encoding',
      'content-length': String(rawPayload.length),
    })
  }
})

test('a text that was not compressed at build is compressed when it is read; nothing else is', async () => {
  const br = await get('late.css', { 'accept-encoding': 'br' })
  expect([br.headers['content-encoding'], br.headers['content-type']]).toEqual(['br', 'text/css; charset=utf-8'])
  expect(br.rawPayload.length).toBeLessThan(STYLES.length / 4)
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(STYLES)
  expect((await get('late.css')).body).toBe(STYLES)
  const sound = await get('inner/sound.wav', { 'accept-encoding': 'br' })
  expect([sound.headers['content-encoding'], sound.rawPayload]).toEqual([undefined, SOUND])
})

test('a browser that has a file is told so, however it says it; HEAD has the same headers and no body', async () => {
  const { headers } = await get('app.js')
  const etag = String(headers.etag)
  for (const answered of [etag, `W/${etag}`, `"other", ${etag}`, `"other",W/${etag} , "last"`, '*']) {
    const answer = await get('app.js', { 'if-none-match': answered })
    expect([answered, answer.statusCode, answer.body, answer.headers.etag]).toEqual([answered, 304, '', etag])
  }
  for (const answered of ['"other"', `${etag.slice(0, -1)}x"`, ''])
    expect((await get('app.js', { 'if-none-match': answered })).statusCode, answered).toBe(200)
  const head = await get('app.js', {}, 'HEAD')
  expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', etag])
  expect(head.headers['content-length']).toBe(headers['content-length'])
})

test('a range is sent alone, as a sound is played by; none that is not there, and all where it cannot be read', async () => {
  const path = 'inner/sound.wav'
  const whole = await get(path)
  expect(whole.headers['accept-ranges']).toBe('bytes')
  const part = (range: string, more: Record<string, string> = {}) => get(path, { range, ...more })
  for (const [range, first, last] of [
    ['bytes=0-1', 0, 1],
    ['bytes=90-', 90, 99],
    ['bytes=-10', 90, 99],
    ['bytes=50-500', 50, 99],
    ['bytes=-500', 0, 99],
  ] as const) {
    const answer = await part(range)
    expect([range, answer.statusCode, answer.headers['content-range']]).toEqual([range, 206, `bytes ${first}-${last}/100`])
    expect(answer.rawPayload).toEqual(SOUND.subarray(first, last + 1))
  }
  for (const range of ['bytes=100-', 'bytes=-0']) {
    const refused = await part(range)
    expect([range, refused.statusCode, refused.headers['content-range']]).toEqual([range, 416, 'bytes */100'])
  }
  for (const range of ['bytes=5-2', 'bytes=0-1,5-6', 'lines=1-2', 'bytes=-']) expect((await part(range)).statusCode, range).toBe(200)
  expect((await part('bytes=0-1', { 'if-range': String(whole.headers.etag) })).statusCode).toBe(206)
  expect((await part('bytes=0-1', { 'if-range': '"older"' })).rawPayload).toEqual(SOUND)
})

test('nothing outside, nothing hidden, no folder and no compressed file by itself is found', async () => {
  for (const path of [
    '..%2fsecret.js',
    '..%5csecret.js',
    'inner/..%2f..%2fsecret.js',
    '.hidden.js',
    'inner',
    'inner/',
    '',
    'none.js',
    'a%00b',
    'app.js.br',
    'x'.repeat(300),
  ])
    expect((await get(path)).statusCode, path).toBe(404)
})

test('a file is read once and kept, within the bytes that may be', async () => {
  const narrow = async (path: string) => (await http.inject(`/narrow/${path}`)).body
  await writeFile(join(folder, 'a.txt'), 'a'.repeat(150))
  await writeFile(join(folder, 'b.txt'), 'b'.repeat(150))
  expect(await narrow('a.txt')).toContain('aaa')
  await writeFile(join(folder, 'a.txt'), 'changed')
  expect(await narrow('a.txt'), 'from memory').toContain('aaa')
  expect(await narrow('b.txt')).toContain('bbb')
  expect(await narrow('a.txt'), 'dropped for the other').toBe('changed')
})
