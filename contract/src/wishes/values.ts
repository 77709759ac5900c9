/** Words of the domain as the interface and the API use them. No schemas here: the browser loads this file. */

/** How a product matches a wish: exactly, or as a possible substitute. */
export const coincidences = ['MATCH', 'CERCANO'] as const
export type Coincidence = (typeof coincidences)[number]

/** What the score of a match is made of. */
export const scoreParts = ['what', 'price', 'place'] as const
export type ScorePart = (typeof scoreParts)[number]

/** A distance, as far as others may know it. */
export const distanceBands = ['a menos de 5 km', 'a menos de 20 km', 'a menos de 100 km', 'a más de 100 km'] as const
export type DistanceBand = (typeof distanceBands)[number]

/** Offers shown with a wish [WISH-10]; active wishes per member. */
export const SHOWN_INTERESTS = 3
export const MAX_WISHES = 100
/** Characters of a wish's size, «rodado 29», and of the sentence that a wish is read from. */
export const MAX_WISH_SIZE = 40
export const MAX_WISH_SENTENCE = 300
/** The largest radius around a wish's place, in kilometres. */
export const MAX_MATCH_RADIUS_KM = 2000
/** Shown as an estimate, in percent, when a match's score is unknown [WISH-33]. */
export const DEFAULT_MATCH_PERCENT = 85
/** The fewest members with the same wish whose number may be shown. */
export const MIN_DEMAND = 5
