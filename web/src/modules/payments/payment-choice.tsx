import type { CardType } from '@feria/contract/payments/values'
import { Button } from '@mantine/core'
import { IconBuildingBank, IconCreditCard, IconExternalLink } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { ChoiceCards } from '../../ui/choice-cards.tsx'
import { HelpLink } from '../../ui/help-link.tsx'
import { InlineNotice } from '../../ui/inline-notice.tsx'
import type { Basket } from './basket.ts'
import classes from './checkout.module.css'
import type { Payable } from './checkout-gate.tsx'
import { addressFor, stateFor, type Target } from './purchase-target.ts'
import { texts } from './texts.ts'
import { useCheckout } from './use-checkout.ts'

const labels = texts.payment

const waysWith = (provider: string) =>
  [
    { value: 'debit', icon: IconBuildingBank, label: labels.debit, hint: labels.debitHint },
    { value: 'credit', icon: IconCreditCard, label: labels.credit, hint: labels.creditHint },
    {
      value: 'external',
      icon: IconExternalLink,
      label: labels.external,
      hint: provider === 'sandbox' ? labels.externalTestHint : labels.externalHint,
    },
  ] as const

interface Props extends Payable {
  target: Target
  /** The visitor chose the external payment before they signed in. */
  startsOutside: boolean
  /** Whether everything else is chosen; otherwise it is shown what is not. */
  isReady: () => boolean
  reserve: (basket: Basket) => Promise<string>
  askAgain: () => Promise<void>
  /** What the buyer must read before choosing a method. */
  notification: string | null
}

/** The three payment methods: two kinds of card, entered on the next page, and the provider's own page. */
export const PaymentChoice = ({ target, basket, options, startsOutside, isReady, reserve, askAgain, notification }: Props) => {
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<CardType | 'external' | null>(startsOutside ? 'external' : target.cardType)
  const [isMissing, setIsMissing] = useState(false)
  const { start, isStarting, failure } = useCheckout(options.checkoutOrigins, { reserve, askAgain })
  const told = (chosen === 'external' && failure) || notification
  const next = (event: FormEvent) => {
    event.preventDefault()
    if (!isReady()) return
    if (chosen === null) return setIsMissing(true)
    if (chosen === 'external') return void start(basket)
    const wanted = { ...target, cardType: chosen }
    const state = stateFor(wanted)
    // The choice is stored in this history entry, for going back.
    navigate(addressFor('/payment', wanted), { replace: true, state })
    navigate(addressFor('/card-details', wanted), { state })
  }
  return (
    <form className={classes.sheet} onSubmit={next}>
      <ChoiceCards
        legend={labels.legend}
        options={waysWith(options.provider)}
        value={chosen}
        onChange={(way) => {
          setChosen(way)
          setIsMissing(false)
        }}
      />
      {isMissing && <InlineNotice kind="error">{labels.missing}</InlineNotice>}
      {told && <InlineNotice kind="error">{told}</InlineNotice>}
      <Button type="submit" fullWidth loading={isStarting}>
        {labels.next}
      </Button>
      <p className={classes.quiet}>{chosen === 'external' ? labels.afterExternal : labels.after}</p>
      <HelpLink topic="pagos" question="dinero-retenido" about="Pagos y protección" />
    </form>
  )
}
