import sharp from 'sharp'
import { kindOf } from './kind-of.ts'
import type { Pictures } from './pictures.ts'

// One picture at a time a core: decoding fifty megapixels several times over would exhaust a small machine.
sharp.concurrency(1)
sharp.cache(false)

/** Visually lossless for photographs at a third of JPEG's size. */
const QUALITY = 78

/** Pictures by libvips. */
export const openSharpPictures = (): Pictures => ({
  read: async (bytes, widths, maxPixels) => {
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
      return { width: info.width, height: info.height, variants }
    } catch {
      return 'broken'
    }
  },
})
