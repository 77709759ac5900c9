import { lettersAt, MAX_PROFILE_BYTES, onlyKept, type Range, type Strip } from './container.ts'

/** Tables, scans and the restart interval. */
const KEPT = new Set([0xc4, 0xda, 0xdb, 0xdd])
const FRAMES = new Set([0xc0, 0xc1, 0xc2])
const PROGRESSIVE = 0xc2
const [START, END, SCAN] = [0xd8, 0xd9, 0xda]
/** Cameras write up to 12 scans, the best encoders some 20; each passes over every block of the picture. */
const MAX_SCANS = 40
const COEFFICIENT_BYTES = 2

interface Frame {
  pixels: number
  components: number
  /** Bytes of all coefficients, which are held when a scan does not contain whole blocks. */
  memory: number
}

const readFrame = (data: Buffer): Frame | null => {
  const components = data[5] ?? 0
  if (components < 1 || components > 4 || data.length !== 6 + components * 3) return null
  const [height, width] = [data.readUInt16BE(1), data.readUInt16BE(3)]
  const sampling = Array.from({ length: components }, (_, i) => data[7 + i * 3] ?? 0)
  const across = sampling.map((both) => both >> 4)
  const down = sampling.map((both) => both & 15)
  const whole = Math.max(...across) * Math.max(...down)
  const share = across.reduce((sum, one, i) => sum + one * (down[i] ?? 0), 0) / whole
  const pixels = width * height
  return pixels > 0 && share > 0 ? { pixels, components, memory: pixels * share * COEFFICIENT_BYTES } : null
}

/** The offset after a scan: the next marker that is neither a restart nor a stuffed byte. */
const endOfScan = (bytes: Buffer, from: number): number => {
  for (let at = bytes.indexOf(0xff, from); at >= 0 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at
  }
  return bytes.length
}

/** Application segments that change how it looks: its colours and its orientation. */
const affectsRendering = (marker: number, data: Buffer): boolean => {
  if (marker === 0xe0) return lettersAt(data, 0, 5) === 'JFIF\0'
  if (marker === 0xe1) return lettersAt(data, 0, 6) === 'Exif\0\0'
  if (marker === 0xe2) return lettersAt(data, 0, 12) === 'ICC_PROFILE\0'
  return marker === 0xee && lettersAt(data, 0, 5) === 'Adobe'
}

/** A JPEG without metadata, previews, second pictures and trailing data. */
export const stripJpeg: Strip = (bytes) => {
  const kept: Range[] = [[0, 2]]
  let frame: Frame | null = null
  let [isProgressive, scans, profileBytes, hasExif] = [false, 0, 0, false]
  for (let at = 2; at < bytes.length; ) {
    const marker = bytes[at + 1] ?? 0
    if (bytes[at] !== 0xff || marker === START) return 'broken'
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === END) {
      kept.push([at, at + 2])
      break
    }
    const end = at + 4 > bytes.length ? Number.POSITIVE_INFINITY : at + 2 + bytes.readUInt16BE(at + 2)
    if (end > bytes.length || end < at + 4) return 'broken'
    const data = bytes.subarray(at + 4, end)
    let isKept = KEPT.has(marker)
    if (FRAMES.has(marker)) {
      if (frame) return 'broken'
      frame = readFrame(data)
      isProgressive = marker === PROGRESSIVE
      isKept = true
    } else if (affectsRendering(marker, data)) {
      if (marker === 0xe2) profileBytes += data.length
      isKept = marker === 0xe1 ? !hasExif : profileBytes <= MAX_PROFILE_BYTES
      hasExif ||= marker === 0xe1
    } else if (!isKept && marker < 0xe0) return 'broken'
    let next = end
    if (marker === SCAN) {
      if (!frame || ++scans > MAX_SCANS) return frame ? 'too-heavy' : 'broken'
      isProgressive ||= data[0] !== frame.components
      next = endOfScan(bytes, end)
    }
    if (isKept) kept.push([at, next])
    at = next
  }
  if (!frame || scans === 0) return 'broken'
  return { pixels: frame.pixels, memory: isProgressive ? frame.memory : 0, bytes: onlyKept(bytes, kept) }
}
