import type { Ctx } from '../../core/context.ts'
import type { Db } from '../../engines/db/database.ts'
import { type Rarity, rarityOf } from '../../language/scoring/score.ts'
import { readSample, SAMPLED, type Sample } from './sample.ts'

/** How long the sample of a small catalogue is kept: each product changes it, while a large one hardly moves. */
const SMALL_FOR_MS = 60_000
const LARGE_FOR_MS = 15 * 60_000

/** Fewer products than this say nothing about which words are common. */
const MIN_SAMPLE = 200

/** The least share of products that is common. */
const COMMON = 0.03
/** The most products that a search gathers: enough to include the best, few enough for any size of catalogue. */
export const GATHERED = 300
/** With this many there is no need for a looser query. */
export const ENOUGH = 60

/** What a scanned product costs beside one that the index collects; measured with a million products. */
const SCAN_COST = 12

/**
 * Whether scanning the newest products until enough fit costs less than collecting all that fit, if this share of them does. In a small
 * catalogue the share has to be larger, since a scan reads most of it.
 */
export const isCommon = (share: number, total: number): boolean => share >= Math.max(COMMON, Math.sqrt((SCAN_COST * GATHERED) / total))

interface Kept {
  sample: Promise<Sample>
  until: number
  isRenewing: boolean
}

const kept = new WeakMap<Db, Kept>()

/**
 * Term frequencies among the newest products. Cached and refreshed in the background, so that only the first search of a process waits.
 */
export const sampleTerms = async (ctx: Ctx): Promise<Sample> => {
  const { db } = ctx.engines.db
  const known = kept.get(db)
  if (known && known.until > Date.now()) return known.sample
  if (known?.isRenewing) return known.sample
  const fresh = readSample(db)
  if (!known) {
    kept.set(db, { sample: fresh, until: Date.now() + SMALL_FOR_MS, isRenewing: false })
    return keep(db, fresh)
  }
  known.isRenewing = true
  void keep(db, fresh).catch((error: unknown) => ctx.log.warn({ err: error }, 'the terms of the catalogue cannot be sampled'))
  return known.sample
}

const keep = async (db: Db, fresh: Promise<Sample>): Promise<Sample> => {
  try {
    const sample = await fresh
    const lasts = sample.size < SAMPLED ? SMALL_FOR_MS : LARGE_FOR_MS
    kept.set(db, { sample: Promise.resolve(sample), until: Date.now() + lasts, isRenewing: false })
    return sample
  } catch (error) {
    kept.delete(db)
    throw error
  }
}

/** The rarity of terms among the newest products; undefined while there are too few. */
export const rarityNow = async (ctx: Ctx): Promise<Rarity | undefined> => {
  const { counts, size } = await sampleTerms(ctx)
  return size < MIN_SAMPLE ? undefined : (term) => rarityOf(counts.get(term) ?? 0, size)
}
