import { lettersAt, MAX_EXIF_BYTES, MAX_PROFILE_BYTES, onlyKept, type Range, type Strip } from './container.ts'

const START = 12
/** Flags of the extended header. */
const [PROFILE, EXIF, XMP, ANIMATED] = [0x20, 0x08, 0x04, 0x02]
const TWENTY_FOUR_BITS = 3
/** Lossless images, and all transparency, are held in memory whole while decoding. */
const [LOSSLESS_PIXEL_BYTES, ALPHA_PIXEL_BYTES] = [4, 2]

interface Size {
  width: number
  height: number
}

const extendedSize = (data: Buffer): Size | null =>
  data.length < 10 ? null : { width: data.readUIntLE(4, TWENTY_FOUR_BITS) + 1, height: data.readUIntLE(7, TWENTY_FOUR_BITS) + 1 }
const lossySize = (data: Buffer): Size | null =>
  data.length < 10 ? null : { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff }
const losslessSize = (data: Buffer): Size | null => {
  if (data.length < 5 || data[0] !== 0x2f) return null
  const bits = data.readUInt32LE(1)
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
}

/** A WebP without metadata and unknown chunks; refuses animated ones. */
export const stripWebp: Strip = (bytes) => {
  const kept: Range[] = [[0, START]]
  let [canvas, drawn]: [Size | null, Size | null] = [null, null]
  let [flagsAt, flags, alpha, isLossless] = [0, 0, false, false]
  for (let at = START; at + 8 <= bytes.length; ) {
    const [type, length] = [lettersAt(bytes, at), bytes.readUInt32LE(at + 4)]
    const end = Math.min(at + 8 + length + (length % 2), bytes.length)
    const data = bytes.subarray(at + 8, at + 8 + length)
    if (data.length < length) return 'broken'
    let isKept = false
    if (type === 'ANIM' || type === 'ANMF') return 'animated'
    if (type === 'VP8X' && at === START) {
      ;[canvas, flagsAt, isKept] = [extendedSize(data), at + 8, true]
      if ((data[0] ?? 0) & ANIMATED) return 'animated'
    } else if ((type === 'VP8 ' || type === 'VP8L') && !drawn) {
      isLossless = type === 'VP8L'
      ;[drawn, isKept] = [isLossless ? losslessSize(data) : lossySize(data), true]
    } else if (type === 'ALPH' && canvas && !drawn) [alpha, isKept] = [true, true]
    else if (type === 'ICCP' && length <= MAX_PROFILE_BYTES && canvas && !drawn) [flags, isKept] = [flags | PROFILE, true]
    else if (type === 'EXIF' && length <= MAX_EXIF_BYTES && canvas) [flags, isKept] = [flags | EXIF, true]
    if (isKept) kept.push([at, end])
    at = end
  }
  if (!drawn || (canvas && (canvas.width !== drawn.width || canvas.height !== drawn.height))) return 'broken'
  if (flagsAt > 0) bytes[flagsAt] = ((bytes[flagsAt] ?? 0) & ~(PROFILE | EXIF | XMP)) | flags
  const stripped = onlyKept(bytes, kept)
  stripped.writeUInt32LE(stripped.length - 8, 4)
  const pixels = drawn.width * drawn.height
  return { pixels, memory: isLossless ? pixels * LOSSLESS_PIXEL_BYTES : alpha ? pixels * ALPHA_PIXEL_BYTES : 0, bytes: stripped }
}
