import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type LoopbackS3, openLoopbackS3 } from '../../testing/s3.ts'
import { wrongSignature } from '../../testing/sigv4.ts'
import type { DirectFiles } from './files.ts'
import { openS3Files } from './s3.ts'

const SECRET = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY'
const [host, body] = ['examplebucket.s3.amazonaws.com', Buffer.alloc(0)]
const may24 = new Date('2013-05-24T00:00:00Z')
const scope = 'AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request'

/** Examples that Amazon publishes with its documentation of Signature Version 4. */
describe('the signatures of the loopback store match the documentation', () => {
  const inHeader = {
    method: 'GET',
    url: '/test.txt',
    body,
    headers: {
      host,
      range: 'bytes=0-9',
      'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
      'x-amz-date': '20130524T000000Z',
      authorization:
        `AWS4-HMAC-SHA256 Credential=${scope},SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,` +
        'Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    },
  }
  const inAddress =
    `/test.txt?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Credential=${encodeURIComponent(scope)}` +
    '&X-Amz-Date=20130524T000000Z&X-Amz-Expires=86400&X-Amz-SignedHeaders=host' +
    '&X-Amz-Signature=aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404'

  test('in a header, in an address, and nothing else is valid', () => {
    expect(wrongSignature(inHeader, SECRET, may24)).toBeUndefined()
    const presigned = { method: 'GET', url: inAddress, headers: { host }, body }
    expect(wrongSignature(presigned, SECRET, may24)).toBeUndefined()
    expect(wrongSignature(presigned, 'otro', may24)).toBe('SignatureDoesNotMatch')
    expect(wrongSignature({ ...presigned, method: 'PUT' }, SECRET, may24)).toBe('SignatureDoesNotMatch')
    expect(wrongSignature({ ...presigned, url: inAddress.replace('test.txt', 'otro.txt') }, SECRET, may24)).toBe('SignatureDoesNotMatch')
    expect(wrongSignature(presigned, SECRET, new Date('2013-05-25T00:00:01Z'))).toBe('AccessDenied')
    expect(wrongSignature({ method: 'GET', url: '/test.txt', headers: { host }, body }, SECRET, may24)).toBe('AccessDenied')
  })

  test('the addresses that Feria signs match the example', async () => {
    vi.useFakeTimers({ now: may24, toFake: ['Date'] })
    const files = openS3Files({
      bucket: 'examplebucket',
      region: 'us-east-1',
      accessKey: 'AKIAIOSFODNN7EXAMPLE',
      secret: SECRET,
      isPathStyle: false,
    })
    const address = new URL((await files.direct?.readUrlOf('fotos/uno.webp', 600)) ?? '')
    const asked = { method: 'GET', url: address.pathname + address.search, headers: { host: address.host }, body }
    expect(wrongSignature(asked, SECRET, may24)).toBeUndefined()
    expect(wrongSignature(asked, SECRET, new Date(may24.getTime() + 601_000))).toBe('AccessDenied')
    expect(files.direct?.origins).toEqual(['https://examplebucket.s3.us-east-1.amazonaws.com'])
    vi.useRealTimers()
    await files.close()
  })
})

describe('a store that browsers access', () => {
  let store: LoopbackS3
  let files: ReturnType<typeof openS3Files>
  let direct: DirectFiles
  beforeAll(async () => {
    store = await openLoopbackS3({ publicUrl: 'https://fotos.example/feria/' })
    files = openS3Files(store.options)
    direct = files.direct as DirectFiles
  })
  afterAll(async () => {
    await files.close()
    await store.close()
  })

  test('serves a private file by a signed address alone, and pictures by a public one', async () => {
    await files.put('private/a/1280.webp', Buffer.from('secreto'))
    const address = await direct.readUrlOf('private/a/1280.webp', 60)
    expect(await (await fetch(address)).text()).toBe('secreto')
    const bare = new URL(address)
    bare.search = ''
    expect((await fetch(bare)).status).toBe(403)
    expect((await fetch(address.replace('private/a', 'private/b'))).status).toBe(403)
    expect(direct.publicUrlOf('private/a/1280.webp')).toBeNull()
    expect(direct.publicUrlOf('pictures/a/320.webp')).toBe('https://fotos.example/feria/pictures/a/320.webp')
  })

  test('lets pictures be cached for ever, and other files by nobody in between', async () => {
    await files.put('pictures/a/320.webp', Buffer.from('x'))
    await files.put('private/a/1280.webp', Buffer.from('x'))
    expect(store.headers.get('pictures/a/320.webp')).toEqual({ cache: 'public, max-age=31536000, immutable', type: 'image/webp' })
    expect(store.headers.get('private/a/1280.webp')).toEqual({ cache: undefined, type: 'image/webp' })
  })

  test('[SEL-43] accepts parts in any order, of exactly the declared size, and joins them', async () => {
    const key = 'incoming/a/whole.bin'
    const upload = await direct.openParts(key)
    const send = async (n: number, bytes: Buffer, declared = bytes.length) => {
      const address = await direct.partUrlOf(key, upload, { n, bytes: declared }, 60)
      return (await fetch(address, { method: 'PUT', body: new Uint8Array(bytes) })).status
    }
    expect(await send(2, Buffer.from('segunda'))).toBe(200)
    expect(await send(1, Buffer.from('más de lo dicho'), 3)).toBe(403)
    expect(await direct.arrivedParts(key, upload)).toEqual([{ n: 2, bytes: 7 }])
    expect(await send(1, Buffer.from('primera '))).toBe(200)
    await direct.joinParts(key, upload)
    expect((await files.read(key))?.toString()).toBe('primera segunda')
    expect(await direct.arrivedParts(key, upload)).toEqual([])
    await direct.dropParts(key, upload)
  })

  test('is retried when it is busy, and its refusals are errors', async () => {
    store.refusals.push(503, 500)
    await files.put('pictures/z/1.webp', Buffer.from('z'))
    expect((await files.read('pictures/z/1.webp'))?.toString()).toBe('z')
    const stranger = openS3Files({ ...store.options, secret: 'otro' })
    await expect(stranger.read('pictures/z/1.webp')).rejects.toThrow('SignatureDoesNotMatch')
    await stranger.close()
  })
})
