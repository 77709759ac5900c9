import { sentence } from '@feria/contract/errors'
import * as api from '@feria/contract/routes'
import { call } from '../../lib/call.ts'
import { newKey } from '../../lib/new-key.ts'
import { useSession } from '../../lib/session.ts'
import { useRoute } from '../../lib/use-route.ts'
import { type Basket, basketOfOffer, basketOfOrder, findReserved, seenOf } from './basket.ts'
import { type BasketState, OWN } from './basket-state.ts'
import { addressFor, objectionToOffer, pageOf, returnAddress, type Target } from './purchase-target.ts'

/** What a resale link offers, to be paid for: as with a product, one already reserved by this member is paid through that order. */
export const useResale = (target: Target, hasBegun: boolean, path: '/payment' | '/card-details', more: string) => {
  const { id, t } = target
  const page = pageOf(target)
  const memberId = useSession((session) => session.user?.id)
  const enabled = target.kind === 'resale'
  const offer = useRoute(api.reselling.offer, { params: { id } }, { staleTime: 0, enabled })
  const own = useRoute(api.orders.list, OWN, { staleTime: 0, enabled })
  const productId = offer.data?.product.id ?? ''

  const stateOf = (): BasketState => {
    const { data, error } = offer
    if (!data) {
      if (!error) return { is: 'loading' }
      if (error.status >= 400 && error.status < 500)
        return { is: 'refused', reason: error.reason ?? sentence('reselling.link-not-found'), page: null }
      return { is: 'failed', error, retry: () => void offer.refetch() }
    }
    const reserved = findReserved(own.data, productId)
    // What this member may just have bought must not be shown as sold out.
    if (hasBegun) return { is: 'ready', basket: reserved ? { ...basketOfOrder(reserved), page } : basketOfOffer(data, page) }
    if ((!own.isFetchedAfterMount && !own.error) || !offer.isFetchedAfterMount) return { is: 'loading' }
    if (reserved?.isPaymentPending) return { is: 'elsewhere', to: returnAddress(reserved.id) }
    if (reserved)
      return { is: 'elsewhere', to: `${addressFor(path, { kind: 'order', id: reserved.id, cardType: target.cardType })}${more}` }
    const reason = objectionToOffer(data, memberId)
    return reason ? { is: 'refused', reason, page } : { is: 'ready', basket: basketOfOffer(data, page) }
  }
  const findOrder = async (): Promise<string | null> => findReserved((await own.refetch()).data, productId)?.id ?? null
  return {
    stateOf,
    findOrder,
    /** Refetches the price with its commission. */
    askAgain: () => offer.refetch(),
    place: async (basket: Basket): Promise<string> => {
      const body = { t, ...seenOf(basket) }
      return (await call(api.reselling.buy, { params: { id }, body }, { headers: { 'idempotency-key': newKey() } })).id
    },
  }
}
