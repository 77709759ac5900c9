import { crc32 } from 'node:zlib'
import type { Picture } from '@feria/contract/uploads/schemas'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { gather } from '../../engines/files/files.ts'
import { aMember, aProduct, type Person } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { uploads } from './uploads.module.ts'

let testApp: TestApp
let ana: Person
beforeAll(async () => {
  testApp = await createTestApp()
  ana = await aMember(testApp)
})
afterAll(() => testApp.close())

const sweepUploads = () => uploads.schedules?.['sweep-uploads']?.run(testApp.app.ctx)
const draw = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#c2410c' } })

const send = (bytes: Buffer, { name = 'foto.jpg', field = 'file', token = ana.token } = {}) => {
  const edge = 'limite'
  const head = `--${edge}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: image/jpeg\r\n\r\n`
  return testApp.app.http
    .inject({
      method: 'POST',
      url: '/api/v1/upload',
      headers: { 'content-type': `multipart/form-data; boundary=${edge}`, ...(token ? { authorization: token } : {}) },
      payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${edge}--\r\n`)]),
    })
    .then((answer) => ({ status: answer.statusCode, body: answer.json() }))
}

/** What is left where uploads arrive, of all that arrived meanwhile. */
const leftOf = async (upload: () => Promise<unknown>): Promise<string[]> => {
  const { files } = testApp.engines
  const { receive } = files
  const left = new Set<string>()
  files.receive = async (coming) => {
    const part = await receive(coming)
    left.add(part.path)
    return { ...part, drop: () => part.drop().then(() => void left.delete(part.path)) }
  }
  try {
    await upload()
  } finally {
    files.receive = receive
  }
  return [...left]
}

const fetchFile = (url: string) => testApp.app.http.inject({ method: 'GET', url })

describe('POST /upload', () => {
  test('[SEL-41] answers the picture in three widths of WebP, upright and without metadata', async () => {
    // Orientation 6: the camera was held upright and says so only in the metadata.
    const photo = await draw(2000, 1000).jpeg().withMetadata({ orientation: 6 }).toBuffer()
    const { status, body } = await send(photo)
    expect(status).toBe(200)
    expect(body).toMatchObject({ width: 1000, height: 2000, url: `/files/${body.id}/1280.webp` })
    expect((body as Picture).variants.map(({ width }) => width)).toEqual([320, 640, 1280])
    const file = await fetchFile(`/files/${body.id}/320.webp`)
    expect(file.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'public, max-age=31536000, immutable' })
    const read = await sharp(file.rawPayload).metadata()
    expect([read.format, read.width, read.height, read.exif]).toEqual(['webp', 320, 640, undefined])
  })

  test('keeps nothing of a picture that cannot be stored whole', async () => {
    const { files } = testApp.engines
    const { put } = files
    const before = await gather(files.keys())
    files.put = (key, bytes) => (key.endsWith('/1280.webp') ? Promise.reject(new Error('broken')) : put(key, bytes))
    expect((await send(await draw(40, 30).png().toBuffer())).status).toBe(500)
    files.put = put
    expect((await gather(files.keys())).sort()).toEqual(before.sort())
  })

  test('nothing of a form is left where it arrived, taken or refused', async () => {
    const photo = await draw(40, 30).png().toBuffer()
    const left = await leftOf(async () => {
      expect((await send(photo)).status).toBe(200)
      expect((await send(Buffer.from('hola'))).status).toBe(415)
      expect((await send(photo, { field: 'otro' })).status).toBe(400)
    })
    expect(left).toEqual([])
  })

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('accepts %s by its content, whatever its name', async (format) => {
    const { status, body } = await send(await draw(40, 30).toFormat(format).toBuffer(), { name: 'nota.txt' })
    expect([status, body.width, body.height]).toEqual([200, 40, 30])
  })

  test.each([
    ['a text named .jpg', Buffer.from('hola'), 415, 'uploads.not-an-image'],
    [
      'an SVG named .jpg',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      415,
      'uploads.not-an-image',
    ],
    ['a HEIC photograph', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), 415, 'uploads.heic'],
    ['an empty file', Buffer.alloc(0), 400, 'uploads.missing'],
    ['a file over 15 MB', Buffer.alloc(16 * 1024 * 1024, 1), 413, 'uploads.too-large'],
    ['a cut-off JPEG', Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'), 400, 'uploads.broken'],
  ])('[SEL-36] refuses %s in Spanish', async (_, bytes, status, code) => {
    const answer = await send(bytes)
    expect([answer.status, answer.body.error]).toEqual([status, code])
    expect(answer.body.message).toMatch(/[a-zó]/)
  })

  test('refuses 100 MB before reading it all', async () => {
    const answer = await send(Buffer.alloc(100 * 1024 * 1024))
    expect(answer.status).toBe(413)
  })

  test('refuses a PNG of 20000 × 20000 by its size in pixels, without decoding it', async () => {
    const bomb = await draw(10, 10).png().toBuffer()
    bomb.writeUInt32BE(20_000, 16)
    bomb.writeUInt32BE(20_000, 20)
    bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29)
    const { status, body } = await send(bomb)
    expect([status, body.error]).toEqual([413, 'uploads.too-many-pixels'])
  })

  test('needs a member and the field «file»', async () => {
    const photo = await draw(10, 10).png().toBuffer()
    expect((await send(photo, { token: '' })).status).toBe(401)
    expect((await send(photo, { field: 'otro' })).body.error).toBe('uploads.missing')
    expect((await testApp.call('POST', '/api/v1/upload', { token: ana.token, body: {} })).error.error).toBe('uploads.missing')
  })

  const part = (name: string, value: string) => `--limite\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  test.each([
    ['ends in the middle of its file', '--limite\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\nmedia fo'],
    ['has more fields than any of ours', `${'abcdef'.replace(/./g, (name) => part(name, '1'))}--limite--\r\n`],
    ['has a field that would change what all objects are', `${part('__proto__', '1')}--limite--\r\n`],
  ])('a form that %s is refused, and nothing of it is kept', async (_, payload) => {
    const keys = async () => (await gather(testApp.engines.files.keys())).sort()
    const before = await keys()
    const headers = { 'content-type': 'multipart/form-data; boundary=limite', authorization: ana.token }
    const answer = await testApp.app.http.inject({ method: 'POST', url: '/api/v1/upload', headers, payload })
    expect([answer.statusCode, answer.json().error]).toEqual([400, 'uploads.bad-form'])
    expect(await keys()).toEqual(before)
  })
})

describe('upload in parts', () => {
  const MIB8 = 8 * 1024 * 1024
  const put = (id: string, n: number, bytes: Buffer, token = ana.token) =>
    testApp.app.http.inject({
      method: 'PUT',
      url: `/api/v1/upload/parts/${id}/${n}`,
      headers: { 'content-type': 'application/octet-stream', authorization: token },
      payload: bytes,
    })

  test('[SEL-43] a file over 8 MiB is sent in parts, in any order, and becomes one picture', async () => {
    const noise = Buffer.alloc(2000 * 1600 * 3)
    for (let i = 0; i < noise.length; i++) noise[i] = (i * 2654435761) >>> 13
    const photo = await sharp(noise, { raw: { width: 2000, height: 1600, channels: 3 } })
      .png({ compressionLevel: 0 })
      .toBuffer()
    expect(photo.length).toBeGreaterThan(MIB8)
    const start = await testApp.call<{ id: string; parts: number }>('POST', '/api/v1/upload/parts', {
      token: ana.token,
      body: { bytes: photo.length },
    })
    expect([start.status, start.body.parts]).toEqual([201, 2])
    const finish = () => testApp.call<Picture>('POST', `/api/v1/upload/parts/${start.body.id}/finish`, { token: ana.token })
    expect((await put(start.body.id, 2, photo.subarray(MIB8))).statusCode).toBe(200)
    expect((await finish()).error.error).toBe('uploads.bad-part')
    expect((await put(start.body.id, 1, photo.subarray(0, 100))).json().error).toBe('uploads.bad-part')
    expect((await put(start.body.id, 1, photo.subarray(0, MIB8))).statusCode).toBe(200)
    expect((await finish()).body).toMatchObject({ width: 1280, height: 1024 })
    expect((await finish()).error.error).toBe('uploads.not-found')
  })

  test('nothing of what arrived is left where it arrived, taken or refused', async () => {
    const { body } = await testApp.call<{ id: string }>('POST', '/api/v1/upload/parts', { token: ana.token, body: { bytes: 10 } })
    const left = await leftOf(async () => {
      expect((await put(body.id, 1, Buffer.alloc(10))).statusCode).toBe(200)
      expect((await put(body.id, 1, Buffer.alloc(9))).statusCode).toBe(400)
      expect((await put(crypto.randomUUID(), 1, Buffer.alloc(10))).statusCode).toBe(404)
    })
    expect(left).toEqual([])
  })

  test('an unfinished upload is deleted after a day, with its parts; a finished one leaves none', async () => {
    const photo = await draw(30, 20).png().toBuffer()
    const start = async () =>
      (await testApp.call<{ id: string }>('POST', '/api/v1/upload/parts', { token: ana.token, body: { bytes: photo.length } })).body.id
    const look = (id: string) => testApp.call<{ arrived: number[] }>('GET', `/api/v1/upload/parts/${id}`, { token: ana.token })
    const keysOf = async (id: string) => (await gather(testApp.engines.files.keys())).filter((key) => key.includes(id))
    const [done, left] = [await start(), await start()]
    for (const id of [done, left]) expect((await put(id, 1, photo)).statusCode).toBe(200)
    expect((await testApp.call('POST', `/api/v1/upload/parts/${done}/finish`, { token: ana.token })).status).toBe(200)
    expect([await keysOf(done), await keysOf(left)]).toEqual([[], [`parts/${left}/1.bin`]])
    testApp.clock.pass(23 * 60)
    const young = await start()
    await put(young, 1, photo)
    testApp.clock.pass(60)
    await sweepUploads()
    expect((await look(left)).body.arrived, 'not before').toEqual([1])
    testApp.clock.pass(1)
    await sweepUploads()
    expect([await keysOf(left), (await look(left)).error.error]).toEqual([[], 'uploads.not-found'])
    expect([await keysOf(young), (await look(young)).body.arrived]).toEqual([[`parts/${young}/1.bin`], [1]])
  })

  test('refuses another member, too many bytes and parts that do not exist', async () => {
    const beto = await aMember(testApp, 'Beto')
    const start = await testApp.call<{ id: string }>('POST', '/api/v1/upload/parts', { token: ana.token, body: { bytes: 10 } })
    expect((await put(start.body.id, 1, Buffer.alloc(10), beto.token)).json().error).toBe('uploads.not-found')
    expect((await put(start.body.id, 2, Buffer.alloc(10))).json().error).toBe('uploads.bad-part')
    const tooMany = await testApp.call('POST', '/api/v1/upload/parts', { token: ana.token, body: { bytes: 16 * 1024 * 1024 } })
    expect([tooMany.status, tooMany.error.fields?.bytes]).toEqual([400, 'La foto pesa más de 15 MB. Elegí una más liviana.'])
  })
})

describe('the lifetime of pictures', () => {
  test('a picture in use stays; an unused one is deleted after a day', async () => {
    const used: Picture = (await send(await draw(30, 20).png().toBuffer())).body
    const unused: Picture = (await send(await draw(30, 20).png().toBuffer())).body
    await aProduct(testApp, ana, { imageUrl: used.url })
    testApp.clock.pass(24 * 60 - 1)
    await sweepUploads()
    expect((await fetchFile(unused.url)).statusCode, 'not before').toBe(200)
    testApp.clock.pass(2)
    await sweepUploads()
    expect((await fetchFile(used.url)).statusCode).toBe(200)
    expect((await fetchFile(unused.url)).statusCode).toBe(404)
  })

  test('addresses outside the folder find nothing', async () => {
    for (const url of [`/files/${crypto.randomUUID()}/..%2f1.webp`, '/files/x/1.webp', `/files/${crypto.randomUUID()}/x.png`]) {
      expect((await fetchFile(url)).statusCode).toBe(404)
    }
    for (const url of ['/files/../../etc/passwd', '/files/%2e%2e/%2e%2e/etc/passwd', '/..%2f..%2fetc/passwd']) {
      expect((await fetchFile(url)).body).not.toContain('root:')
    }
  })
})
