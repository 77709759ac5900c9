import type { Find, FoundOffers } from './market.ts'
import { stateOf } from './trouble.ts'

/** The share of the results that wholesale may take from retail when retail fills them. */
const WHOLESALE_PART = 4

const failed = (it: PromiseSettledResult<FoundOffers>): it is PromiseRejectedResult => it.status === 'rejected'

/**
 * Both marketplaces of the group as one: retail first, then wholesale. They fail independently; when both fail, retail's reason counts.
 */
export const findInBoth = (retail: Find, wholesale: Find): Find => {
  return async (search, signal) => {
    const [here, there] = await Promise.allSettled([retail(search, signal), wholesale(search, signal)])
    if (failed(here) && failed(there)) throw here.reason
    if (failed(here) || failed(there)) {
      const [one, other] = failed(here) ? [there, here] : [here, there]
      // «no autorizado» is permanent; one that did not respond is asked again soon.
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
