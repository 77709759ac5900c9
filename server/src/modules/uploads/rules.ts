import { PICTURE_WIDTHS, UPLOAD_PART_BYTES } from '@feria/contract/uploads/values'

/** The URL of a picture in one width. */
export const urlOf = (id: string, width: number): string => `/files/${id}/${width}.webp`

/** The id of our picture at a URL, null for others. */
export const pictureOf = (url: string): string | null => /^\/files\/([0-9a-f-]{36})\/\d+\.webp$/.exec(url)?.[1] ?? null

/** The widest width that every picture is stored in. */
export const WIDEST = Math.max(...PICTURE_WIDTHS)

/** The narrowest. */
export const NARROWEST = Math.min(...PICTURE_WIDTHS)

/** The size of a picture shown within a square, not enlarged. */
export const fitWithin = ({ width, height }: { width: number; height: number }, side: number): { width: number; height: number } => {
  const scale = Math.min(1, side / width, side / height)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** How many parts of 8 MiB a file has. */
export const partsOf = (bytes: number): number => Math.ceil(bytes / UPLOAD_PART_BYTES)

/** How many bytes part `n`, counted from 1, must have. */
export const bytesOfPart = (bytes: number, n: number): number =>
  n < partsOf(bytes) ? UPLOAD_PART_BYTES : bytes - (partsOf(bytes) - 1) * UPLOAD_PART_BYTES

/** Pictures that differ in at most this many of 64 bits look nearly the same. */
export const NEARLY_THE_SAME = 6

/** In how many bits two pictures differ, by their hashes. */
export const bitsApart = (one: string, other: string): number => {
  let different = BigInt(`0x${one}`) ^ BigInt(`0x${other}`)
  let count = 0
  for (; different > 0n; different &= different - 1n) count++
  return count
}

/** The bits of each band of a hash. With one more band than bits that may differ, two alike hashes have one band in common. */
const BANDS = [10, 9, 9, 9, 9, 9, 9]

/** The bands of a hash as numbers, each with its place, by which an index finds hashes that are nearly the same. */
export const bandsOf = (hash: string): number[] => {
  const bits = BigInt(`0x${hash}`)
  let from = 0
  return BANDS.map((length, band) => {
    const value = Number((bits >> BigInt(from)) & ((1n << BigInt(length)) - 1n))
    from += length
    return band * 1024 + value
  })
}

/** A single-colour picture looks like every other one, so its hash means nothing. */
export const isDistinctive = (hash: string | null): hash is string => hash !== null && /^[0-9a-f]{16}$/.test(hash) && !/^0+$/.test(hash)

/** The columns of a picture's hash. */
export const hashColumns = (hash: string): { hash: string; bands: number[] | null } => ({
  hash,
  bands: isDistinctive(hash) ? bandsOf(hash) : null,
})
