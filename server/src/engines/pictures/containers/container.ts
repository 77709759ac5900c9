import type { PictureRefusal } from '../pictures.ts'

/** A picture without what decoding does not need, and what its header says. */
interface Stripped {
  /** The original memory, shortened. */
  bytes: Buffer
  /** Pixels of the whole picture, by the largest size found. */
  pixels: number
  /** Bytes that decoding holds at once: the whole picture where its kind cannot be decoded by rows, and the rows in progress. */
  memory: number
}

/** Parses a file of one kind as far as its header, its number of pictures and the sizes of its metadata; changes it in place. */
export type Strip = (bytes: Buffer) => Stripped | PictureRefusal

/** The most rows that libvips was measured to hold while downscaling (8.18, one thread); of a wide picture they are a lot. */
export const ROWS = 1800

/** The largest colour profile that is kept, decompressed. Printers' have 2 MB, screens' some kB; a larger one is dropped. */
export const MAX_PROFILE_BYTES = 4 * 1024 * 1024
/** The largest Exif block that is kept: a JPEG segment, for the orientation only. */
export const MAX_EXIF_BYTES = 65_536

/** From the first byte to before the last. */
export type Range = readonly [from: number, to: number]

/** Moves the ranges to keep to the front, in the file's order. */
export const onlyKept = (bytes: Buffer, ranges: readonly Range[]): Buffer => {
  let end = 0
  for (const [from, to] of ranges) {
    bytes.copyWithin(end, from, to)
    end += to - from
  }
  return bytes.subarray(0, end)
}

/** The ASCII text at an offset. */
export const lettersAt = (bytes: Buffer, at: number, count = 4): string => bytes.toString('latin1', at, at + count)
