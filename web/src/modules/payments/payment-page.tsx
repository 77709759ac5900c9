import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { PageHeader } from '../../ui/page-header.tsx'
import { type Basket, isGift } from './basket.ts'
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
import { useFreeOrder } from './use-free-order.ts'
import { useTarget } from './use-target.ts'

const labels = texts.payment

const Loaded = ({ target }: { target: Target }) => {
  const [hasPriceChanged, setHasPriceChanged] = useState(false)
  const [search] = useSearchParams()
  const startsOutside = search.get('start') === 'checkout'
  const [hasBegun, setHasBegun] = useState(false)
  const { state, reserve, askAgain, delivery } = useBasket(target, '/payment', hasBegun, startsOutside ? '&start=checkout' : '')
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
  const notification = hasPriceChanged ? texts.free.priceChanged : null
  const isFree = state.is === 'ready' && isGift(state.basket)
  return (
    <>
      <PageHeader title={isFree ? texts.free.heading : labels.heading} back={pageOf(target)} />
      <CheckoutGate state={state}>
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
              ) : (
                <PaymentChoice
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
              <PurchaseSummary basket={payable.basket} charge={payable.charge} />
              {!isFree && <TestCards cards={payable.options.testCards} />}
            </div>
          </div>
        )}
      </CheckoutGate>
    </>
  )
}

/** /payment: the purchase and its total, or a reserved order, and the payment method; a free order is placed with one click. */
export const PaymentPage = () => {
  const target = useTarget()
  if (!target) return <GoBack />
  return (
    <div className="page">
      <Loaded key={`${target.kind} ${target.id}`} target={target} />
    </div>
  )
}
