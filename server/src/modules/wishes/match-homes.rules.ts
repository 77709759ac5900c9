import { type Home, homeFits, readHome } from '../../language/lexicon/homes.ts'
import { perQuery } from '../../language/query/per-query.ts'
import type { MatchReason } from './match-models.rules.ts'

/** The home that a wish looks for; null where it looks for anything else. */
export const homeWished = perQuery(({ text }): { home: Home | null } => ({ home: readHome(text) }))

/**
 * A home against the one that is looked for: of the kind, let or sold as it is wished, and with as many rooms; one room more or less, or a
 * house for a flat, is close. Null where it is another.
 */
export const compareHome = (wished: Home, offered: Home): { isExact: boolean; reasons: MatchReason[] } | null => {
  const fit = homeFits(wished.kind, offered.kind)
  const rooms = wished.rooms === null || offered.rooms === null ? 0 : Math.abs(wished.rooms - offered.rooms)
  if (fit === 0 || rooms > 1 || (wished.deal !== null && offered.deal !== null && wished.deal !== offered.deal)) return null
  const other: MatchReason[] = rooms > 0 ? [{ kind: 'other-number', detail: `${offered.rooms} amb` }] : []
  return { isExact: fit === 1 && rooms === 0, reasons: other }
}
