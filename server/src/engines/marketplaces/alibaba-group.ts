import type { Find, FoundOffers } from './market.ts'
import { stateOf } from './trouble.ts'

/** The part of a search that wholesale may take from retail, where it has so much. */
const WHOLESALE_PART = 4

const failed = (it: PromiseSettledResult<FoundOffers>): it is PromiseRejectedResult => it.status === 'rejected'

/**
 * Both marketplaces of the group as one: retail first, then wholesale. What one cannot answer does not keep the other from it; when neither
 * can, retail's reason counts.
 */
export const findInBoth = (retail: Find, wholesale: Find): Find => {
  return async (search, signal) => {
    const [here, there] = await Promise.allSettled([retail(search, signal), wholesale(search, signal)])
    if (failed(here) && failed(there)) throw here.reason
    if (failed(here) || failed(there)) {
      const [one, other] = failed(here) ? [there, here] : [here, there]
      // One that may not be asked stays so; one that did not answer is asked again soon.
      return {
        ...(one as PromiseFulfilledResult<FoundOffers>).value,
        isPartial: stateOf((other as PromiseRejectedResult).reason) === 'sin respuesta',
      }
    }
    const room = Math.max(search.limit - there.value.offers.length, Math.ceil(search.limit * (1 - 1 / WHOLESALE_PART)))
    const total = here.value.total === null || there.value.total === null ? null : here.value.total + there.value.total
    return { offers: [...here.value.offers.slice(0, room), ...there.value.offers], total }
  }
}
