/** Words of the trade as the interface and the wire have them. No schemas here: the browser loads this file whole. */

/** How a product meets a wish: it is what was asked for, or could stand in for it. */
export const coincidences = ['MATCH', 'CERCANO'] as const
export type Coincidence = (typeof coincidences)[number]

/** How far away somebody is, as far as others may know. */
export const distanceBands = ['a menos de 5 km', 'a menos de 20 km', 'a menos de 100 km', 'a más de 100 km'] as const
export type DistanceBand = (typeof distanceBands)[number]

/** Interests of a wish that are shown [WISH-10]; active wishes that a member may have at once. */
export const SHOWN_INTERESTS = 3
export const MAX_WISHES = 100
/** Kilometres around a wish's place at most. */
export const MAX_MATCH_RADIUS_KM = 2000
/** Shown as an estimate, in percent, where the score of a match is not known [WISH-33]. */
export const DEFAULT_MATCH_PERCENT = 85
/** Members who look for the same before anybody is told how many they are. */
export const MIN_DEMAND = 5
