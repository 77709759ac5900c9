import type { Answer, api } from '@feria/contract'
import type { ProductDetail } from '@feria/contract/catalogue'
import { Button } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { showAlert } from '../../lib/alert-box.ts'
import { formatPrice } from '../../lib/format.ts'
import { InlineNotice } from '../../ui/inline-notice.tsx'
import { CardForm, ReadyHeading } from './card-form.tsx'
import { cardSteps, noCard } from './card-rules.ts'
import classes from './checkout.module.css'
import { PurchaseSummary } from './purchase-summary.tsx'
import { TestCards } from './test-cards.tsx'
import { texts } from './texts.ts'
import type { usePurchase } from './use-purchase.ts'

const said = texts.card

interface Props {
  product: ProductDetail
  /** Asks for the product as it is now. */
  askAgain: () => Promise<ProductDetail | undefined>
  options: Answer<typeof api.payments.options>
  purchase: ReturnType<typeof usePurchase>
}

/** The card form, what is bought beside it, and the payment at its end. The card lives in this component only, and goes with it. */
export const CardCheckout = ({ product, askAgain, options, purchase }: Props) => {
  const navigate = useNavigate()
  const [card, setCard] = useState(noCard)
  const [at, setAt] = useState(0)
  const [hasPriceChanged, setHasPriceChanged] = useState(false)
  const [isChecking, setIsChecking] = useState(false)
  const [isDone, setIsDone] = useState(false)
  const { isPaying, failure, hasBegun, wasUnsure } = purchase
  const isReady = at === cardSteps.length
  const isBusy = isPaying || isChecking || isDone

  const hasNewPrice = async (): Promise<boolean> => {
    if (hasBegun) return false
    const now = await askAgain()
    return now !== undefined && (now.price !== product.price || now.currency !== product.currency)
  }
  const confirmPurchase = async () => {
    if (isBusy) return
    setIsChecking(true)
    const isOther = await hasNewPrice()
    setIsChecking(false)
    setHasPriceChanged(isOther)
    if (isOther) return
    const order = await purchase.pay(options.tokenUrl, card)
    if (!order) return
    setCard(noCard)
    setIsDone(true)
    await showAlert(said.success)
    navigate('/history', { replace: true })
  }
  const change = (to: number) => {
    purchase.forgetFailure()
    setAt(to)
  }
  const pick = (number: string) => {
    setCard({ ...card, number })
    if (at > 0) change(0)
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
          <CardForm card={card} at={at} onChange={setCard} onMove={change} />
          {isReady && (
            <div className={classes.confirm}>
              <ReadyHeading />
              <p>{said.charge(formatPrice(product.price, product.currency, { tag: true }))}</p>
              {hasPriceChanged && <InlineNotice kind="error">{said.priceChanged}</InlineNotice>}
              {failure && <InlineNotice kind="error">{failure.text}</InlineNotice>}
              {isPaying && <p role="status">{said.paying}</p>}
              {failure?.isFinal ? (
                <Button component={Link} to={`/products/${product.id}`} replace fullWidth>
                  {said.toProduct}
                </Button>
              ) : (
                <Button size="lg" fullWidth loading={isBusy} onClick={() => void confirmPurchase()}>
                  {failure ? said.retry : said.confirm}
                </Button>
              )}
              <Button variant="default" fullWidth disabled={isBusy} onClick={() => change(0)}>
                {said.change}
              </Button>
              <p className={classes.quiet}>{said.afterwards}</p>
            </div>
          )}
          <p className={classes.safe}>
            <IconLock size={18} aria-hidden="true" />
            {said.safe}
          </p>
        </div>
      </div>
      <div className={classes.aside}>
        <PurchaseSummary product={product} />
        {!isReady && <TestCards cards={options.testCards} onPick={pick} />}
      </div>
    </div>
  )
}
