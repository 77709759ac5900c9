import { lettersAt } from './container.ts'

/** A box of a HEIF file (ISO/IEC 14496-12): its content is between two offsets. */
export interface Box {
  type: string
  from: number
  to: number
}

/** The boxes between two offsets. Throws a RangeError when one does not fit. */
export const boxesIn = (bytes: Buffer, from: number, to: number): Box[] => {
  const boxes: Box[] = []
  for (let at = from; at < to; ) {
    const declared = bytes.readUInt32BE(at)
    const isLong = declared === 1
    const size = isLong ? Number(bytes.readBigUInt64BE(at + 8)) : declared === 0 ? to - at : declared
    const start = at + (isLong ? 16 : 8)
    if (at + size < start || at + size > to) throw new RangeError('A box does not fit.')
    boxes.push({ type: lettersAt(bytes, at + 4), from: start, to: at + size })
    at += size
  }
  return boxes
}

/** Where an item's data is: extents of the file, or of the box `idat`. */
export interface Place {
  isInside: boolean
  pieces: { from: number; bytes: number }[]
}

/** Reads numbers of a given size one by one; throws a RangeError beyond the end. */
const numbersFrom = (bytes: Buffer, from: number) => {
  let at = from
  return (size: number): number => {
    const value = size === 0 ? 0 : size === 8 ? Number(bytes.readBigUInt64BE(at)) : bytes.readUIntBE(at, size)
    at += size
    return value
  }
}

/** The locations of all items, by the box `iloc` (ISO/IEC 14496-12, 8.11.3). */
export const placesIn = (bytes: Buffer, { from }: Box): Map<number, Place> => {
  const next = numbersFrom(bytes, from)
  const version = next(1)
  next(3)
  const [sizes, more] = [next(1), next(1)]
  const [offsetSize, lengthSize, baseSize, indexSize] = [sizes >> 4, sizes & 15, more >> 4, version > 0 ? more & 15 : 0]
  const places = new Map<number, Place>()
  const count = next(version < 2 ? 2 : 4)
  for (let i = 0; i < count; i++) {
    const id = next(version < 2 ? 2 : 4)
    const isInside = version > 0 && (next(2) & 15) === 1
    next(2)
    const base = next(baseSize)
    const pieces = Array.from({ length: next(2) }, () => {
      next(indexSize)
      return { from: base + next(offsetSize), bytes: next(lengthSize) }
    })
    places.set(id, { isInside, pieces })
  }
  return places
}
