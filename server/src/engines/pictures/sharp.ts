import { readFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { drawCard } from './draw-card.ts'
import type { Pictures } from './pictures.ts'
import { createRoom } from './room.ts'
import { strip } from './strip.ts'

sharp.concurrency(1)
sharp.cache(false)
// Whatever a file's first bytes are, these loaders are never used. Cards are drawn by SVG, which stays; `strip` accepts none.
sharp.block({ operation: ['VipsForeignLoadTiff', 'VipsForeignLoadNsgif', 'VipsForeignLoadUhdr'] })

const MB = 1024 * 1024
/** What one picture takes besides: its file, rows in progress, its widest copy and the variants. */
const EACH = 30 * MB
/** Bytes for all pictures in progress: two usual ones, or one that must be decoded as a whole (decision 60). */
const ROOM = 130 * MB
const room = createRoom(ROOM)

/** Visually lossless for photographs at a third of JPEG's size. */
const QUALITY = 78

const JPEG_QUALITY = 85
/** Eight comparisons a row, in eight rows. */
const [HASHED_WIDTH, HASHED_HEIGHT] = [9, 8] as const

/** Smaller differences are ignored: in a plain background they come only from compression. */
const NOISE = 3

const hashOf = async (picture: Sharp): Promise<string> => {
  const grey = await picture.resize({ width: HASHED_WIDTH, height: HASHED_HEIGHT, fit: 'fill' }).greyscale().raw().toBuffer()
  let bits = 0n
  for (let at = 0; at < HASHED_WIDTH * HASHED_HEIGHT; at++) {
    if (at % HASHED_WIDTH === HASHED_WIDTH - 1) continue
    bits = (bits << 1n) | ((grey[at + 1] ?? 0) - (grey[at] ?? 0) > NOISE ? 1n : 0n)
  }
  return bits.toString(16).padStart(16, '0')
}

const decode = async (bytes: Buffer, widths: readonly number[], maxPixels: number): ReturnType<Pictures['read']> => {
  const widest = Math.max(...widths)
  const { data, info } = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true })
    .rotate()
    .resize({ width: widest, height: widest * 2, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  const variants = await Promise.all(
    widths.map(async (width) => ({
      width,
      bytes: await sharp(data, { raw }).resize({ width, withoutEnlargement: true }).webp({ quality: QUALITY, effort: 3 }).toBuffer(),
    })),
  )
  // Of the narrowest variant, so that a hash computed later from the stored file is the same.
  const hash = await hashOf(sharp(variants[0]?.bytes))
  return { width: info.width, height: info.height, variants, hash }
}

const read: Pictures['read'] = async (picture, widths, maxPixels) => {
  const stripped = strip(typeof picture === 'string' ? await readFile(picture) : Buffer.from(picture))
  if (typeof stripped === 'string') return stripped
  const { bytes, pixels, memory } = stripped
  if (pixels > maxPixels) return 'too-many-pixels'
  if (memory + EACH > ROOM) return 'too-heavy'
  return room.within(memory + EACH, () => decode(bytes, widths, maxPixels).catch(() => 'broken' as const))
}

/** Pictures by libvips. */
export const openSharpPictures = (): Pictures => ({
  draw: drawCard,
  read,
  hash: (bytes) => hashOf(sharp(bytes)).catch(() => null),
  toJpeg: (bytes) =>
    sharp(bytes)
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: JPEG_QUALITY })
      .toBuffer()
      .catch(() => null),
})
