import type { Currency } from '@feria/contract/money'
import * as api from '@feria/contract/routes'
import { useRoute } from '../../lib/use-route.ts'
import { type Basket, isGift } from './basket.ts'
import { type Charge, chargeFor, needsRate } from './charge.ts'

/** What will be charged for a basket; undefined while the exchange rate is loading, which is fetched only if needed. */
export const useCharge = (basket: Basket | null, taken: Currency[] | undefined): { charge: Charge | undefined; error: unknown } => {
  const now = new Date()
  const isNeeded = basket !== null && !isGift(basket) && taken !== undefined && needsRate(basket, taken, now)
  const { data, error } = useRoute(api.catalogue.currentRate, {}, { enabled: isNeeded, staleTime: 60_000 })
  if (!basket || !taken) return { charge: undefined, error: null }
  return { charge: chargeFor(basket, taken, data?.rate, now), error: isNeeded && !data ? error : null }
}
