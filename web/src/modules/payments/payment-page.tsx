import { api } from '@feria/contract'
import type { CardType } from '@feria/contract/words'
import { Button } from '@mantine/core'
import { IconBuildingBank, IconCreditCard } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useSession } from '../../lib/session.ts'
import { useRoute } from '../../lib/use-route.ts'
import { useTitle } from '../../lib/use-title.ts'
import { ChoiceCards } from '../../ui/choice-cards.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { InlineNotice } from '../../ui/inline-notice.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { productRequest } from '../catalogue/prefetch-product.ts'
import classes from './checkout.module.css'
import { GoBack } from './go-back.tsx'
import { CheckoutSkeleton, PurchaseSummary } from './purchase-summary.tsx'
import { addressFor, objectionTo, type Target } from './purchase-target.ts'
import { RefusedPurchase } from './refused-purchase.tsx'
import { texts } from './texts.ts'
import { useTarget } from './use-target.ts'

const said = texts.payment
const kinds = [
  { value: 'debit', icon: IconBuildingBank, label: said.debit, hint: said.debitHint },
  { value: 'credit', icon: IconCreditCard, label: said.credit, hint: said.creditHint },
] as const

const Choice = ({ target }: { target: Target }) => {
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<CardType | null>(target.cardType)
  const [isMissing, setIsMissing] = useState(false)
  const next = (event: FormEvent) => {
    event.preventDefault()
    if (chosen === null) return setIsMissing(true)
    const state = { productId: target.productId, cardType: chosen }
    // The choice stays in this entry of the history, for whoever comes back.
    navigate(addressFor('/payment', state), { replace: true, state })
    navigate(addressFor('/card-details', state), { state })
  }
  return (
    <form className={classes.sheet} onSubmit={next}>
      <ChoiceCards
        legend={said.legend}
        options={kinds}
        value={chosen}
        onChange={(type) => {
          setChosen(type)
          setIsMissing(false)
        }}
      />
      {isMissing && <InlineNotice kind="error">{said.missing}</InlineNotice>}
      <Button type="submit" fullWidth>
        {said.next}
      </Button>
      <p className={classes.quiet}>{said.after}</p>
    </form>
  )
}

const Loaded = ({ target }: { target: Target }) => {
  const memberId = useSession((session) => session.user?.id)
  const { data: product, error, refetch } = useRoute(api.catalogue.get, productRequest(target.productId), { staleTime: 0 })
  if (!product) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <CheckoutSkeleton />
  const objection = objectionTo(product, memberId)
  if (objection) return <RefusedPurchase reason={objection} productId={product.id} />
  return (
    <div className={classes.checkout}>
      <div className={classes.main}>
        <Choice target={target} />
      </div>
      <PurchaseSummary product={product} />
    </div>
  )
}

/** /payment: what is bought and its total, and with which kind of card it is paid [PAY-02 to PAY-04]. */
export const PaymentPage = () => {
  useTitle(said.title)
  const target = useTarget()
  if (!target) return <GoBack />
  return (
    <div className="page">
      <PageHeader title={said.heading} back={`/products/${target.productId}`} />
      <Loaded target={target} />
    </div>
  )
}
