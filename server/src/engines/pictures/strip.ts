import { stripAvif } from './containers/avif.ts'
import type { Strip } from './containers/container.ts'
import { stripJpeg } from './containers/jpeg.ts'
import { stripPng } from './containers/png.ts'
import { stripWebp } from './containers/webp.ts'
import { kindOf, type PictureKind } from './kind-of.ts'

const strips: Record<PictureKind, Strip> = { jpeg: stripJpeg, png: stripPng, webp: stripWebp, avif: stripAvif, heic: () => 'heic' }

/**
 * A picture without metadata, previews and unknown parts, and what decoding needs, by its headers alone; only a colour profile is
 * decompressed. Refuses unsupported, animated and malformed files. Changes the bytes in place.
 */
export const strip: Strip = (bytes) => {
  const kind = kindOf(bytes)
  return kind ? strips[kind](bytes) : 'not-an-image'
}
