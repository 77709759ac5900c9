import { aboutDatabase } from '../engines/db/about.ts'
import type { Database } from '../engines/db/database.ts'

/** Sessions, second factors, rate limits, presence and payments compare times: a larger skew breaks them. */
const MAX_SKEW_MS = 2000

type About = Awaited<ReturnType<typeof aboutDatabase>>

/** A sentence about clocks too far apart; null when they agree. */
export const remarkOnClocks = ({ skewMs }: Pick<About, 'skewMs'>): string | null =>
  skewMs > MAX_SKEW_MS ? `its clock and ours are ${(skewMs / 1000).toFixed(1)} s apart` : null

/** A sentence about tables of a newer version than this one; null for our own. */
export const remarkOnVersion = ({ unknown }: Pick<About, 'unknown'>): string | null =>
  unknown > 0
    ? `its tables are of a newer version (migrations that ours does not know: ${unknown}); ours works on them until it is replaced`
    : null

/** What the operator is told of PostgreSQL at the start: clocks apart, tables of a newer version. */
export const remarksAtStart = async ({ kind, db }: Database): Promise<string[]> => {
  if (kind === 'embedded') return []
  const about = await aboutDatabase(db)
  return [remarkOnClocks(about), remarkOnVersion(about)].filter((remark) => remark !== null).map((remark) => `PostgreSQL: ${remark}`)
}
