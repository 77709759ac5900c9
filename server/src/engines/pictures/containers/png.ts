import { inflateSync } from 'node:zlib'
import { lettersAt, MAX_EXIF_BYTES, MAX_PROFILE_BYTES, onlyKept, type Range, ROWS, type Strip } from './container.ts'

/** Image data and colours. Texts, times and unknown chunks are dropped: they may decompress to gigabytes. */
const KEPT = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND', 'gAMA', 'cHRM', 'sRGB', 'cICP'])
/** Channels by the header's colour type, with a palette resolved. */
const CHANNELS: Record<number, number> = { 0: 1, 2: 3, 3: 3, 4: 2, 6: 4 }
const SIGNATURE = 8
const HEAD = 13
/** Length, type and checksum around the data of a chunk. */
const AROUND = 12

/** Whether a chunk `iCCP` (a name of up to 79 letters, the compression, the profile) decompresses to an acceptable size. */
const isSmallProfile = (data: Buffer): boolean => {
  try {
    inflateSync(data.subarray(data.indexOf(0) + 2), { maxOutputLength: MAX_PROFILE_BYTES })
    return true
  } catch {
    return false
  }
}

/** A PNG without texts; refuses animated ones. */
export const stripPng: Strip = (bytes) => {
  const kept: Range[] = [[0, SIGNATURE]]
  let head: Buffer | undefined
  let hasTransparency = false
  for (let at = SIGNATURE; at + AROUND <= bytes.length; ) {
    const [type, length] = [lettersAt(bytes, at + 4), bytes.readUInt32BE(at)]
    const [from, end] = [at + 8, at + AROUND + length]
    if (end > bytes.length || (type === 'IHDR') !== (at === SIGNATURE)) return 'broken'
    if (type === 'acTL') return 'animated'
    if (type === 'IHDR') head = bytes.subarray(from, from + length)
    if (type === 'tRNS') hasTransparency = true
    const isKept =
      KEPT.has(type) ||
      (type === 'eXIf' && length <= MAX_EXIF_BYTES) ||
      (type === 'iCCP' && isSmallProfile(bytes.subarray(from, from + length)))
    if (isKept) kept.push([at, end])
    if (type === 'IEND') break
    at = end
  }
  const channels = CHANNELS[head?.[9] ?? -1]
  if (head?.length !== HEAD || !channels) return 'broken'
  const [width, height] = [head.readUInt32BE(0), head.readUInt32BE(4)]
  const pixelBytes = (channels + (hasTransparency ? 1 : 0)) * (head[8] === 16 ? 2 : 1)
  // Every pass of an interlaced PNG covers the whole picture.
  const rows = ROWS + (head[12] === 0 ? 0 : height)
  return { pixels: width * height, memory: width * pixelBytes * rows, bytes: onlyKept(bytes, kept) }
}
