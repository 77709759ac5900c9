import { sentence } from '@feria/contract/errors'
import { ORDER_QUANTITY } from '@feria/contract/orders/values'
import * as api from '@feria/contract/routes'
import { call } from '../../lib/call.ts'
import { newKey } from '../../lib/new-key.ts'
import { useSession } from '../../lib/session.ts'
import { useRoute } from '../../lib/use-route.ts'
import { productRequest } from '../catalogue/product-request.ts'
import { type Basket, basketOfOrder, basketOfProduct, findReserved, seenOf, withDelivery } from './basket.ts'
import { type BasketState, OWN } from './basket-state.ts'
import { useDelivery } from './delivery/use-delivery.ts'
import { addressFor, objectionTo, pageOf, returnAddress, type Target } from './purchase-target.ts'
import { texts } from './texts.ts'
import { useResale } from './use-resale.ts'

const useProduct = (target: Target, hasBegun: boolean, path: '/payment' | '/card-details', more: string) => {
  const memberId = useSession((session) => session.user?.id)
  const enabled = target.kind === 'product'
  const product = useRoute(api.catalogue.get, productRequest(target.id), { staleTime: 0, enabled })
  const own = useRoute(api.orders.list, OWN, { staleTime: 0, enabled })
  const stateOf = (): BasketState => {
    if (!product.data) {
      return product.error ? { is: 'failed', error: product.error, retry: () => void product.refetch() } : { is: 'loading' }
    }
    const reserved = findReserved(own.data, target.id)
    // What this member may just have bought must not be shown as sold out.
    if (hasBegun) return { is: 'ready', basket: reserved ? basketOfOrder(reserved) : basketOfProduct(product.data) }
    if (!own.isFetchedAfterMount && !own.error) return { is: 'loading' }
    if (reserved?.isPaymentPending) return { is: 'elsewhere', to: returnAddress(reserved.id) }
    if (reserved) return { is: 'elsewhere', to: `${addressFor(path, { ...target, kind: 'order', id: reserved.id })}${more}` }
    const reason = objectionTo(product.data, memberId)
    return reason ? { is: 'refused', reason, page: pageOf(target) } : { is: 'ready', basket: basketOfProduct(product.data) }
  }
  return {
    stateOf,
    /** Refetches the product. */
    askAgain: () => product.refetch(),
    /** Finds the order that a payment has placed. */
    findOrder: async (): Promise<string | null> => findReserved((await own.refetch()).data, target.id)?.id ?? null,
    place: async (basket: Basket): Promise<string> => {
      const body = { products: [{ productId: target.id, quantity: ORDER_QUANTITY as typeof ORDER_QUANTITY }], ...seenOf(basket) }
      return (await call(api.orders.place, { body }, { headers: { 'idempotency-key': newKey() } })).id
    },
  }
}

const useOrder = (target: Target, hasBegun: boolean): (() => BasketState) => {
  const order = useRoute(api.orders.get, { params: { id: target.id } }, { staleTime: 0, enabled: target.kind === 'order' })
  return () => {
    const { data, error } = order
    if (error && [400, 404].includes(error.status)) return { is: 'refused', reason: sentence('orders.not-found'), page: null }
    if (!data || !order.isFetchedAfterMount) {
      return error ? { is: 'failed', error, retry: () => void order.refetch() } : { is: 'loading' }
    }
    const basket = basketOfOrder(data)
    if (hasBegun) return { is: 'ready', basket }
    if (data.status === 'cancelada') return { is: 'refused', reason: texts.reserved.over, page: basket.page }
    if (data.isPaymentPending) return { is: 'elsewhere', to: returnAddress(data.id) }
    return data.status === 'reservada' ? { is: 'ready', basket } : { is: 'elsewhere', to: `/orders/${data.id}` }
  }
}

/**
 * What a target costs and contains. A product already reserved by this member is paid through that order; `hasBegun` freezes the page
 * while a payment runs. `more` is kept in the URL of the order.
 */
export const useBasket = (target: Target, path: '/payment' | '/card-details', hasBegun = false, more = '') => {
  const ofProduct = useProduct(target, hasBegun, path, more)
  const ofResale = useResale(target, hasBegun, path, more)
  const ofOrder = useOrder(target, hasBegun)
  const isOrder = target.kind === 'order'
  const { stateOf, askAgain, findOrder, place } = target.kind === 'resale' ? ofResale : ofProduct
  const delivery = useDelivery(target.id)
  const state = isOrder ? ofOrder() : stateOf()
  return {
    state: state.is === 'ready' ? { ...state, basket: withDelivery(state.basket, delivery.form.values) } : state,
    /** The choice of the delivery, of what is not ordered yet. */
    delivery,
    /** Refetches the price; an existing order keeps its own. */
    askAgain: async () => {
      if (!isOrder) await askAgain()
    },
    findOrder: async () => (isOrder ? target.id : findOrder()),
    /** The order of a basket, at the price shown: the one placed by an earlier attempt, else a new unpaid one. */
    reserve: async (basket: Basket) => (isOrder ? target.id : ((await findOrder()) ?? place(basket))),
  }
}
