import type { PictureRefusal } from '../pictures.ts'

/** A picture without what decoding does not need, and what its head says of it. */
interface Stripped {
  /** The same memory as what came, shorter. */
  bytes: Buffer
  /** Of the whole picture, the largest of whatever says so. */
  pixels: number
  /** Bytes that decoding keeps at once: all of the picture where its kind cannot be decoded row by row, and the rows on their way. */
  memory: number
}

/** Takes a file of one kind apart as far as its head, its number of pictures and the sizes of what is not drawn; changes it in place. */
export type Strip = (bytes: Buffer) => Stripped | PictureRefusal

/** Rows that libvips was seen to keep at most while it makes a picture smaller (8.18, one thread); of a wide one they are a lot. */
export const ROWS = 1800

/** Largest colour profile that is kept, unpacked. Those of printers have 2 MB, of screens some kB; a larger one is left out. */
export const MAX_PROFILE_BYTES = 4 * 1024 * 1024
/** Largest Exif block that is kept: as much as a segment of a JPEG holds, for the orientation alone. */
export const MAX_EXIF_BYTES = 65_536

/** From the first byte up to before the last. */
export type Range = readonly [from: number, to: number]

/** Moves what is kept, in the order of the file, to its front. */
export const onlyKept = (bytes: Buffer, ranges: readonly Range[]): Buffer => {
  let end = 0
  for (const [from, to] of ranges) {
    bytes.copyWithin(end, from, to)
    end += to - from
  }
  return bytes.subarray(0, end)
}

/** The text of so many letters at a place. */
export const lettersAt = (bytes: Buffer, at: number, count = 4): string => bytes.toString('latin1', at, at + count)
