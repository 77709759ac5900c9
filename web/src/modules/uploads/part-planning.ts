import { UPLOAD_PART_BYTES } from '@feria/contract/uploads/values'

export interface Part {
  /** Counted from 1. */
  n: number
  /** First byte of the part, and the first one after it. */
  start: number
  end: number
}

/** True for a file that one request can carry; a larger one goes in parts. */
export const fitsOneRequest = (bytes: number): boolean => bytes <= UPLOAD_PART_BYTES

/** The parts of a file, all of 8 MiB but the last. */
export const planParts = (bytes: number): Part[] =>
  Array.from({ length: Math.ceil(bytes / UPLOAD_PART_BYTES) }, (_, index) => ({
    n: index + 1,
    start: index * UPLOAD_PART_BYTES,
    end: Math.min(bytes, (index + 1) * UPLOAD_PART_BYTES),
  }))

/** Runs the work of every item, `width` at a time, in their order. The first failure rejects and nothing new begins. */
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
