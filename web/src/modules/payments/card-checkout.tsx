import { Button } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { InlineNotice } from '../../ui/inline-notice.tsx'
import { type Basket, basketOfOrder } from './basket.ts'
import { CardForm } from './card-form.tsx'
import { cardSteps, noCard } from './card-rules.ts'
import { amountOf, chargeOfOrder } from './charge.ts'
import classes from './checkout.module.css'
import type { Payable } from './checkout-gate.tsx'
import { ConfirmStep } from './confirm-step.tsx'
import { PurchaseSummary } from './purchase-summary.tsx'
import { TestCards } from './test-cards.tsx'
import { texts } from './texts.ts'
import { useCheckout } from './use-checkout.ts'
import { useConfirm } from './use-confirm.ts'
import type { Failure, usePurchase } from './use-purchase.ts'
import { useTypedCard } from './use-typed-card.ts'

const labels = texts.card

interface Props extends Payable {
  /** Refetches the price; an existing order keeps its own. */
  askAgain: () => Promise<void>
  /** Finds the order that an earlier attempt has placed. */
  findOrder: () => Promise<string | null>
  /** The same, placing one if there is none. */
  reserve: (basket: Basket) => Promise<string>
  purchase: ReturnType<typeof usePurchase>
}

/** The card form, the purchase next to it, and the payment at its end. The card lives only in this page's memory. */
export const CardCheckout = ({ askAgain, findOrder, reserve, purchase, ...payable }: Props) => {
  const { options } = payable
  const checkout = useCheckout(options.checkoutOrigins, { reserve, askAgain })
  const { card, setCard, at, setAt } = useTypedCard()
  const [keepCard, setKeepCard] = useState(false)
  const [refused, setRefused] = useState<Failure['refused']>()
  const { confirm, leave, hasPriceChanged, bought } = useConfirm(purchase, { askAgain, findOrder })
  const { isPaying, isDone, failure, wasUnsure } = purchase
  const isReady = at === cardSteps.length
  const isBusy = isPaying || isDone || checkout.isStarting
  // What was bought is shown as it was bought, whatever the listing says now.
  const { basket, charge } = bought ? { basket: basketOfOrder(bought), charge: chargeOfOrder(bought) } : payable

  const confirmPurchase = async () => {
    if (isBusy) return
    const order = await confirm(payable, card, keepCard)
    if (!order) return
    if (!('kind' in order)) {
      setCard(noCard)
      return leave(order)
    }
    if (!order.refused) return
    setRefused(order.refused)
    setAt(cardSteps.indexOf(order.refused.step))
  }
  const move = (to: number) => {
    purchase.forgetFailure()
    setAt(to)
  }
  const change = (changed: typeof card) => {
    setRefused(undefined)
    setCard(changed)
  }
  const fill = (part: Partial<typeof card>) => {
    change({ ...card, ...part })
    if (at > 0) move(0)
  }

  return (
    <div className={classes.checkout}>
      <div className={classes.main}>
        <div className={classes.sheet}>
          {wasUnsure && (
            <InlineNotice kind="error">
              {labels.unsure} <Link to="/history">{labels.history}</Link>
            </InlineNotice>
          )}
          <CardForm card={card} at={at} refused={refused} onChange={change} onMove={move} />
          {isReady && (
            <ConfirmStep
              amount={amountOf(charge, basket)}
              page={basket.page}
              failure={checkout.failure && failure ? { ...failure, text: checkout.failure } : failure}
              hasPriceChanged={hasPriceChanged}
              isPaying={isPaying}
              isBusy={isBusy}
              keepCard={keepCard}
              onKeepCard={setKeepCard}
              onConfirm={() => void confirmPurchase()}
              onChange={() => move(0)}
              other={
                <Button variant="default" fullWidth loading={checkout.isStarting} onClick={() => void checkout.start(basket)}>
                  {texts.payment.external}
                </Button>
              }
            />
          )}
          <p className={classes.safe}>
            <IconLock size={18} aria-hidden="true" />
            {labels.safe}
          </p>
        </div>
      </div>
      <div className={classes.aside}>
        <PurchaseSummary basket={basket} charge={charge} />
        {!isReady && (
          <TestCards
            cards={options.testCards}
            form={{ name: card.name, onPick: (number) => fill({ number }), onName: (name) => fill({ name }) }}
          />
        )}
      </div>
    </div>
  )
}
