import { randomFillSync } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import type { ErrorCode } from '@feria/contract/errors'
import sharp from 'sharp'

/** Files that are small, or within the size limit, and cost a careless decoder gigabytes or minutes. */
export interface Bomb {
  name: string
  bytes: Buffer
  /** The expected result: accepted without its harmful part, or refused. */
  expected: ErrorCode | 'taken'
}

const MB = 1024 * 1024
const LARGE = 15 * MB - 4096
/** Just below 50 megapixels. */
const [WIDTH, HEIGHT] = [8600, 5800] as const
/** The seven passes of an interlaced PNG: first column and row, and the steps between pixels. */
const ADAM7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const

const noise = (bytes: number) => randomFillSync(Buffer.alloc(bytes))
/** Repeats bytes as often as they fit. */
const repeated = (bytes: Buffer, most: number) => Buffer.alloc(Math.floor(most / bytes.length) * bytes.length, bytes)
const be32 = (value: number) => {
  const four = Buffer.alloc(4)
  four.writeUInt32BE(value)
  return four
}

/** A chunk of a PNG. */
export const pngChunk = (type: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  return Buffer.concat([be32(data.length), named, be32(crc32(named))])
}
const pngStart = Buffer.from('89504e470d0a1a0a', 'hex')
const pngHead = (width: number, height: number, { bits = 8, colour = 2, interlaced = 0 } = {}) =>
  Buffer.concat([pngStart, pngChunk('IHDR', Buffer.concat([be32(width), be32(height), Buffer.from([bits, colour, 0, 0, interlaced])]))])
const pngEnd = pngChunk('IEND', Buffer.alloc(0))
const black = (width: number, height: number) => pngChunk('IDAT', deflateSync(Buffer.alloc(height * (1 + width * 3))))
/** A black picture of 16 by 16 pixels with other chunks before the image data. */
export const pngWith = (...chunks: Buffer[]): Buffer => Buffer.concat([pngHead(16, 16), ...chunks, black(16, 16), pngEnd])

const packed = (bytes: number) => deflateSync(Buffer.alloc(bytes, 0x20), { level: 9 })
const textChunks = (type: string, before: string, times: number) => {
  const chunk = pngChunk(type, Buffer.concat([Buffer.from(before, 'latin1'), packed(59 * MB)]))
  return pngWith(...Array.from({ length: times }, () => chunk))
}

const interlacedPng = () => {
  const bytes = ADAM7.map(([x, y, dx, dy]) => Math.ceil((HEIGHT - y) / dy) * (1 + Math.ceil((WIDTH - x) / dx) * 8)).reduce((a, b) => a + b)
  const data = pngChunk('IDAT', deflateSync(Buffer.alloc(bytes), { level: 1 }))
  return Buffer.concat([pngHead(WIDTH, HEIGHT, { bits: 16, colour: 6, interlaced: 1 }), data, pngEnd])
}

const animatedPng = () => {
  const frame = pngChunk('fdAT', noise(100_000))
  const control = pngChunk('acTL', Buffer.concat([be32(150), be32(0)]))
  const head = Buffer.concat([pngHead(16, 16), control, black(16, 16)])
  return Buffer.concat([head, ...Array.from({ length: 150 }, () => frame), pngEnd])
}

/** A chunk of a RIFF file, padded to an even length. */
export const riffChunk = (type: string, data: Buffer): Buffer => {
  const head = Buffer.alloc(8)
  head.write(type, 'latin1')
  head.writeUInt32LE(data.length, 4)
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)])
}
/** A WebP of these chunks. */
export const webpOf = (...chunks: Buffer[]): Buffer => riffChunk('RIFF', Buffer.concat([Buffer.from('WEBP'), ...chunks]))
const vp8x = (flags: number, width: number, height: number) => {
  const head = Buffer.alloc(10)
  head[0] = flags
  head.writeUIntLE(width - 1, 4, 3)
  head.writeUIntLE(height - 1, 7, 3)
  return riffChunk('VP8X', head)
}
const small = { create: { width: 16, height: 16, channels: 3, background: '#c2410c' } } as const
const large = { ...small, create: { ...small.create, width: WIDTH, height: HEIGHT } }
/** The chunk of a simple WebP that holds the image data. */
const drawnChunk = async () => (await sharp(small).webp().toBuffer()).subarray(12)

const animatedWebp = async () => {
  const drawn = await drawnChunk()
  const place = Buffer.alloc(16)
  place.writeUIntLE(15, 6, 3)
  place.writeUIntLE(15, 9, 3)
  const frame = riffChunk('ANMF', Buffer.concat([place, drawn]))
  return webpOf(vp8x(0x02, 16_000, 3000), riffChunk('ANIM', Buffer.alloc(6)), repeated(frame, LARGE))
}

/** Repeating noise, which compresses well but not in memory. */
const losslessWebp = () => {
  const tile = noise(WIDTH * 4 * 16)
  const raw = Buffer.alloc(WIDTH * HEIGHT * 4, tile)
  return sharp(raw, { raw: { width: WIDTH, height: HEIGHT, channels: 4 } })
    .webp({ lossless: true, effort: 0 })
    .toBuffer()
}

/** Declares 64 by 64, but draws fifty megapixels. */
const lyingAvif = (avif: Buffer) => {
  const bytes = Buffer.from(avif)
  for (let at = bytes.indexOf('ispe'); at >= 0; at = bytes.indexOf('ispe', at + 4)) {
    bytes.writeUInt32BE(64, at + 8)
    bytes.writeUInt32BE(64, at + 12)
  }
  return bytes
}

const filled = (start: string | Buffer, end = '') => {
  const [from, to] = [Buffer.from(start), Buffer.from(end)]
  return Buffer.concat([from, Buffer.alloc(LARGE - from.length - to.length, 0x41), to])
}

const segment = (marker: number, data: Buffer) => {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([head, data])
}
const jpegWithTexts = async () => {
  const jpeg = await sharp(small).jpeg().toBuffer()
  const texts = Array.from({ length: 230 }, (_, i) =>
    segment(i % 2 ? 0xfe : 0xe1, Buffer.alloc(65_000, 'http://ns.adobe.com/xmp/extension/\0')),
  )
  return Buffer.concat([jpeg.subarray(0, 2), ...texts, jpeg.subarray(2)])
}
/** A progressive JPEG that repeats its last scan. */
const jpegWithScans = (jpeg: Buffer) => {
  const last = jpeg.subarray(jpeg.lastIndexOf(Buffer.from('ffda', 'hex')), jpeg.length - 2)
  return Buffer.concat([jpeg.subarray(0, -2), repeated(last, LARGE - jpeg.length), jpeg.subarray(-2)])
}

const packedPng = (width: number, height: number, { bits, colour, pixelBytes }: { bits: number; colour: number; pixelBytes: number }) => {
  const data = pngChunk('IDAT', deflateSync(Buffer.alloc(height * (1 + width * pixelBytes)), { level: 1 }))
  return Buffer.concat([pngHead(width, height, { bits, colour }), data, pngEnd])
}

type Made = Record<string, [sent: Buffer | Promise<Buffer>, expected: Bomb['expected']]>

const pngs = (): Made => ({
  'PNG with 1.4 MB of packed iTXt': [textChunks('iTXt', 'c\0\x01\0\0\0', 24), 'taken'],
  'PNG with 1.4 MB of packed zTXt': [textChunks('zTXt', 'c\0\0', 24), 'taken'],
  'PNG with a packed profile of 500 MB': [
    pngWith(pngChunk('iCCP', Buffer.concat([Buffer.from('c\0\0', 'latin1'), packed(500 * MB)]))),
    'taken',
  ],
  'PNG with 15 MB of plain iTXt': [
    pngWith(pngChunk('iTXt', Buffer.concat([Buffer.from('c\0\0\0\0\0', 'latin1'), Buffer.alloc(LARGE - 200, 65)]))),
    'taken',
  ],
  'PNG of 15 MB of noise': [
    sharp(noise(2500 * 2000 * 3), { raw: { width: 2500, height: 2000, channels: 3 } })
      .png({ compressionLevel: 1 })
      .toBuffer()
      .then((bytes) => bytes.subarray(0, LARGE)),
    'uploads.broken',
  ],
  'PNG of 50 megapixels, interlaced, 16 bits': [interlacedPng(), 'uploads.too-heavy'],
  'PNG of a million by 50': [packedPng(1_000_000, 50, { bits: 16, colour: 6, pixelBytes: 8 }), 'uploads.too-heavy'],
  'PNG of 13000 by 3000, as heavy as one may be': [packedPng(13_000, 3000, { bits: 8, colour: 6, pixelBytes: 4 }), 'taken'],
  'APNG of 150 frames': [animatedPng(), 'uploads.animated'],
})

const others = (): Made => ({
  'GIF of 15 MB': [filled('GIF89a\xff\xff\xff\xff\xf7\0\0'), 'uploads.not-an-image'],
  'TIFF of 15 MB': [filled(Buffer.from('49492a0008000000', 'hex')), 'uploads.not-an-image'],
  'SVG of 15 MB': [
    filled('<svg xmlns="http://www.w3.org/2000/svg" width="30000" height="30000"><text>', '</text></svg>'),
    'uploads.not-an-image',
  ],
  'HEIC of 15 MB': [filled(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')), 'uploads.heic'],
  'WebP with 15 MB of XMP': [
    drawnChunk().then((drawn) => webpOf(vp8x(0x04, 16, 16), drawn, riffChunk('XMP ', Buffer.alloc(LARGE - 2000, 65)))),
    'taken',
  ],
  'WebP of a hundred thousand frames': [animatedWebp(), 'uploads.animated'],
  'WebP of 50 megapixels without loss': [losslessWebp(), 'uploads.too-heavy'],
})

const jpegsAndAvifs = async (): Promise<Made> => {
  const avif = await sharp(large).avif({ effort: 0 }).toBuffer()
  const progressive = await sharp(large).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer()
  const heavy = sharp({ ...large, create: { ...large.create, width: 6100, height: 5600 } }).jpeg({ progressive: true })
  return {
    'AVIF of 50 megapixels': [avif, 'uploads.too-heavy'],
    'AVIF of 50 megapixels that says 64 by 64': [lyingAvif(avif), 'uploads.too-heavy'],
    'AVIF with 15 MB after it': [Buffer.concat([lyingAvif(avif), Buffer.alloc(LARGE - avif.length)]), 'uploads.too-heavy'],
    'JPEG of 50 megapixels, progressive': [progressive, 'uploads.too-heavy'],
    'JPEG of 34 megapixels, progressive, as heavy as one may be': [heavy.toBuffer(), 'taken'],
    'JPEG of thousands of scans': [jpegWithScans(progressive), 'uploads.too-heavy'],
    'JPEG with 15 MB of texts': [jpegWithTexts(), 'taken'],
  }
}

/** Every kind, including the heaviest that are accepted. */
export const makeBombs = async (): Promise<Bomb[]> => {
  const made = { ...pngs(), ...others(), ...(await jpegsAndAvifs()) }
  return Promise.all(Object.entries(made).map(async ([name, [bytes, expected]]) => ({ name, bytes: await bytes, expected })))
}
