import type { Answer } from '@feria/contract'
import { sentence } from '@feria/contract/errors'
import * as api from '@feria/contract/routes'
import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import { useRoute } from '../../lib/use-route.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { type Basket, isGift } from './basket.ts'
import type { BasketState } from './basket-state.ts'
import type { Charge } from './charge.ts'
import { CheckoutSkeleton } from './purchase-summary.tsx'
import { RefusedPurchase } from './refused-purchase.tsx'
import { texts } from './texts.ts'
import { useCharge } from './use-charge.ts'
import { useIsOver } from './use-is-over.ts'

export type PaymentOptions = Answer<typeof api.payments.options>

export interface Payable {
  basket: Basket
  charge: Charge
  options: PaymentOptions
}

interface Props {
  state: BasketState
  /** A payment is in progress or done: the content stays as it is. */
  isBusy?: boolean
  children: (payable: Payable) => ReactNode
}

/**
 * Renders its children once it is known what is paid, with which provider and what is charged; until then, or instead, explains why
 * not.
 */
export const CheckoutGate = ({ state, isBusy = false, children }: Props) => {
  const options = useRoute(api.payments.options, {}, { staleTime: 600_000 })
  const basket = state.is === 'ready' ? state.basket : null
  const { charge, error } = useCharge(basket, options.data?.currencies)
  const isOver = useIsOver(basket?.reservedUntil ?? null)
  if (state.is === 'elsewhere') return <Navigate to={state.to} replace />
  if (state.is === 'refused') return <RefusedPurchase reason={state.reason} page={state.page} />
  if (state.is === 'failed') return <ErrorState error={state.error} onRetry={state.retry} />
  if (options.error && !options.data) return <ErrorState error={options.error} onRetry={() => void options.refetch()} />
  if (!basket || !options.data) return <CheckoutSkeleton />
  const refuse = (reason: string) => <RefusedPurchase reason={reason} page={basket.page} />
  if (isOver && !isBusy) return refuse(texts.reserved.over)
  // A free order needs no payment provider.
  if (isGift(basket)) return children({ basket, charge: { kind: 'price' }, options: options.data })
  if (options.data.provider === 'none') return refuse(sentence('payments.off'))
  if (charge?.kind === 'no-rate') return refuse(sentence('payments.no-rate'))
  if (!charge) return error ? <ErrorState error={error} /> : <CheckoutSkeleton />
  return children({ basket, charge, options: options.data })
}
