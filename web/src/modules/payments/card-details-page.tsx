import type { CardType } from '@feria/contract/payments/values'
import { Navigate } from 'react-router'
import { PageHeader } from '../../ui/page-header.tsx'
import { type Basket, isGift } from './basket.ts'
import { CardCheckout } from './card-checkout.tsx'
import { CheckoutGate } from './checkout-gate.tsx'
import { isWholeDelivery } from './delivery/delivery.ts'
import { GoBack } from './go-back.tsx'
import { addressFor, type Target } from './purchase-target.ts'
import { texts } from './texts.ts'
import { useBasket } from './use-basket.ts'
import { usePurchase } from './use-purchase.ts'
import { useTarget } from './use-target.ts'

const labels = texts.card

/** What is free needs no card, and how it arrives is chosen before it is paid. */
const mustGoBack = (basket: Basket) => isGift(basket) || (basket.offer !== null && !isWholeDelivery(basket.delivery))

const Loaded = ({ target, cardType }: { target: Target; cardType: CardType }) => {
  const purchase = usePurchase(target, cardType)
  const { state, askAgain, findOrder, reserve } = useBasket(target, '/card-details', purchase.hasBegun)
  return (
    <CheckoutGate state={state} isBusy={purchase.isPaying || purchase.isDone}>
      {(payable) =>
        mustGoBack(payable.basket) && !purchase.isPaying && !purchase.isDone ? (
          <Navigate to={addressFor('/payment', target)} replace />
        ) : (
          <CardCheckout {...payable} askAgain={askAgain} findOrder={findOrder} reserve={reserve} purchase={purchase} />
        )
      }
    </CheckoutGate>
  )
}

/** /card-details: the card in four steps, then «Confirmar compra». No card data is stored anywhere. */
export const CardDetailsPage = () => {
  const target = useTarget()
  if (!target) return <GoBack />
  if (!target.cardType) return <Navigate to={addressFor('/payment', target)} replace />
  return (
    <div className="page">
      <PageHeader
        title={labels.title}
        subtitle={target.cardType === 'debit' ? texts.payment.debit : texts.payment.credit}
        back={addressFor('/payment', target)}
      />
      <Loaded key={`${target.kind} ${target.id}`} target={target} cardType={target.cardType} />
    </div>
  )
}
