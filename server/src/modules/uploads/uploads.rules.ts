import { PICTURE_WIDTHS, UPLOAD_PART_BYTES } from '@feria/contract/limits'

/** Address of a picture in one width. */
export const urlOf = (id: string, width: number): string => `/files/${id}/${width}.webp`

/** The picture behind an address, when it is one of ours. */
export const pictureOf = (url: string): string | null => /^\/files\/([0-9a-f-]{36})\/\d+\.webp$/.exec(url)?.[1] ?? null

/** The widest of the widths that every picture is kept in. */
export const WIDEST = Math.max(...PICTURE_WIDTHS)

/** How many parts of 8 MiB a file takes [SEL-43]. */
export const partsOf = (bytes: number): number => Math.ceil(bytes / UPLOAD_PART_BYTES)

/** How many bytes part `n`, counted from 1, must have. */
export const bytesOfPart = (bytes: number, n: number): number =>
  n < partsOf(bytes) ? UPLOAD_PART_BYTES : bytes - (partsOf(bytes) - 1) * UPLOAD_PART_BYTES
