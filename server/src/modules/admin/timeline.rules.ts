import type { TimelineEntry } from '@feria/contract/admin/order-schemas'

/** An entry before it is complete: what its kind does not have is left out. */
export type Happened = { at: Date | null | undefined } & Pick<TimelineEntry, 'kind'> & Partial<Omit<TimelineEntry, 'at' | 'kind'>>

const nothing = { by: null, actor: null, what: null, amount: null, currency: null, count: null, until: null, text: null }

/**
 * What happened, the oldest first, the latest `most` of it, and whether there was more. What has no moment did not happen; of one moment
 * the order given stays.
 */
export const timelineOf = (happened: Happened[], most: number): { timeline: TimelineEntry[]; hasEarlier: boolean } => {
  const all = happened
    .flatMap(({ at, ...entry }) => (at ? [{ ...nothing, ...entry, at: at.toISOString() }] : []))
    .sort((one, other) => Date.parse(one.at) - Date.parse(other.at))
  return { timeline: all.slice(-most), hasEarlier: all.length > most }
}
