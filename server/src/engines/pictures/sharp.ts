import { bulkhead } from 'cockatiel'
import sharp, { type Sharp } from 'sharp'
import { drawCard } from './draw-card.ts'
import { kindOf } from './kind-of.ts'
import type { Pictures } from './pictures.ts'

sharp.concurrency(1)
sharp.cache(false)

/** So many pictures are read at the same time, the others wait: decoding fifty megapixels several times over would exhaust a small machine. */
const few = bulkhead(2, Number.POSITIVE_INFINITY)

/** Visually lossless for photographs at a third of JPEG's size. */
const QUALITY = 78

const JPEG_QUALITY = 85
/** Eight comparisons a row, in eight rows. */
const [HASHED_WIDTH, HASHED_HEIGHT] = [9, 8] as const

/** Greys that differ by less are the same: in a plain background only the compression would tell them apart. */
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

const read: Pictures['read'] = async (bytes, widths, maxPixels) => {
  const kind = kindOf(bytes)
  if (!kind) return 'not-an-image'
  if (kind === 'heic') return 'heic'
  try {
    const image = sharp(bytes, { limitInputPixels: false, failOn: 'error' })
    const { width, height } = await image.metadata()
    if (width * height > maxPixels) return 'too-many-pixels'
    const widest = Math.max(...widths)
    const { data, info } = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
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
    // Of the narrowest variant, so that a hash made later from what was kept is the same.
    const hash = await hashOf(sharp(variants[0]?.bytes))
    return { width: info.width, height: info.height, variants, hash }
  } catch {
    return 'broken'
  }
}

/** Pictures by libvips. */
export const openSharpPictures = (): Pictures => ({
  draw: drawCard,
  read: (bytes, widths, maxPixels) => few.execute(() => read(bytes, widths, maxPixels)),
  hash: (bytes) => hashOf(sharp(bytes)).catch(() => null),
  toJpeg: (bytes) =>
    sharp(bytes)
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: JPEG_QUALITY })
      .toBuffer()
      .catch(() => null),
})
