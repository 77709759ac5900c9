import type { Currency } from '@feria/contract/money'
import type { Balance } from '@feria/contract/payments/schemas'
import * as api from '@feria/contract/routes'
import { Button, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { useRoute } from '../../../lib/use-route.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import classes from './balance.module.css'
import { BalanceCard } from './balance-card.tsx'
import { Movements } from './movements.tsx'
import { PayoutForm } from './payout-form.tsx'
import { Payouts } from './payouts.tsx'
import { texts } from './texts.ts'

const Loading = () => (
  <div aria-busy="true">
    <span className="only-read" role="status">
      {texts.loading}
    </span>
    <div className={classes.cards}>
      <Skeleton height={230} radius="lg" />
      <Skeleton height={230} radius="lg" />
    </div>
    <Skeleton height={300} radius="lg" />
  </div>
)

const Nothing = () => (
  <EmptyState
    title={texts.empty}
    text={texts.emptyHint}
    action={
      <Button component={Link} to="/new-product">
        {texts.toSelling}
      </Button>
    }
  />
)

const Money = ({ balances }: { balances: Balance[] }) => {
  const [withdrawn, setWithdrawn] = useState<Currency>(balances[0]?.currency ?? 'USD')
  const [isOpen, setIsOpen] = useState(false)
  const balance = balances.find(({ currency }) => currency === withdrawn)
  return (
    <>
      <ul className={classes.cards} aria-label={texts.balances}>
        {balances.map((one) => (
          <BalanceCard
            key={one.currency}
            balance={one}
            onWithdraw={() => {
              setWithdrawn(one.currency)
              setIsOpen(true)
            }}
          />
        ))}
      </ul>
      <div className={classes.columns}>
        <Payouts />
        <Movements known={balances.map(({ currency }) => currency)} />
      </div>
      <Link to="/transparencia" className={classes.books}>
        {texts.books}
      </Link>
      {balance && (
        <Sheet isOpen={isOpen} onClose={() => setIsOpen(false)} title={texts.form.title(texts.currencies[withdrawn].toLowerCase())}>
          <PayoutForm key={withdrawn} balance={balance} onDone={() => setIsOpen(false)} />
        </Sheet>
      )}
    </>
  )
}

/** /saldo, «Mi saldo»: the member's earnings, movements and payouts to a bank account. */
export const BalancePage = () => {
  const { data, error, refetch } = useRoute(api.payments.balances, {})
  const content = () => {
    if (!data) return error ? <ErrorState title={texts.failed} error={error} onRetry={() => void refetch()} /> : <Loading />
    return data.length === 0 ? <Nothing /> : <Money balances={data} />
  }
  return (
    <div className="page">
      <PageHeader title={texts.title} subtitle={texts.subtitle} />
      {content()}
    </div>
  )
}
