import * as api from '@feria/contract/routes'
import { Skeleton } from '@mantine/core'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useRoute } from '../../lib/use-route.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { type Basket, basketOfOrder, isGift } from './basket.ts'
import { chargeOfOrder } from './charge.ts'
import classes from './checkout.module.css'
import { CheckoutGate } from './checkout-gate.tsx'
import { DeliveryChoice } from './delivery/delivery-choice.tsx'
import { FreeOrder } from './free-order.tsx'
import { GoBack } from './go-back.tsx'
import { PaymentChoice } from './payment-choice.tsx'
import { PurchaseSummary } from './purchase-summary.tsx'
import { pageOf, type Target } from './purchase-target.ts'
import { TestCards } from './test-cards.tsx'
import { texts } from './texts.ts'
import { useBasket } from './use-basket.ts'
import { useConfirm } from './use-confirm.ts'
import { useFreeOrder } from './use-free-order.ts'
import { useKeptPress } from './use-kept-press.ts'
import { usePurchase } from './use-purchase.ts'
import { useTarget } from './use-target.ts'

const labels = texts.payment

const Loaded = ({ target }: { target: Target }) => {
  const [hasPriceChanged, setHasPriceChanged] = useState(false)
  const [search] = useSearchParams()
  const startsOutside = search.get('start') === 'checkout'
  const [hasBegun, setHasBegun] = useState(false)
  const { state, reserve, askAgain, findOrder, delivery } = useBasket(target, '/payment', hasBegun, startsOutside ? '&start=checkout' : '')
  const begin = (basket: Basket) => {
    // What is reserved from here on stays on this page until the provider's page takes over.
    setHasBegun(true)
    return reserve(basket)
  }
  const askPrice = async () => {
    await askAgain()
    setHasPriceChanged(true)
  }
  const free = useFreeOrder(target, () => void askPrice())
  const cards = useRoute(api.payments.cards, {}, { staleTime: 0 })
  const purchase = usePurchase(target, 'credit')
  const confirmation = useConfirm(purchase, { askAgain, findOrder })
  const press = useKeptPress({ purchase, confirmation, onBegin: () => setHasBegun(true) })
  const { bought } = confirmation
  const notification = hasPriceChanged ? texts.free.priceChanged : null
  const isFree = state.is === 'ready' && isGift(state.basket)
  return (
    <>
      <PageHeader title={isFree ? texts.free.heading : labels.title} back={pageOf(target)} />
      <CheckoutGate state={state} isBusy={press.isBusy}>
        {(payable) => (
          <div className={classes.checkout}>
            <div className={classes.main}>
              {payable.basket.offer && (
                <DeliveryChoice offer={payable.basket.offer} currency={payable.basket.currency} form={delivery.form} />
              )}
              {isFree ? (
                <FreeOrder
                  basket={payable.basket}
                  free={free}
                  notification={notification}
                  isReady={() => delivery.check(payable.basket.offer)}
                  onBegin={() => setHasBegun(true)}
                />
              ) : !cards.data && !cards.error ? (
                <div className={classes.sheet} aria-busy="true">
                  <span className="only-read" role="status">
                    {texts.kept.loading}
                  </span>
                  <Skeleton height={300} />
                </div>
              ) : (
                <PaymentChoice
                  cards={cards.data ?? []}
                  press={press}
                  isReady={() => delivery.check(payable.basket.offer)}
                  target={target}
                  startsOutside={startsOutside}
                  reserve={begin}
                  askAgain={askPrice}
                  notification={notification}
                  {...payable}
                />
              )}
            </div>
            <div className={classes.aside}>
              <PurchaseSummary
                basket={bought ? basketOfOrder(bought) : payable.basket}
                charge={bought ? chargeOfOrder(bought) : payable.charge}
              />
              {!isFree && <TestCards cards={payable.options.testCards} />}
            </div>
          </div>
        )}
      </CheckoutGate>
    </>
  )
}

/**
 * /payment: the purchase and its total, or a reserved order, and the payment method, of which a kept card pays right here; a free order is
 * placed with one click.
 */
export const PaymentPage = () => {
  const target = useTarget()
  if (!target) return <GoBack />
  return (
    <div className="page">
      <Loaded key={`${target.kind} ${target.id}`} target={target} />
    </div>
  )
}
