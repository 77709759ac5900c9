import type { PictureRefusal } from '../pictures.ts'
import { readAv1 } from './av1.ts'
import { type Box, boxesIn, type Place, placesIn } from './boxes.ts'
import { lettersAt, MAX_PROFILE_BYTES, ROWS, type Strip } from './container.ts'

/** Measured bytes that libheif and libaom allocate per pixel (4:4:4), and per pixel of a row; twice that above 8 bits. */
const PIXEL_BYTES = 16
const ROW_PIXEL_BYTES = 4
const DEEP = 2
const HIGH_DEPTH = 0x40
/** Extents may be reused, e.g. for equal tiles, but only so often. */
const MAX_REUSE = 4
const MAX_ITEMS = 1000
/** A picture has one frame; some have a coarse one first. */
const MAX_FRAMES = 4

interface Size {
  width: number
  height: number
}

interface Item {
  id: number
  type: string
}

/** The items; all but coded images and their grids are renamed, so that no decoder opens anything else. */
const itemsIn = (bytes: Buffer, { from, to }: Box): Item[] => {
  const isShort = bytes[from] === 0
  return boxesIn(bytes, from + (isShort ? 6 : 8), to).map((box) => {
    const version = bytes.readUInt8(box.from)
    if (box.type !== 'infe' || version < 2) throw new RangeError('An item without a type.')
    const idBytes = version === 2 ? 2 : 4
    const typeAt = box.from + 4 + idBytes + 2
    const type = lettersAt(bytes, typeAt)
    if (typeAt + 4 > box.to) throw new RangeError('An item that is cut off.')
    if (type !== 'av01' && type !== 'grid' && type !== 'hvc1') bytes.write('skip', typeAt, 'latin1')
    return { id: bytes.readUIntBE(box.from + 4, idBytes), type }
  })
}

/** Width and height of a grid of tiles (ISO/IEC 23008-12, 6.6.2.3.2). */
const gridSize = (data: Buffer): Size =>
  data.readUInt8(1) & 1
    ? { width: data.readUInt32BE(4), height: data.readUInt32BE(8) }
    : { width: data.readUInt16BE(4), height: data.readUInt16BE(6) }

const dataOf = (bytes: Buffer, place: Place | undefined, inside: Box | undefined): Buffer => {
  const [base, end] = place?.isInside ? [inside?.from ?? 0, inside?.to ?? 0] : [0, bytes.length]
  const pieces = (place?.pieces ?? []).map(({ from, bytes: count }) => {
    const start = base + from
    if (start + count > end) throw new RangeError('A piece beyond the end.')
    return bytes.subarray(start, count === 0 ? end : start + count)
  })
  return pieces.length === 1 && pieces[0] ? pieces[0] : Buffer.concat(pieces)
}

const read = (bytes: Buffer): ReturnType<Strip> => {
  const top = boxesIn(bytes, 0, bytes.length)
  const meta = top.find(({ type }) => type === 'meta')
  if (top.some(({ type }) => type === 'moov')) return 'animated'
  if (!meta) return 'broken'
  const parts = boxesIn(bytes, meta.from + 4, meta.to)
  const part = (name: string): Box => parts.find(({ type }) => type === name) ?? missing(name)
  const properties = boxesIn(bytes, part('iprp').from, part('iprp').to)
    .filter(({ type }) => type === 'ipco')
    .flatMap((box) => boxesIn(bytes, box.from, box.to))
  const items = itemsIn(bytes, part('iinf'))
  const places = placesIn(bytes, part('iloc'))
  const used = [...places.values()].flatMap(({ pieces }) => pieces.map((piece) => piece.bytes || bytes.length)).reduce((a, b) => a + b, 0)
  const isOdd = properties.some(({ type, from, to }) => type === 'colr' && to - from > MAX_PROFILE_BYTES)
  if (items.length > MAX_ITEMS || used > bytes.length * MAX_REUSE || isOdd) return 'broken'
  const sizes = properties
    .filter(({ type }) => type === 'ispe')
    .map(({ from }): Size => ({ width: bytes.readUInt32BE(from + 4), height: bytes.readUInt32BE(from + 8) }))
  for (const { id, type } of items) {
    if (type === 'hvc1') return 'heic'
    if (type !== 'av01' && type !== 'grid') continue
    const data = dataOf(
      bytes,
      places.get(id),
      parts.find((box) => box.type === 'idat'),
    )
    const drawn = type === 'av01' ? readAv1(data) : null
    if (type === 'av01' && !drawn) return 'broken'
    if (drawn && drawn.frames > MAX_FRAMES) return 'animated'
    sizes.push(drawn ?? gridSize(data))
  }
  const isDeep = properties.some(({ type, from }) => type === 'av1C' && (bytes.readUInt8(from + 2) & HIGH_DEPTH) > 0)
  const most = (of: (size: Size) => number) => sizes.reduce((largest, size) => Math.max(largest, of(size)), 0)
  const pixels = most(({ width, height }) => width * height)
  const memory = pixels * PIXEL_BYTES + most(({ width }) => width) * ROW_PIXEL_BYTES * ROWS
  return { pixels, memory: memory * (isDeep ? DEEP : 1), bytes }
}

const missing = (name: string): never => {
  throw new RangeError(`There is no box ${name}.`)
}

/** An AVIF without metadata, with the sizes in its boxes and in the image data; refuses animated ones. */
export const stripAvif: Strip = (bytes) => {
  try {
    return read(bytes)
  } catch (error) {
    // Every read beyond the end.
    if (error instanceof RangeError) return 'broken' satisfies PictureRefusal
    throw error
  }
}
