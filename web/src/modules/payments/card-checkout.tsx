import { Button } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useState } from 'react'
import { showAlert } from '../../lib/alert-box.ts'
import { Link, useNavigate } from '../../lib/router.tsx'
import { InlineNotice } from '../../ui/inline-notice.tsx'
import type { PriceNow } from './basket-state.ts'
import { CardForm } from './card-form.tsx'
import { cardSteps, noCard } from './card-rules.ts'
import { amountOf } from './charge.ts'
import classes from './checkout.module.css'
import type { Payable } from './checkout-gate.tsx'
import { ConfirmStep } from './confirm-step.tsx'
import { PurchaseSummary } from './purchase-summary.tsx'
import { returnAddress } from './purchase-target.ts'
import { TestCards } from './test-cards.tsx'
import { texts } from './texts.ts'
import { useCheckout } from './use-checkout.ts'
import type { usePurchase } from './use-purchase.ts'

const said = texts.card

interface Props extends Payable {
  /** Asks for the price of now; undefined for an order, whose price stays. */
  askAgain: () => Promise<PriceNow | undefined>
  /** Finds the order that a try has placed. */
  findOrder: () => Promise<string | null>
  purchase: ReturnType<typeof usePurchase>
}

/** The card form, what is bought beside it, and the payment at its end. The card lives in this component only, and goes with it. */
export const CardCheckout = ({ basket, charge, options, askAgain, findOrder, purchase }: Props) => {
  const navigate = useNavigate()
  const checkout = useCheckout(options.checkoutOrigins)
  const [card, setCard] = useState(noCard)
  const [at, setAt] = useState(0)
  const [hasPriceChanged, setHasPriceChanged] = useState(false)
  const [isChecking, setIsChecking] = useState(false)
  const { isPaying, isDone, failure, hasBegun, wasUnsure } = purchase
  const isReady = at === cardSteps.length
  const isBusy = isPaying || isChecking || isDone || checkout.isStarting

  const hasNewPrice = async (): Promise<boolean> => {
    if (hasBegun) return false
    const now = await askAgain()
    return now !== undefined && (now.price !== basket.total || now.currency !== basket.currency)
  }
  const confirmPurchase = async () => {
    if (isBusy) return
    setIsChecking(true)
    const isOther = await hasNewPrice()
    setIsChecking(false)
    setHasPriceChanged(isOther)
    if (isOther) return
    const order = await purchase.pay(options, card)
    // After a refusal the order is there: until when it is reserved, and what it has fixed, is shown.
    if (!order) return void findOrder()
    setCard(noCard)
    if (order.isPaymentPending) return navigate(returnAddress(order.id), { replace: true })
    await showAlert(said.success)
    navigate('/history', { replace: true })
  }
  const move = (to: number) => {
    purchase.forgetFailure()
    setAt(to)
  }
  const fill = (part: Partial<typeof card>) => {
    setCard({ ...card, ...part })
    if (at > 0) move(0)
  }

  return (
    <div className={classes.checkout}>
      <div className={classes.main}>
        <div className={classes.sheet}>
          {wasUnsure && (
            <InlineNotice kind="error">
              {said.unsure} <Link to="/history">{said.history}</Link>
            </InlineNotice>
          )}
          <CardForm card={card} at={at} onChange={setCard} onMove={move} />
          {isReady && (
            <ConfirmStep
              amount={amountOf(charge, basket)}
              page={basket.page}
              failure={checkout.failure && failure ? { ...failure, text: checkout.failure } : failure}
              hasPriceChanged={hasPriceChanged}
              isPaying={isPaying}
              isBusy={isBusy}
              onConfirm={() => void confirmPurchase()}
              onChange={() => move(0)}
              other={
                <Button variant="default" fullWidth loading={checkout.isStarting} onClick={() => void checkout.start(basket, findOrder)}>
                  {texts.payment.external}
                </Button>
              }
            />
          )}
          <p className={classes.safe}>
            <IconLock size={18} aria-hidden="true" />
            {said.safe}
          </p>
        </div>
      </div>
      <div className={classes.aside}>
        <PurchaseSummary basket={basket} charge={charge} />
        {!isReady && (
          <TestCards cards={options.testCards} name={card.name} onPick={(number) => fill({ number })} onName={(name) => fill({ name })} />
        )}
      </div>
    </div>
  )
}
