import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { pngChunk, pngWith, riffChunk, webpOf } from './bombs.ts'
import { strip } from './strip.ts'

const [WIDTH, HEIGHT] = [60, 40]
const kinds = ['jpeg', 'png', 'webp', 'avif'] as const
const drawn = () => {
  const pixels = Buffer.from(Array.from({ length: WIDTH * HEIGHT * 3 }, (_, i) => (i * 37) % 251))
  return sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
}
/** A picture with all that cameras and programs add. */
const camera = (kind: (typeof kinds)[number]) =>
  drawn()
    .withMetadata({ orientation: 6, icc: 'p3', exif: { IFD0: { Copyright: 'Ana Gómez' }, IFD3: { GPSLatitude: '34/1 36/1 0/1' } } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret>Rosario</secret></x:xmpmeta>')
    .toFormat(kind)
    .toBuffer()
const stripped = (bytes: Buffer) => {
  const read = strip(Buffer.from(bytes))
  if (typeof read === 'string') throw new Error(read)
  return read
}
const looks = (bytes: Buffer) => sharp(bytes).rotate().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })

describe.each(kinds)('%s', (kind) => {
  test('looks as before, upright and in its colours, and has no texts', async () => {
    const sent = await camera(kind)
    const { bytes, pixels } = stripped(sent)
    expect(pixels).toBe(WIDTH * HEIGHT)
    expect((await looks(bytes)).data.equals((await looks(sent)).data)).toBe(true)
    const { icc, xmp } = await sharp(bytes).metadata()
    expect([icc === undefined, xmp]).toEqual([false, undefined])
  })

  test('any changed or truncated file is refused or read, and never declares more than it holds', async () => {
    const sent = await camera(kind)
    for (let i = 0; i < 4000; i++) {
      const bytes = Buffer.from(sent.subarray(0, i % 4 === 0 ? (i * 7919) % sent.length : sent.length))
      for (let n = 0; n < 1 + (i % 3); n++) if (bytes.length > 0) bytes[(i * 104_729 + n * 7907) % bytes.length] = (i * 31 + n) & 0xff
      const read = strip(bytes)
      if (typeof read !== 'string') expect(read.bytes.length).toBeLessThanOrEqual(sent.length)
    }
  })
})

test('a small PNG profile is kept and a large one removed', () => {
  const profile = (bytes: number) => pngChunk('iCCP', Buffer.concat([Buffer.from('p3\0\0', 'latin1'), deflateSync(Buffer.alloc(bytes, 1))]))
  expect(stripped(pngWith(profile(3000))).bytes.includes('iCCP')).toBe(true)
  expect(stripped(pngWith(profile(5_000_000))).bytes.includes('iCCP')).toBe(false)
})

test('a PNG keeps the chunks that change its colours and no others', () => {
  const sent = pngWith(
    pngChunk('gAMA', Buffer.from([0, 0, 0xb1, 0x8f])),
    pngChunk('tEXt', Buffer.from('a\0b')),
    pngChunk('prIv', Buffer.alloc(9)),
  )
  expect(stripped(sent).bytes).toEqual(pngWith(pngChunk('gAMA', Buffer.from([0, 0, 0xb1, 0x8f]))))
})

test('a WebP whose frame is larger than declared is refused', async () => {
  const inner = (await drawn().webp().toBuffer()).subarray(12)
  const header = Buffer.alloc(10)
  header.writeUIntLE(9, 4, 3)
  header.writeUIntLE(9, 7, 3)
  expect(strip(webpOf(riffChunk('VP8X', header), inner))).toBe('broken')
})

test.each([
  ['two frames', (jpeg: Buffer, at: number) => Buffer.concat([jpeg.subarray(0, at), jpeg.subarray(at, at + 19), jpeg.subarray(at)])],
  ['no height', (jpeg: Buffer, at: number) => Buffer.concat([jpeg.subarray(0, at + 5), Buffer.alloc(2), jpeg.subarray(at + 7)])],
  ['no scan', (jpeg: Buffer) => jpeg.subarray(0, jpeg.indexOf(Buffer.from('ffda', 'hex')))],
])('a JPEG with %s is refused', async (_, spoil) => {
  const jpeg = await drawn().jpeg().toBuffer()
  expect(strip(spoil(Buffer.from(jpeg), jpeg.indexOf(Buffer.from('ffc0', 'hex'))))).toBe('broken')
})

test('a progressive JPEG says what its coefficients take in memory, a plain one takes none', async () => {
  const memoryOf = async (picture: ReturnType<typeof drawn>, progressive: boolean) =>
    stripped(await picture.jpeg({ chromaSubsampling: '4:4:4', progressive }).toBuffer()).memory
  expect(await memoryOf(drawn(), false)).toBe(0)
  expect(await memoryOf(drawn(), true)).toBe(WIDTH * HEIGHT * 3 * 2)
  // Each scan of one colour contains whole blocks, as those of a plain picture do.
  expect(await memoryOf(drawn().greyscale().toColourspace('b-w'), true)).toBe(WIDTH * HEIGHT * 2)
})
