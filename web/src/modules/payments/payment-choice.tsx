import type { KeptCard } from '@feria/contract/payments/schemas'
import type { CardType } from '@feria/contract/payments/values'
import { Button } from '@mantine/core'
import { IconBuildingBank, IconCreditCard, IconExternalLink } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { ChoiceCards, type ChoiceOption } from '../../ui/choice-cards.tsx'
import { HelpLink } from '../../ui/help-link.tsx'
import { InlineNotice } from '../../ui/inline-notice.tsx'
import type { Basket } from './basket.ts'
import { amountOf } from './charge.ts'
import classes from './checkout.module.css'
import type { Payable } from './checkout-gate.tsx'
import { KeptCardPanel } from './kept-card-panel.tsx'
import { addressFor, stateFor, type Target } from './purchase-target.ts'
import { texts } from './texts.ts'
import { useCheckout } from './use-checkout.ts'
import type { KeptPress } from './use-kept-press.ts'

const labels = texts.payment
const { nameOf, explainCard } = texts.kept

/** A kept card's id, or another way to pay. */
type Way = CardType | 'external' | `kept-${string}`

const wayOf = ({ id }: KeptCard): Way => `kept-${id}`

const waysWith = (provider: string): ChoiceOption<Way>[] => [
  { value: 'debit', icon: IconBuildingBank, label: labels.debit, hint: labels.debitHint },
  { value: 'credit', icon: IconCreditCard, label: labels.credit, hint: labels.creditHint },
  {
    value: 'external',
    icon: IconExternalLink,
    label: labels.external,
    hint: provider === 'sandbox' ? labels.externalTestHint : labels.externalHint,
  },
]

interface Props extends Payable {
  target: Target
  /** The member's kept cards, the last used first. */
  cards: KeptCard[]
  /** The visitor chose the external payment before they signed in. */
  startsOutside: boolean
  /** Whether everything else is chosen; otherwise it is shown what is not. */
  isReady: () => boolean
  reserve: (basket: Basket) => Promise<string>
  askAgain: () => Promise<void>
  press: KeptPress
  /** What the buyer must read before choosing a method. */
  notification: string | null
}

/**
 * The payment methods: kept cards, the last used one chosen, each paid with right here; two kinds of card, entered on the next page; and
 * the provider's own page.
 */
export const PaymentChoice = ({ target, cards, startsOutside, isReady, reserve, askAgain, press, notification, ...payable }: Props) => {
  const { basket, charge, options } = payable
  const navigate = useNavigate()
  const usable = cards.find(({ isExpired }) => !isExpired)
  const [chosen, setChosen] = useState<Way | null>(startsOutside ? 'external' : (target.cardType ?? (usable ? wayOf(usable) : null)))
  const [isMissing, setIsMissing] = useState(false)
  const { start, isStarting, failure } = useCheckout(options.checkoutOrigins, { reserve, askAgain })
  const kept = cards.find((card) => wayOf(card) === chosen)
  const message = (chosen === 'external' && failure) || notification
  const amount = amountOf(charge, basket)
  const isTest = options.provider === 'sandbox'
  const ways: ChoiceOption<Way>[] = [
    ...cards.map((card) => ({
      value: wayOf(card),
      icon: IconCreditCard,
      label: nameOf(card),
      hint: explainCard(card),
      isOff: card.isExpired || press.isBusy,
      panel: <KeptCardPanel card={card} amount={amount} page={basket.page} isTest={isTest} press={press} />,
    })),
    ...waysWith(options.provider).map((way) => ({ ...way, isOff: press.isBusy })),
  ]
  const choose = (way: Way) => {
    press.forget()
    setChosen(way)
    setIsMissing(false)
  }
  const next = (event: FormEvent) => {
    event.preventDefault()
    if (!isReady()) return
    if (kept) return void press.press(payable, kept)
    if (chosen === null) return setIsMissing(true)
    if (chosen === 'external') return void start(basket)
    const wanted = { ...target, cardType: chosen as CardType }
    const state = stateFor(wanted)
    // The choice is stored in this history entry, for going back.
    navigate(addressFor('/payment', wanted), { replace: true, state })
    navigate(addressFor('/card-details', wanted), { state })
  }
  return (
    <form className={classes.sheet} onSubmit={next}>
      <h2 className={classes.heading}>{labels.heading}</h2>
      <ChoiceCards legend={labels.legend} options={ways} value={chosen} onChange={choose} />
      {isMissing && <InlineNotice kind="error">{labels.missing}</InlineNotice>}
      {message && <InlineNotice kind="error">{message}</InlineNotice>}
      {!kept && (
        <>
          <Button type="submit" fullWidth loading={isStarting}>
            {labels.next}
          </Button>
          <p className={classes.quiet}>{chosen === 'external' ? labels.afterExternal : labels.after}</p>
        </>
      )}
      {cards.length > 0 && <Link to="/personal-info#tarjetas">{texts.kept.manage}</Link>}
      <HelpLink topic="pagos" question="dinero-retenido" about="Pagos y protección" />
    </form>
  )
}
