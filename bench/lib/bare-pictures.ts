import type { Picture } from '@feria/contract/uploads/schemas'
import { PICTURE_WIDTHS } from '@feria/contract/uploads/values'
import sharp from 'sharp'

// As in Feria: one thread per picture.
sharp.concurrency(1)
sharp.cache(false)

const WIDEST = Math.max(...PICTURE_WIDTHS)
/** Feria's encoder settings; a check verifies that both produce the same bytes. */
const WEBP = { quality: 78, effort: 3 }

/** Twelve megapixels, like a phone's camera. */
const PHOTO_WIDTH = 4000
const PHOTO_HEIGHT = 3000
/** This noise and quality make a file of about 4 MB, like a daylight photo. */
const NOISE = { type: 'gaussian' as const, mean: 128, sigma: 16 }
const JPEG_QUALITY = 88

const view = `<svg xmlns="http://www.w3.org/2000/svg" width="${PHOTO_WIDTH}" height="${PHOTO_HEIGHT}">
  <linearGradient id="sky" x1="0" y1="0" x2="0.3" y2="1">\
<stop offset="0" stop-color="#3b6ea5"/><stop offset="1" stop-color="#c9a36a"/></linearGradient>
  <rect width="100%" height="100%" fill="url(#sky)"/><circle cx="2600" cy="1400" r="700" fill="#7a3b22"/>
</svg>`

/** Draws a JPEG like a photo: shapes and colours under noise, which makes encoding realistically hard. */
export const drawPhoto = (): Promise<Buffer> =>
  sharp({ create: { width: PHOTO_WIDTH, height: PHOTO_HEIGHT, channels: 3, background: '#808080', noise: NOISE } })
    .composite([{ input: Buffer.from(view), blend: 'hard-light' }])
    .jpeg({ quality: JPEG_QUALITY })
    .toBuffer()

/** The least code that makes the variants: decoded once, each encoded from that. */
export const variantsOf = async (photo: Buffer): Promise<Buffer[]> => {
  const { data, info } = await sharp(photo).rotate().resize({ width: WIDEST }).raw().toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  return Promise.all(PICTURE_WIDTHS.map((width) => sharp(data, { raw }).resize({ width }).webp(WEBP).toBuffer()))
}

/** Throws unless Feria stores exactly the files that the bare reference makes. */
export const checkVariants = async (url: string, variants: Picture['variants'], photo: Buffer): Promise<void> => {
  const bare = await variantsOf(photo)
  for (const [i, variant] of variants.entries()) {
    const kept = Buffer.from(await (await fetch(new URL(variant.url, url))).arrayBuffer())
    if (!bare[i]?.equals(kept)) throw new Error(`The variant of ${variant.width} pixels is not that of the bare reference`)
  }
}
