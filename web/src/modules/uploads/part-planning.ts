import { UPLOAD_PART_BYTES } from '@feria/contract/uploads/values'

export interface Part {
  /** One-based. */
  n: number
  /** Offset of the part's first byte, and of the byte after its last. */
  start: number
  end: number
}

/** True for a file that fits into one request; a larger one is sent in parts. */
export const fitsOneRequest = (bytes: number): boolean => bytes <= UPLOAD_PART_BYTES

/** The parts of a file, each of 8 MiB except the last. */
export const planParts = (bytes: number): Part[] =>
  Array.from({ length: Math.ceil(bytes / UPLOAD_PART_BYTES) }, (_, index) => ({
    n: index + 1,
    start: index * UPLOAD_PART_BYTES,
    end: Math.min(bytes, (index + 1) * UPLOAD_PART_BYTES),
  }))

/** Runs the work of every item in order, `width` at a time. The first failure rejects and starts nothing new. */
export const inParallel = async <T>(items: T[], width: number, work: (item: T) => Promise<void>): Promise<void> => {
  const waiting = [...items]
  let hasFailed = false
  const run = async () => {
    for (let item = waiting.shift(); item !== undefined && !hasFailed; item = waiting.shift()) {
      try {
        await work(item)
      } catch (error) {
        hasFailed = true
        throw error
      }
    }
  }
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, run))
}
